import type { ReactNode } from "react";
import { Link } from "react-router";
import { durationWords } from "#i18n/duration.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FormFault, faultOf } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { OwnData } from "../schema.ts";
import { ExportList } from "./export-list.tsx";

interface DataPageProps {
  readonly own: OwnData;
  readonly timeZone: string;
  readonly refused: RefusedForm | undefined;
  /** Stands in place of the forms while the owner has to prove who they are elsewhere. */
  readonly prove?: ReactNode;
}

interface PartProps extends DataPageProps {
  readonly date: (at: string) => string;
}

/** A copy of all one's data, and the end of the account. */
export function DataPage(props: DataPageProps) {
  const date = (at: string) => formatDate(at, getLocale(), props.timeZone);
  const intent = props.refused?.values.intent;
  return (
    <div className="mt-6 grid gap-8 own-pair">
      <FormFault
        refused={props.refused}
        stand={{ currentPassword: `${intent}-password` }}
        labels={{ currentPassword: m.privacy_password }}
      />
      {props.own.eraseAt && <EndingPart eraseAt={date(props.own.eraseAt)} />}
      {props.prove}
      <ExportPart {...props} date={date} />
      {!props.own.eraseAt && <ErasePart {...props} date={date} />}
      <p>
        <Link to={pathTo("keptData")}>{m.privacy_table_title()}</Link>
      </p>
    </div>
  );
}

function EndingPart({ eraseAt }: { eraseAt: string }) {
  return (
    <Alert kind="warn" title={m.privacy_erase_set({ date: eraseAt })}>
      <p>{m.privacy_erase_set_what()}</p>
      <PostForm className="mt-4">
        <Button name="intent" value="keep">
          {m.privacy_keep_action()}
        </Button>
      </PostForm>
    </Alert>
  );
}

/** The fault of one of the page's forms, not of its neighbour. */
function faultIn(intent: string, refused: RefusedForm | undefined, name: string): string | undefined {
  return refused?.values.intent === intent ? faultOf(refused, name) : undefined;
}

function Proof({ intent, refused }: { intent: "export" | "erase"; refused: RefusedForm | undefined }) {
  return (
    <PasswordField
      id={`${intent}-password`}
      name="currentPassword"
      label={m.privacy_password()}
      hint={m.privacy_password_hint()}
      autoComplete="current-password"
      required
      error={faultIn(intent, refused, "currentPassword")}
    />
  );
}

function ExportPart({ own, refused, prove, date }: PartProps) {
  const isBusy = own.exports.some(({ state }) => state === "waiting" || state === "working");
  return (
    <section className="grid gap-4" aria-labelledby="data-export">
      <h2 id="data-export" className="h2">
        {m.privacy_export_title()}
      </h2>
      <p>{m.privacy_export_what({ days: durationWords(own.exportDays, "days", getLocale()) })}</p>
      <ExportList exports={own.exports} date={date} />
      {!isBusy && !prove && (
        <PostForm noValidate className="form" aria-labelledby="data-export">
          {own.hasPassword && <Proof intent="export" refused={refused} />}
          <Button name="intent" value="export">
            {m.privacy_export_ask()}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

function ErasePart({ own, refused, prove }: PartProps) {
  const days = durationWords(own.eraseDays, "days", getLocale());
  return (
    <section className="grid gap-4" aria-labelledby="data-erase">
      <h2 id="data-erase" className="h2">
        {m.privacy_erase_title()}
      </h2>
      <p>{own.eraseDays === 0 ? m.privacy_erase_now() : m.privacy_erase_what({ days })}</p>
      <p>{m.privacy_erase_stays()}</p>
      <p>{m.privacy_erase_others()}</p>
      {!prove && (
        <PostForm noValidate className="form" aria-labelledby="data-erase">
          {own.hasPassword && <Proof intent="erase" refused={refused} />}
          <CheckboxField
            name="understood"
            value="yes"
            required
            label={m.privacy_erase_understood()}
            error={faultIn("erase", refused, "understood")}
          />
          <Button kind="danger" name="intent" value="erase">
            {m.privacy_erase_action()}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
