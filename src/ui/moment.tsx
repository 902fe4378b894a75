import { Hour } from "./hour.tsx";

interface MomentProps {
  /** An hour as it is kept, "06:45"; without one it is a plain telling line. */
  readonly at?: string;
  readonly lang?: string;
  /** Beside a line that tells what it is: where there is room for both. */
  readonly isWide?: boolean;
  readonly children: string;
}

/** The telling line of a card: a moment of a working day, or a reason. */
export function Moment({ at, lang, isWide, children }: MomentProps) {
  return (
    <p className={isWide ? "moment is-wide" : "moment"} lang={lang}>
      {at && (
        <>
          <Hour at={at} />{" "}
        </>
      )}
      {children}
    </p>
  );
}
