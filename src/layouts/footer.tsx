import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { hidesPictures } from "#ui/pictures.ts";
import { FootEdge } from "./foot-edge.tsx";
import { LanguageLinks } from "./language-switch.tsx";
import { entryAddress, FOOTER_MENU, FOOTER_SECTIONS, isSeen, type MenuEntry } from "./menu.ts";
import { useSite } from "./site-data.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const NETWORKS = [
  ["instagram", "Instagram"],
  ["x", "X"],
  ["linkedin", "LinkedIn"],
] as const;

/** Whose site this is, its sections, help and legal pages, language and look, in one order on every page; the landing pages add the copyright. */
export function Footer({ copyright }: { copyright?: boolean }) {
  const { site, person } = useSite();
  return (
    <footer className="night foot">
      <FootEdge />
      <div className="wrap foot-parts">
        <div className="foot-owner">
          <p className="foot-mark">
            {site.logo && !(import.meta.env.SSR && hidesPictures()) ? (
              <img src={site.logo} alt={site.name} />
            ) : (
              site.name
            )}
          </p>
          <p className="foot-words">{site.about}</p>
          {site.owner && <Owner {...site.owner} />}
          {copyright && <Copyright name={site.name} from={site.firstYear} to={site.year} />}
        </div>
        <nav aria-label={m.layouts_footer_menu()} className="foot-links">
          <FootList
            title={m.layouts_sections()}
            entries={FOOTER_SECTIONS.filter((entry) => isSeen(entry, person !== null))}
          />
          <FootList title={m.layouts_help()} entries={FOOTER_MENU}>
            <Networks />
          </FootList>
        </nav>
        <div className="foot-choices">
          <LanguageLinks />
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

/** Who runs the site, with the emblem beside the name. */
function Owner({ name, emblem }: { readonly name: string; readonly emblem: string }) {
  return (
    <p className="foot-run">
      {emblem && !(import.meta.env.SSR && hidesPictures()) && <img src={emblem} alt="" />}
      <span>
        <span className="foot-title">{m.layouts_run_by()}</span>
        <bdi>{name}</bdi>
      </span>
    </p>
  );
}

/** The networks, as items of a list. */
export function Networks() {
  const { site } = useSite();
  const networks = NETWORKS.filter(([key]) => site.social[key] !== "");
  return networks.map(([key, name]) => (
    <li key={key}>
      <a href={site.social[key]} rel="noreferrer" lang="en">
        {name}
      </a>
    </li>
  ));
}

/** Entries of a footer, as items of a list. */
export function Entries({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return entries.map((entry) => (
    <li key={entry.id}>
      <Link to={entryAddress(entry)}>{entry.words()}</Link>
    </li>
  ));
}

interface FootListProps {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly children?: ReactNode;
}

function FootList({ title, entries, children }: FootListProps) {
  return (
    <div>
      <p className="foot-title">{title}</p>
      <ul>
        <Entries entries={entries} />
        {children}
      </ul>
    </div>
  );
}

function Copyright({ name, from, to }: { name: string; from: number; to: number }) {
  return (
    <p className="hint">
      © <bdi dir="ltr">{from < to ? `${from}–${to}` : from}</bdi> {name}
    </p>
  );
}
