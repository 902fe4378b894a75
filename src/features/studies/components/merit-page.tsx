import { m } from "#i18n/paraglide/messages.js";
import { isFirstOf } from "#shared/listing.ts";
import { Accordion } from "#ui/accordion.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListPage } from "#ui/listing/list-page.tsx";
import { MERIT_PROGRAMS, type MeritCard as Merit, type MeritList } from "../schema.ts";
import { ProgramViews } from "./program-views.tsx";
import { StudyFacts, StudyMarks } from "./study-card.tsx";
import { wordsOf } from "./words-of.ts";

/** The merit programmes: those within reach of a percentage. */
export function MeritPage({ list }: { list: MeritList }) {
  return (
    <ListPage
      listing={MERIT_PROGRAMS}
      list={list}
      words={wordsOf(list.words)}
      sortable={false}
      sortHint={
        <>
          {list.sampleNote && <p className="hint">{list.sampleNote}</p>}
          <ProgramViews current="merit" />
        </>
      }
      fields={<PercentageField list={list} />}
    >
      <ul className="cards cards-first">
        {list.cards.map((program, at) => (
          <MeritCard key={program.slug} program={program} isFirst={isFirstOf(list.cards, at)} />
        ))}
      </ul>
    </ListPage>
  );
}

/** Written out: no other list has a field, and the frame of fields would come for this one. */
function PercentageField({ list }: { list: MeritList }) {
  return (
    <div className="field">
      <label htmlFor="percentage">{m.studies_merit_percentage()}</label>
      <span className="hint" id="percentage-hint">
        {m.studies_merit_percentage_hint()}
      </span>
      {list.percentageFault && (
        <span className="field-error" id="percentage-error">
          <Icon name="err" />
          {m.studies_merit_percentage_fault()}
        </span>
      )}
      <input
        id="percentage"
        name="percentage"
        className="input"
        dir="auto"
        aria-describedby={list.percentageFault ? "percentage-hint percentage-error" : "percentage-hint"}
        aria-invalid={list.percentageFault || undefined}
        defaultValue={list.query.filters.percentage[0]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
    </div>
  );
}

function MeritCard({ program, isFirst }: { program: Merit; isFirst: boolean }) {
  const lang = program.otherLocale;
  const description = (
    <div lang={lang} dir={lang && "auto"}>
      {program.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
  const benefits = (
    <div className="grid gap-2">
      <h3 className="strong">{m.studies_merit_benefits()}</h3>
      <p lang={lang} dir={lang && "auto"}>
        {program.benefits.join(" · ")}
      </p>
    </div>
  );
  return (
    <li className="card" id={program.slug} data-env={program.hue}>
      <div className="card-picture">
        <CardPicture
          seed={`merit/${program.slug}`}
          hue="merit"
          scene={program.scene}
          format={isFirst ? "panorama" : undefined}
        />
      </div>
      <div className={isFirst ? "card-words night on-ground" : "card-words"}>
        <p className="hint">{program.over}</p>
        <h2 className="h3" lang={lang}>
          {program.title}
        </h2>
        <p lang={lang}>{program.summary}</p>
        {isFirst && <div className="is-wide">{description}</div>}
        {isFirst && benefits}
        <div className={isFirst ? "is-narrow" : undefined}>
          <Accordion title={m.studies_merit_more()}>
            {description}
            {!isFirst && benefits}
          </Accordion>
        </div>
        <StudyMarks study={program} />
      </div>
      <StudyFacts facts={program.facts} />
    </li>
  );
}
