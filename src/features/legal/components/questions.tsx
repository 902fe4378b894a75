import { FAQ_TOPIC_LABELS } from "#content/types/labels.ts";
import { Accordion } from "#ui/accordion.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import type { Question, Topic } from "../schema.ts";

/** A topic's name in the language of the page. */
export function topicName(topic: Topic["topic"]): string {
  return FAQ_TOPIC_LABELS[topic]();
}

/** Who stands on the ground of a topic, in the hue of it. */
const LOOKS: Readonly<Record<Topic["topic"], { readonly hue: string; readonly figure: string }>> = {
  service: { hue: "S", figure: "p-guide" },
  professions: { hue: "E", figure: "p-cook" },
  scales: { hue: "I", figure: "p-screens" },
  consultations: { hue: "A", figure: "+p-listen" },
  accounts: { hue: "C", figure: "p-laptop" },
  privacy: { hue: "R", figure: "+p-guard" },
};

/** The questions of one topic under the sky of its picture, each opening on its own; the first of a page is open. */
export function TopicQuestions({ topic, isFirst }: { readonly topic: Topic; readonly isFirst: boolean }) {
  const { hue, figure } = LOOKS[topic.topic];
  return (
    <section id={topic.topic} aria-labelledby={`${topic.topic}-title`} className="topic" data-env={hue}>
      <div className="topic-sky">
        <h2 id={`${topic.topic}-title`} className="h2">
          {topicName(topic.topic)}
        </h2>
        <FigureDrawing name={figure} className="" />
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
