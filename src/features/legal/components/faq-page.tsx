import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { OwnTop } from "#ui/own-top.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { Topic } from "../schema.ts";
import { TopicQuestions, topicName } from "./questions.tsx";

/** Two who talk, between them what is asked. */
const FIGURES = [
  { name: "p-teacher", hue: "S" },
  { name: "speech", hue: "E" },
  { name: "p-present", hue: "A" },
];

/** All questions by topic, and where to ask another one. */
export function FaqPage({ topics, supportAddress }: { topics: readonly Topic[]; supportAddress: string }) {
  useOpenedByAddress();
  const items = topics.map(({ topic }) => ({ id: topic, title: topicName(topic) }));
  return (
    <>
      <OwnTop figures={FIGURES}>
        <PageTop title={m.legal_faq_title()} lead={m.legal_faq_lead()}>
          <PageContents label={m.legal_contents()} items={items} />
        </PageTop>
      </OwnTop>
      <div className="wrap faq pb-8">
        {topics.map((topic) => (
          <TopicQuestions key={topic.topic} topic={topic} />
        ))}
        <section aria-labelledby="more" className="faq-more">
          <h2 id="more" className="h2">
            {m.legal_more_title()}
          </h2>
          <p>
            {m.legal_more_text()}{" "}
            <a href={`mailto:${supportAddress}`} dir="ltr">
              {supportAddress}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}

/** An address that names a question opens it. */
function useOpenedByAddress() {
  useEffect(() => {
    const open = () => {
      const question = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (question instanceof HTMLDetailsElement) question.open = true;
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
