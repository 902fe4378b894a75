import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { StatusMessage } from "#ui/status-message.tsx";
import { beginWalk, forgetNews, onWalk, type WalkState, walkState } from "../device/walk-on.ts";
import type { QuestionView } from "../schema.ts";

const NEWS = { kept: m.scales_kept_first, sent: m.scales_kept_sent, over: m.scales_kept_over };
const NONE: WalkState = { waiting: 0, news: null };

interface KeptNoteProps {
  readonly view: Pick<QuestionView, "about" | "signIn" | "attempt">;
  /** What the screen itself has to say. */
  readonly said?: string;
}

/** The screen's own word, else what is kept on the device while the line is gone: announced when it begins and when it is over, and to be read in between. */
export function KeptNote({ view: { about, signIn, attempt }, said }: KeptNoteProps) {
  const { scale } = about;
  const { waiting, news } = useSyncExternalStore(onWalk, walkState, () => NONE);
  const { revalidate } = useRevalidator();
  useEffect(() => beginWalk({ scale, signIn, attempt }), [scale, signIn, attempt]);
  useEffect(() => forgetNews, []);
  useEffect(() => {
    if (news === "sent") void revalidate();
  }, [news, revalidate]);
  return (
    <>
      <StatusMessage>{said || (news && NEWS[news]())}</StatusMessage>
      {waiting > 0 && <p className="hint">{m.scales_kept_waiting({ waiting })}</p>}
    </>
  );
}
