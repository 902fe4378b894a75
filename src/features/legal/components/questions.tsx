import { FAQ_TOPIC_LABELS } from "#content/types/labels.ts";
import { Accordion } from "#ui/accordion.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import type { Question, Topic } from "../schema.ts";

/** A topic's name in the language of the page. */
export function topicName(topic: Topic["topic"]): string {
  return FAQ_TOPIC_LABELS[topic]();
}

/** Who stands on the ground of a topic, in the hue of it. */
const LOOKS: Readonly<Record<Topic["topic"], { readonly hue: string; readonly figures: readonly string[] }>> = {
  service: { hue: "S", figures: ["p-guide", "map"] },
  professions: { hue: "E", figures: ["p-engineer", "helmet"] },
  scales: { hue: "I", figures: ["p-analyst", "target"] },
  consultations: { hue: "A", figures: ["+p-listen"] },
  accounts: { hue: "C", figures: ["p-laptop", "key"] },
  privacy: { hue: "R", figures: ["+p-guard", "shield"] },
};

/** The questions of one topic under the sky of its picture, each opening on its own; the first of a page is open. */
export function TopicQuestions({ topic, isFirst }: { readonly topic: Topic; readonly isFirst: boolean }) {
  const { hue, figures } = LOOKS[topic.topic];
  return (
    <section id={topic.topic} aria-labelledby={`${topic.topic}-title`} className="topic" data-env={hue}>
      <div className="topic-sky">
        <h2 id={`${topic.topic}-title`} className="h2">
          {topicName(topic.topic)}
        </h2>
        {figures.map((name) => (
          <FigureDrawing key={name} name={name} className="" />
        ))}
      </div>
      <div className="topic-rows">
        {topic.questions.map((question, at) => (
          <Answer key={question.slug} question={question} isOpen={isFirst && at === 0} />
        ))}
      </div>
    </section>
  );
}

function Answer({ question, isOpen }: { readonly question: Question; readonly isOpen: boolean }) {
  const lang = question.otherLocale;
  return (
    <div lang={lang} dir={lang && "auto"}>
      <Accordion title={question.title} id={question.slug} open={isOpen} heading="h3">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: question.html }} />
      </Accordion>
    </div>
  );
}
