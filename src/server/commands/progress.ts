import type { Progress } from "#content/import/stage.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";

const WIDTH = 24;
const SHOWN_EVERY_MS = 100;
const LINE_EVERY_MS = 5_000;
const WORDS = {
  read: m.content_import_step_read,
  compare: m.content_import_step_compare,
  apply: m.content_import_step_apply,
};

/** Shows how far an import is: a bar on a terminal, else a line now and then. */
export function showProgress(locale: Locale): { tell(progress: Progress): void; end(): void } {
  const { stderr } = process;
  let shownAt = 0;
  let shown = "";
  return {
    tell({ step, done, of }) {
      const now = performance.now();
      const words = WORDS[step]({}, { locale });
      const isNew = !shown.startsWith(words);
      if (!isNew && now - shownAt < (stderr.isTTY ? SHOWN_EVERY_MS : LINE_EVERY_MS)) return;
      shownAt = now;
      const part = of === null || of === 0 ? 0 : Math.min(1, done / of);
      const percent = `${Math.floor(part * 100)}%`;
      shown = `${words} ${percent}`;
      if (!stderr.isTTY) stderr.write(`${shown}\n`);
      else stderr.write(`\r\u001b[K${words} [${"█".repeat(Math.round(part * WIDTH)).padEnd(WIDTH, "·")}] ${percent}`);
    },
    end() {
      if (stderr.isTTY && shown !== "") stderr.write("\r\u001b[K");
    },
  };
}
