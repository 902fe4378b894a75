import { useEffect, useRef, useState } from "react";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import type { Environment } from "#shared/environments.ts";

interface Held {
  readonly version: number;
  readonly letters: string;
}

/** What keeps a guest's answers on the device; the screen brings it when the page has rest. */
export interface FirstDevice {
  readonly answersHere: () => Held | null;
  /** `place` is 1 where the statement fits, else 2. */
  readonly keepAnswer: (given: { version: number; number: number; place: number }) => Held;
  readonly forgetAnswers: () => void;
}
export type BringDevice = () => Promise<FirstDevice>;

/** Water of a branch whose statement was marked false. */
const THIN = 0.08;

export interface FirstWalk {
  /** The number of the statement on the page; null when all are answered. */
  readonly number: number | null;
  readonly levels: Readonly<Partial<Record<Environment, number>>>;
  /** The branch whose water the last answer changed. */
  readonly moved: Environment | null;
  /** Whether answers are kept here by now. */
  readonly isHere: boolean;
  /** Keeps an answer on the device. @returns false while the scripts for it have not come: the form sends it. */
  readonly answer: (fits: boolean) => boolean;
  /** Whether any of them are. */
  readonly isBegun: boolean;
  /** Deletes them from the device: the first statement is asked again. */
  readonly forget: () => void;
}

/** The first statements on the device. The page is the same for all visitors; what the device knows is shown once its scripts have come. */
export function useFirstWalk(first: FirstStatements | null, bringDevice: BringDevice): FirstWalk {
  const [letters, setLetters] = useState("");
  const [moved, setMoved] = useState<Environment | null>(null);
  const [isHere, setHere] = useState(false);
  const device = useRef<FirstDevice>(null);
  const version = first?.version;
  useEffect(() => {
    if (version === undefined) return;
    let isGone = false;
    const bring = async () => {
      device.current = await bringDevice();
      const kept = device.current.answersHere();
      if (isGone) return;
      if (kept?.version === version) setLetters(kept.letters);
      setHere(true);
    };
    const idle =
      "requestIdleCallback" in window ? window.requestIdleCallback : (work: () => void, _: object) => setTimeout(work);
    // A press may be waiting.
    idle(() => void bring().catch(() => undefined), { timeout: 1000 });
    return () => {
      isGone = true;
    };
  }, [version, bringDevice]);
  const statements = first?.statements ?? [];
  const at = letters.padEnd(statements.length, "-").slice(0, statements.length).indexOf("-");
  const levels = Object.fromEntries(
    statements.flatMap(({ environment }, index) => {
      const letter = letters[index];
      return letter === "1" || letter === "2" ? [[environment, letter === "1" ? 1 : THIN]] : [];
    }),
  );
  return {
    number: at < 0 ? null : at + 1,
    levels,
    moved,
    isHere,
    answer: (fits) => {
      if (!device.current || version === undefined || at < 0) return false;
      setMoved(statements[at]?.environment ?? null);
      setLetters(device.current.keepAnswer({ version, number: at + 1, place: fits ? 1 : 2 }).letters);
      return true;
    },
    isBegun: letters !== "",
    forget: () => {
      device.current?.forgetAnswers();
      setMoved(null);
      setLetters("");
    },
  };
}
