import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";

/** The heading of its column stands before a cell where a row is a block of lines. */
function labelOf(cell: ReactNode): string | undefined {
  return typeof cell === "string" ? cell : undefined;
}

interface TableProps {
  readonly caption: string;
  readonly head: readonly ReactNode[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export function Table({ caption, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={head.length}>{m.ui_no_data()}</td>
            </tr>
          )}
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <th scope="row">{cells[0]}</th>
              {cells.slice(1).map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={at} data-label={labelOf(head[at + 1])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
