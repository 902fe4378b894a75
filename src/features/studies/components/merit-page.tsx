import { m } from "#i18n/paraglide/messages.js";
import { isFirstOf } from "#shared/listing.ts";
import { Accordion } from "#ui/accordion.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { MERIT_PROGRAMS, type MeritCard as Merit, type MeritKey, type MeritList } from "../schema.ts";
import { ProgramViews } from "./program-views.tsx";
import { StudyMarks } from "./study-card.tsx";

/** The merit programmes: those within reach of a percentage. */
export function MeritPage({ list }: { list: MeritList }) {
  return (
    <ListPage
      listing={MERIT_PROGRAMS}
      list={list}
      words={listWords()}
      sortable={false}
      note={list.sampleNote && <p>{list.sampleNote}</p>}
      before={<ProgramViews current="merit" />}
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
  return (
    <li className="card" id={program.slug}>
      <div className="card-picture">
        <CardPicture
          seed={`merit/${program.slug}`}
          hue="merit"
          scene={program.scene}
          format={isFirst ? "panorama" : undefined}
        />
      </div>
      <div className="card-words">
        <p className="hint">{program.over}</p>
        <h2 className="h3" lang={lang}>
          {program.title}
        </h2>
        <p className="moment">{program.minimum}</p>
        <p lang={lang}>{program.summary}</p>
        <Accordion title={m.studies_merit_more()}>
          {program.description.map((text) => (
            <p key={text} lang={lang} dir={lang && "auto"}>
              {text}
            </p>
          ))}
          <h3 className="strong">{m.studies_merit_benefits()}</h3>
          <ul lang={lang} dir={lang && "auto"}>
            {program.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Accordion>
        <StudyMarks study={program} />
      </div>
    </li>
  );
}

function listWords(): ListingWords {
  return {
    title: m.studies_merit_title(),
    lead: m.studies_merit_lead(),
    filters: m.studies_programs_filters(),
    count: (count) => m.studies_programs_count({ count }),
    show: (count) => m.studies_programs_show({ count }),
    empty: m.studies_programs_empty(),
    names: {
      percentage: m.studies_merit_percentage(),
      category: m.studies_filter_category(),
      institute: m.studies_filter_institute(),
    } satisfies Record<MeritKey, string>,
  };
}
