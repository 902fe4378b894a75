import { m } from "#i18n/paraglide/messages.js";
import type { Word } from "#platform/personal-data/columns.ts";
import type { ImportState } from "./store.server.ts";

/** What became of an import, in words. */
export const IMPORT_STATE_WORDS: Readonly<Record<ImportState, Word>> = {
  staging: m.content_import_state_staging,
  staged: m.content_import_state_staged,
  tried: m.content_import_state_tried,
  refused: m.content_import_state_refused,
  done: m.content_import_state_done,
  undone: m.content_import_state_undone,
  settled: m.content_import_state_settled,
};
