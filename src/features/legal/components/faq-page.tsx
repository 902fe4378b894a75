import { useEffect } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { MAX_FIND } from "../rules.ts";
import type { Question, Topic } from "../schema.ts";
import { Asked, TopicQuestions, topicName } from "./questions.tsx";

/** Somebody asks at a desk, others come with their questions. */
const SCENE: NicheScene = {
  hue: "I",
  mate: "R",
  wide: 560,
  stands: [
    ["p-front", 160, 1.35],
    ["speech", 6, 0.75, -128],
    ["p-bag", -30, 1.2, 0, "E"],
    ["p-cane", -128, 1.2, 0, "S"],
    ["p-onway", -226, 1.2, 0, "C"],
  ],
};

interface FaqPageProps {
  /** The questions to begin with and their answers; empty where something is looked for. */
  readonly asked: readonly Question[];
  readonly topics: readonly Topic[];
  /** What is looked for among them; empty for all. */
  readonly words: string;
  readonly supportAddress: string;
}

/** Questions to begin with and their answers, then the other questions by topic, or those in which something stands, and where to ask another one. */
export function FaqPage({ asked, topics, words, supportAddress }: FaqPageProps) {
  useOpenedByAddress();
  const items = topics.map(({ topic }) => ({ id: topic, title: topicName(topic) }));
  const mail = (
    <a href={`mailto:${supportAddress}`} dir="ltr">
      {supportAddress}
    </a>
  );
  return (
    <>
      <SceneTop title={m.legal_faq_title()} lead={m.legal_faq_lead()} scene={SCENE} />
      <div className="wrap pb-8">
        <div className="faq-ways">
          <Find words={words} />
          {words === "" && <PageContents label={m.legal_contents()} items={items} />}
        </div>
        {asked.length > 0 && <Asked questions={asked} />}
        {words !== "" && topics.length > 0 && <Found topics={topics} words={words} />}
        {topics.length > 0 ? (
          <div className="faq">
            {topics.map((topic) => (
              <TopicQuestions key={topic.topic} topic={topic} />
            ))}
            <section aria-labelledby="more" className="faq-more">
              <h2 id="more" className="h2">
                {m.legal_more_title()}
              </h2>
              <p>
                {m.legal_more_text()} {mail}
              </p>
            </section>
          </div>
        ) : (
          <EmptyState title={m.legal_find_none({ words: `\u2068${words}\u2069` })}>
            <p>
              {m.legal_find_none_text()} {mail}
            </p>
            <p>
              <ButtonLink kind="quiet" to={pathTo("faq")}>
                {m.legal_find_all()}
              </ButtonLink>
            </p>
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** What is looked for in questions and answers; the server finds it. */
function Find({ words }: { readonly words: string }) {
  return (
    <search>
      <form action={pathTo("faq")} className="faq-find">
        <div className="field">
          <label htmlFor="q">{m.legal_find()}</label>
          <input
            key={words}
            id="q"
            name="q"
            type="search"
            className="input"
            dir="auto"
            defaultValue={words}
            maxLength={MAX_FIND}
            autoComplete="off"
          />
        </div>
        <Button>
          <Icon name="search" />
          {m.legal_find_act()}
        </Button>
      </form>
    </search>
  );
}

function Found({ topics, words }: Pick<FaqPageProps, "topics" | "words">) {
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="faq-found">
      <p role="status">{m.legal_find_found({ count, words: `\u2068${words}\u2069` })}</p>
      <Link to={pathTo("faq")}>{m.legal_find_all()}</Link>
    </div>
  );
}

/** An address that names a question opens it. */
function useOpenedByAddress() {
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const question = named?.matches("li") ? named.querySelector("details") : named;
      if (question instanceof HTMLDetailsElement) question.open = true;
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
