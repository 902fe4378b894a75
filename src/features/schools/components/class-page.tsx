import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { ClassDetail, JoinSheet } from "../schema.ts";
import { ClassState } from "./class-state.tsx";
import { NumberField } from "./classes-page.tsx";
import { SchoolFault } from "./code-fields.tsx";
import { CodeText } from "./code-text.tsx";
import { PupilTable } from "./pupil-table.tsx";

interface ClassPageProps {
  readonly view: ClassDetail;
  readonly most: { readonly days: number; readonly places: number };
  readonly refused: RefusedForm | undefined;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly sheet: JoinSheet;
  /** Until joining ends; null when it has. */
  readonly daysLeft: number | null;
}

/** One class: its sheet for the wall, who joined, and what can be changed. */
export function ClassPage(props: ClassPageProps) {
  const { view, refused, locale, timeZone, sheet } = props;
  return (
    <div className="wrap grid gap-8 pb-8">
      <PageTop back={{ label: m.schools_back(), to: pathTo("schoolClasses") }} title={<bdi>{view.name}</bdi>} />
      {refused?.fault.code === "conflict" ? (
        <ErrorSummary items={[{ text: m.schools_delete_waiting() }]} refusal={refused} />
      ) : (
        <SchoolFault refused={refused} />
      )}
      <ClassSheet view={view} sheet={sheet} />
      <div className="no-print grid gap-4">
        <h2 className="h2">{m.schools_pupils_heading()}</h2>
        <ClassState view={view} locale={locale} timeZone={timeZone} />
        {view.pupils.length > 0 && (
          <>
            <PupilTable pupils={view.pupils} locale={locale} timeZone={timeZone} />
            <p className="hint">{m.schools_remove_note()}</p>
            <p className="hint">{m.schools_pupils_note()}</p>
          </>
        )}
      </div>
      <ClassChanges {...props} />
    </div>
  );
}

/** The sheet for the wall: the address, the code, and what to do. */
function ClassSheet({ view, sheet }: Pick<ClassPageProps, "view" | "sheet">) {
  return (
    <section className="card grid gap-4" aria-labelledby="sheet">
      <h2 className="h2" id="sheet">
        {m.schools_sheet_heading()}
      </h2>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <p>
          <CodeText code={view.code} isBig />
        </p>
        <div
          role="img"
          aria-label={m.schools_sheet_qr({ code: view.code })}
          className="w-48 max-w-full print:w-72"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: squares drawn on the server, no text of anybody in them
          dangerouslySetInnerHTML={{ __html: sheet.qr }}
        />
      </div>
      <ol className="grid list-decimal gap-2 ps-8">
        <li>
          {m.schools_sheet_step_address()}{" "}
          <bdi dir="ltr" className="strong wrap-anywhere">
            {sheet.address}
          </bdi>
        </li>
        <li>{m.schools_sheet_step_code()}</li>
        <li>{m.schools_sheet_step_name()}</li>
        <li>{m.schools_sheet_step_paper()}</li>
      </ol>
      <p className="no-print">
        <PrintButton label={m.schools_sheet_print()} />
      </p>
    </section>
  );
}

/** A class that is closed is opened for a week. */
const USUAL_DAYS = 7;

function ClassChanges({ view, most, refused, daysLeft }: ClassPageProps) {
  const isClosed = view.state === "closed";
  return (
    <section aria-labelledby="change" className="no-print grid max-w-read gap-6">
      <h2 className="h2" id="change">
        {m.schools_change_heading()}
      </h2>
      <PostForm noValidate className="grid gap-5">
        <TextField
          name="name"
          label={m.schools_field_name()}
          required
          autoComplete="off"
          defaultValue={typed(refused, "name") ?? view.name}
          error={faultOf(refused, "name")}
        />
        <NumberField name="places" most={most.places} value={view.places} refused={refused} />
        <p>
          <Button name="intent" value="change" kind="quiet">
            {m.schools_save_action()}
          </Button>
        </p>
      </PostForm>
      <PostForm noValidate className="grid gap-5">
        <NumberField
          name="days"
          most={most.days}
          value={Math.min(daysLeft ?? USUAL_DAYS, most.days)}
          refused={refused}
        />
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="extend" kind="quiet">
            {m.schools_extend_action()}
          </Button>
          {!isClosed && (
            <Button name="intent" value="close" kind="quiet">
              {m.schools_close_action()}
            </Button>
          )}
        </p>
      </PostForm>
      <PostForm className="grid gap-2">
        <p className="hint">{m.schools_delete_note()}</p>
        <p>
          <Button name="intent" value="delete" kind="danger">
            {m.schools_delete_action()}
          </Button>
        </p>
      </PostForm>
    </section>
  );
}
