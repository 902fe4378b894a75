import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import ownTopSheet from "#ui/styles/own-top-sheet.css?url";
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
    <>
      <link rel="stylesheet" href={ownTopSheet} precedence="default" />
      <OwnTop>
        <PageTop back={{ label: m.schools_back(), to: pathTo("schoolClasses") }} title={<bdi>{view.name}</bdi>} />
        <ClassSheet view={view} sheet={sheet} />
      </OwnTop>
      <div className="wrap grid gap-8 pb-8">
        {refused?.fault.code === "conflict" ? (
          <ErrorSummary items={[{ text: m.schools_delete_waiting() }]} refusal={refused} />
        ) : (
          <SchoolFault refused={refused} />
        )}
        <section className="no-print class-joined">
          <div>
            <h2 className="h2">{m.schools_pupils_heading()}</h2>
            <ClassState view={view} locale={locale} timeZone={timeZone} />
            {view.pupils.length > 0 && (
              <>
                <p className="hint">{m.schools_pupils_note()}</p>
                <p className="hint">{m.schools_remove_note()}</p>
              </>
            )}
          </div>
          {view.pupils.length > 0 && <PupilTable pupils={view.pupils} locale={locale} timeZone={timeZone} />}
        </section>
        <ClassChanges {...props} />
      </div>
    </>
  );
}

/** The sheet for the wall: the code as large as it goes, the square, the address, and what to do. */
function ClassSheet({ view, sheet }: Pick<ClassPageProps, "view" | "sheet">) {
  return (
    <section className="sheet-code" aria-labelledby="sheet">
      <div className="grid gap-4">
        <div>
          <h2 id="sheet">{m.schools_sheet_heading()}</h2>
          <p>
            <CodeText code={view.code} />
          </p>
        </div>
        <ol>
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
      </div>
      <div
        role="img"
        aria-label={m.schools_sheet_qr({ code: view.code })}
        className="sheet-qr"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: squares drawn on the server, no text of anybody in them
        dangerouslySetInnerHTML={{ __html: sheet.qr }}
      />
    </section>
  );
}

/** A class that is closed is opened for a week. */
const USUAL_DAYS = 7;

function ClassChanges({ view, most, refused, daysLeft }: ClassPageProps) {
  const isClosed = view.state === "closed";
  return (
    <section className="no-print max-w-read">
      <Accordion title={m.schools_change_heading()} heading="h2" open={refused !== undefined}>
        <PostForm noValidate className="form">
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
        <PostForm noValidate className="form">
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
      </Accordion>
    </section>
  );
}
