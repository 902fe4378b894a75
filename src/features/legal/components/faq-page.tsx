import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { PageContents } from "#ui/page-contents.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { Topic } from "../schema.ts";
import { TopicQuestions, topicName } from "./questions.tsx";

/** All questions by topic, and where to ask another one. */
export function FaqPage({ topics, supportAddress }: { topics: readonly Topic[]; supportAddress: string }) {
  useOpenedByAddress();
  const items = topics.map(({ topic }) => ({ id: topic, title: topicName(topic) }));
  return (
    <div className="wrap pb-8">
      <PageTop title={m.legal_faq_title()} lead={m.legal_faq_lead()} />
      <div className="beside mt-6">
        <PageContents label={m.legal_contents()} items={items} />
        <div className="max-w-read">
          {topics.map((topic) => (
            <TopicQuestions key={topic.topic} topic={topic} />
          ))}
          <section aria-labelledby="more" className="card">
            <h2 id="more" className="h3">
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
      </div>
    </div>
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
