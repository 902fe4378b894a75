import type { HomeLeaf } from "#shared/home-card.ts";

/** So many leaves of a line are told by name; of more each is a leaf alone. */
const NAMED = 16;

interface LeafLineProps {
  readonly leaves: readonly HomeLeaf[];
  /** Each is a sentence and no name. */
  readonly isTold?: boolean;
}

/** What is done is a leaf on the channel, what is not a bud. */
export function LeafLine({ leaves, isTold = false }: LeafLineProps) {
  const isMany = leaves.length > NAMED;
  return (
    <ol
      className={isTold ? "leaf-line leaf-told" : "leaf-line"}
      data-many={isMany ? "" : undefined}
      aria-hidden={isMany || undefined}
    >
      {leaves.map(({ id, name, note, isDone }) => (
        <li key={id} data-done={isDone ? "" : undefined}>
          {!isMany && (
            <>
              <span>
                <bdi>{name}</bdi>
              </span>{" "}
              {note && <span className="hint">{note}</span>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
