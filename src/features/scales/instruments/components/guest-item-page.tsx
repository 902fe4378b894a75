import { type FormEvent, lazy, startTransition, useEffect, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { keepAnswer } from "../device/device-answers.ts";
import { leavesOf } from "../rules/leaves.ts";
import { pathIn, pathOfTry } from "../rules/paths.ts";
import type { GuestStep } from "../schema.ts";
import { AskFrame } from "./ask-frame.tsx";
import { AskStrip } from "./ask-strip.tsx";
import { AskMore } from "./ask-ways.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { Example } from "./example.tsx";
import { keyWords, stepWords } from "./words.ts";

/** Who answers needs it seldom. */
const ErrorSummary = lazy(async () => ({ default: (await import("#ui/error-summary.tsx")).ErrorSummary }));

interface GuestItemPageProps {
  readonly view: GuestStep;
  readonly number: number;
}

/** One item of a guest: answered on the device, without a request where scripts run. */
export function GuestItemPage({ view, number }: GuestItemPageProps) {
  const { about, letters, items, way } = view;
  const { scale, version } = about;
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(view.isMissing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of one item
  useEffect(() => setMissing(view.isMissing), [number, view.isMissing]);
  const total = items.length;
  const item = items[number - 1] ?? { id: "", text: "" };
  const options = item.options ?? view.options;
  const leaves = leavesOf(items.map((_, at) => /[1-5]/.test(letters[at] ?? "")));
  const fault = isMissing ? m.fault_field_scales_choose() : undefined;
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = new FormData(event.currentTarget, submitter).get("answer");
    const place = options.findIndex(({ value }) => value === answer) + 1;
    // What shows it comes first; until then the page stays.
    if (place === 0) return startTransition(() => setMissing(true));
    keepAnswer(scale, { version, number, place });
    navigate(pathOfTry(scale, number + 1, total));
  };
  return (
    <AskFrame>
      {view.isOther && <p>{m.scales_guest_other()}</p>}
      {fault && (
        <ErrorSummary title={m.scales_error_heading()} items={[{ id: "answer", text: fault }]} refusal={view} />
      )}
      <Form
        method="post"
        action={pathIn(scale, "try", { number })}
        className="ask-form"
        key={number}
        onSubmit={keep}
        noValidate
      >
        <AskedQuestion
          text={item.text}
          speech={item.speech}
          hint={item.example && <Example text={item.example} />}
          position={stepWords(about, { number, total })}
          strip={<AskStrip leaves={leaves} number={number} />}
          options={options}
          isLong={about.kind !== "true-false"}
          chosen={options[Number(letters[number - 1]) - 1]?.value}
          error={fault}
          way={way}
        />
        {way === "choose" && (
          <div>
            <Button kind="primary">{m.scales_next()}</Button>
          </div>
        )}
      </Form>
      <Ways view={view} number={number} keys={options.length} />
    </AskFrame>
  );
}

function Ways({ view, number, keys }: GuestItemPageProps & { readonly keys: number }) {
  const { about, letters, way, items } = view;
  const to = (step: number) => pathOfTry(about.scale, step, items.length);
  const isAnswered = /[1-5]/.test(letters[number - 1] ?? "");
  return (
    <nav aria-label={about.title} className="ask-ways">
      {number > 1 && <Link to={to(number - 1)}>{m.scales_previous()}</Link>}
      <Link to={to(number + 1)}>{isAnswered && way === "press" ? m.scales_next() : m.scales_walk_skip()}</Link>
      <AskMore way={way} keys={keyWords(about, keys)}>
        <Link to={to(items.length + 1)}>{m.scales_guest_end()}</Link>
      </AskMore>
    </nav>
  );
}
