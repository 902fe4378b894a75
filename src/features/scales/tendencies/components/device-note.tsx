import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import type { JoinView } from "../../instruments/schema.ts";

/** On the home of somebody signed in: answers lie on this device, and whose they are is not known. */
export function DeviceNote({ view: { answered, total } }: { readonly view: JoinView }) {
  return (
    <Alert kind="info" title={m.scales_join_title()}>
      <p>{m.scales_join_text({ done: answered, total })}</p>
      <p>
        <Link className="inline-flex min-h-11 items-center" to={pathTo("careerTestJoin")}>
          {m.scales_join_open()}
        </Link>
      </p>
    </Alert>
  );
}
