import { useEffect, useState } from "react";
import { FAQ_TOPIC_LABELS } from "#content/types/labels.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Accordion } from "#ui/accordion.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Question, Topic } from "../schema.ts";

/** A topic's name in the language of the page. */
export function topicName(topic: Topic["topic"]): string {
  return FAQ_TOPIC_LABELS[topic]();
}

/** Who stands on the ground of a topic, in the hue of it. */
const LOOKS: Readonly<Record<Topic["topic"], { readonly hue: string; readonly figures: readonly string[] }>> = {
  service: { hue: "S", figures: ["p-guide"] },
  professions: { hue: "E", figures: ["p-nurse", "p-engineer", "p-cook"] },
  scales: { hue: "I", figures: ["p-screens"] },
  consultations: { hue: "A", figures: ["p-listen"] },
  accounts: { hue: "C", figures: ["p-laptop"] },
  privacy: { hue: "R", figures: ["key"] },
};

/** The questions of one topic under the picture of it, each opening on its own. */
export function TopicQuestions({ topic }: { readonly topic: Topic }) {
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
        {topic.questions.map((question) => (
          <Answer key={question.slug} question={question} />
        ))}
      </div>
    </section>
  );
}

/** Who stands beside a question to begin with, by the question, and the hue of it. */
const ASKERS: Readonly<Record<string, readonly [figure: string, hue: string]>> = {
  "where-do-i-start": ["p-bag", "S"],
  "is-wijha-free": ["p-cane", "I"],
  "who-sees-my-answers": ["p-grandma", "R"],
  "what-the-result-means": ["p-map", "A"],
  "professions-without-a-degree": ["p-visor", "E"],
};

/** So many answers stand open on a phone; where there is room all of them do. */
const OPEN = 1;

/** Questions to begin with as a conversation along the channel: who asks on one side, the answer on the other. */
export function Asked({ questions }: { readonly questions: readonly Question[] }) {
  // Styles show every answer where there is room; who hears the page is told so too.
  const [isWide, setWide] = useState(false);
  useEffect(() => setWide(matchMedia("(width >= 64em)").matches), []);
  return (
    <section className="faq-asked" aria-labelledby="asked">
      <h2 id="asked" className="h2">
        {m.legal_faq_asked()}
      </h2>
      <ol>
        {questions.map(({ slug, title, html, otherLocale: lang }, at) => {
          const [figure, hue] = ASKERS[slug] ?? ["question", "S"];
          return (
            <li key={slug} id={slug} lang={lang} dir={lang && "auto"} data-env={hue}>
              <details className="fold" open={at < OPEN || isWide}>
                <summary>
                  <FigureDrawing name={figure} className="" />
                  <h3>{title}</h3>
                  <Icon name="down" />
                </summary>
                <Words html={html} />
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Words({ html }: Pick<Question, "html">) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Answer({ question }: { readonly question: Question }) {
  const lang = question.otherLocale;
  return (
    <div lang={lang} dir={lang && "auto"}>
      <Accordion title={question.title} id={question.slug} heading="h3">
        <Words html={question.html} />
      </Accordion>
    </div>
  );
}
