import type { ReactNode } from "react";
import { Part } from "#ui/detail/part.tsx";
import sheet from "#ui/styles/short-sheet.css?url";
import type { Items, ShortParts as Parts, ShortPreparing } from "../schema.ts";
import { WishForm } from "./wish-form.tsx";

interface ShortPartsProps {
  readonly short: Parts;
  readonly documentId: string;
  /** The professions near it, before what is not written yet. */
  readonly children: ReactNode;
}

/** What a short profile has in the place of a day and a path: what it asks, how one prepares, and what is not written yet. */
export function ShortParts({ short: { asks, preparing, unwritten }, documentId, children }: ShortPartsProps) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="default" />
      {asks && (
        <Part id="asks" title={asks.title} note={asks.note}>
          <div className="wants">
            {asks.lists.map((list) => (
              <Wants key={list.name} {...list} />
            ))}
          </div>
        </Part>
      )}
      {preparing && <Preparing {...preparing} />}
      {children}
      <section id="unwritten" aria-labelledby="unwritten-title" className="unwritten night no-print">
        <div>
          <h2 id="unwritten-title" className="h2">
            {unwritten.title}
          </h2>
          <p>{unwritten.text}</p>
          <ul className="unwritten-list">
            {unwritten.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <WishForm documentId={documentId} label={unwritten.ask} note={unwritten.note} />
      </section>
    </>
  );
}

/** One strand of what is asked, the strongest first and thickest. */
function Wants({ name, items }: Items) {
  return (
    <div>
      <h3 className="column-title">{name}</h3>
      <ol className="want">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}

function Preparing({ title, education, technology, remarks }: ShortPreparing) {
  return (
    <Part id="preparing" title={title}>
      <div className="preparing">
        {education && (
          <div>
            <h3 className="column-title">{education.name}</h3>
            <ul className="shares">
              {education.levels.map(({ title: level, percent, share }) => (
                <li key={level}>
                  <span>{level}</span>
                  <span className="hint">{share}</span>
                  <span className="share" style={{ ["--share" as string]: `${percent}%` }} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {technology && (
          <div>
            <h3 className="column-title">{technology.name}</h3>
            <ul className="chips" lang="en" dir="ltr">
              {technology.items.map((item) => (
                <li key={item} className="chip">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
        {remarks.length > 0 && (
          <div className="remarks">
            {remarks.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </Part>
  );
}
