import { Link } from "react-router";
import { languageOf } from "#i18n/language-of.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import type { ProfileBrief } from "../schema/view.ts";
import { ShareLine } from "./share-line.tsx";

/** The two strands of the channel, one above the other. */
const STRANDS = ["M40 50C58 50 56 25 74 25H99", "M40 50C58 50 56 75 74 75H99"];
const WIDEST = 14;

/** What the result says: the two leading environments, each as wide as its water. */
export function BriefResult({ result }: { readonly result: NonNullable<ProfileBrief["result"]> }) {
  const { over, title, text, leading, action } = result;
  return (
    <section className="profile-result" data-env={leading[0]?.code} aria-labelledby="brief-result">
      <div className="wrap">
        <div className="profile-result-words">
          <h2 id="brief-result">{over}</h2>
          <p className="profile-result-name">{title}</p>
          <p>{text}</p>
          <ButtonLink kind="quiet" to={action.to}>
            {action.label}
          </ButtonLink>
        </div>
        {leading.length > 0 && (
          <div className="profile-strands">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {leading.map(({ code, level }, at) => (
                <path key={code} data-env={code} d={STRANDS[at]} strokeWidth={Math.round(level * WIDEST)} />
              ))}
              <path d="M0 50H40" />
              <path d="M40 50h0" />
            </svg>
            <ul>
              {leading.map(({ code, name }) => (
                <li key={code} data-env={code}>
                  <Icon name={environmentIcon(code)} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** Steps of the plan along the channel, or subjects as they are pictured, told where they are kept. */
export function BriefPart({ part: { id, title, to, label, items } }: { readonly part: ProfileBrief["parts"][number] }) {
  return (
    <section className={`profile-part ${id}-part`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Link className="profile-edit" to={to}>
        {label}
        <Icon name="next" />
      </Link>
      <ol className={`profile-said ${id}`}>
        {items.map(({ name, note, share, picture }) => (
          <li key={name} data-env={picture?.hue}>
            {picture && <FigureDrawing name={picture.motif} className="" />}
            <bdi dir="auto" lang={languageOf(name)}>
              {name}
            </bdi>
            {note && <span className="hint">{note}</span>}
            {share !== undefined && <ShareLine share={share} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
