import { Alert } from "#ui/alert.tsx";
import { showsContent } from "../rules.ts";
import type { CopyNotice } from "../schema.ts";

/** On pages of content: of which day their texts are, and what works all the same. */
export function ContentNotice({ notice, pathname }: { notice: CopyNotice; pathname: string }) {
  if (!showsContent(pathname)) return null;
  return (
    <div className="wrap pt-4">
      <Alert title={notice.title}>
        <p>{notice.text}</p>
      </Alert>
    </div>
  );
}
