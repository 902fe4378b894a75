import { FAQ_TOPIC_LABELS } from "#content/types/labels.ts";
import { Accordion } from "#ui/accordion.tsx";
import type { Question, Topic } from "../schema.ts";

/** A topic's name in the language of the page. */
export function topicName(topic: Topic["topic"]): string {
  return FAQ_TOPIC_LABELS[topic]();
}

/** The questions of one topic, each opening on its own. */
export function TopicQuestions({ topic }: { topic: Topic }) {
  return (
    <section id={topic.topic} aria-labelledby={`${topic.topic}-title`} className="topic">
      <h2 id={`${topic.topic}-title`} className="h2">
        {topicName(topic.topic)}
      </h2>
      <div>
        {topic.questions.map((question, at) => (
          <Answer key={question.slug} question={question} isFirst={at === 0} />
        ))}
      </div>
    </section>
  );
}

function Answer({ question, isFirst }: { readonly question: Question; readonly isFirst: boolean }) {
  const lang = question.otherLocale;
  return (
    <div lang={lang} dir={lang && "auto"}>
      <Accordion title={question.title} id={question.slug} open={isFirst} heading="h3">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: question.html }} />
      </Accordion>
    </div>
  );
}
