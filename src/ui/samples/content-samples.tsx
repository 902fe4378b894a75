import { ENVIRONMENTS } from "#shared/environments.ts";
import { Accordion } from "../accordion.tsx";
import { Alert } from "../alert.tsx";
import { Breadcrumb } from "../breadcrumb.tsx";
import { Card } from "../card.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Hexagon } from "../hexagon.tsx";
import { Pagination } from "../pagination.tsx";
import { Picture } from "../picture.tsx";
import { Progress } from "../progress.tsx";
import { RecordDrawing } from "../record-drawing.tsx";
import { ScoreBars } from "../score-bars.tsx";
import { SixBranches } from "../six-branches.tsx";
import { Skeleton } from "../skeleton.tsx";
import { StatusMessage } from "../status-message.tsx";
import { Table } from "../table.tsx";
import type { SampleProps } from "./sample-words.ts";

const SCORES = { R: 7, I: 8, A: 3, S: 4, E: 5, C: 2 };
const MOST = 9;
const LEVELS = { R: 7 / 9, I: 8 / 9, A: 3 / 9, S: 4 / 9, E: 5 / 9, C: 0 };
const SAMPLE_FILE = {
  url: "/favicon.svg",
  mime: "image/svg+xml",
  width: 400,
  height: 300,
  alternativeText: null,
  formats: null,
};
const PAGE = 4;
const PAGES = 9;

/** Cards, lists, figures, states. */
export function ContentSamples({ words, prefix }: SampleProps) {
  const bars = ENVIRONMENTS.map((code) => ({
    label: code,
    value: SCORES[code],
    max: MOST,
    text: `${SCORES[code]}/${MOST}`,
    env: code,
  }));
  const names = { R: words.title, I: words.label, A: words.action, S: words.title, E: words.label, C: words.action };
  return (
    <>
      <Breadcrumb
        label={`${words.title} ${prefix}`}
        items={[{ label: words.label, to: "#main" }, { label: words.title }]}
      />
      <ul className="cards">
        <Card title={words.title} to="#main" env="I">
          <p>{words.text}</p>
        </Card>
        <Card title={words.title}>
          <p>{words.text}</p>
        </Card>
      </ul>
      <div className="grid gap-2">
        {(["info", "ok", "warn", "err"] as const).map((kind) => (
          <Alert key={kind} kind={kind} title={words.title}>
            <p>{words.text}</p>
          </Alert>
        ))}
      </div>
      <Progress value={12} max={54} label={words.label} />
      <ScoreBars items={bars} label={words.label} />
      <Hexagon scores={SCORES} max={MOST} />
      <Table
        caption={`${words.title} ${prefix}`}
        head={[words.label, words.title]}
        rows={bars.map(({ label, text }) => ({ key: label, cells: [label, <bdi key="text">{text}</bdi>] }))}
      />
      <Accordion title={words.title}>
        <p>{words.text}</p>
      </Accordion>
      <Pagination page={PAGE} pageCount={PAGES} label={`${words.label} ${prefix}`} to={() => "#main"} />
      <Skeleton />
      <StatusMessage>{words.text}</StatusMessage>
      <EmptyState title={words.title} heading="h3">
        <p>{words.text}</p>
      </EmptyState>
      <div className="dev-night night">
        <SixBranches levels={LEVELS} names={names} turns />
      </div>
      <SixBranches levels={LEVELS} names={names} size="card" />
      <RecordDrawing seed="university/sample" format="banner" hue="I" scene="3 campus cap books" />
      <div className="dev-row">
        {ENVIRONMENTS.map((code) => (
          <RecordDrawing key={code} seed={`book/${code}`} format="cover" hue={code} />
        ))}
      </div>
      <div className="dev-row">
        <RecordDrawing seed="course/sample" format="thumbnail" hue="courses" />
        <Picture file={SAMPLE_FILE} seed="course/sample" format="thumbnail" />
      </div>
    </>
  );
}
