import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Fact } from "#shared/fact.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import { hueOf } from "../drawing-hue.ts";
import { lightOf } from "../drawing-light.ts";
import { Picture } from "../picture.tsx";

/** What the top of a record's page shows: the uploaded picture, else its own scene. */
export interface BandPicture {
  readonly file: PictureFile | null;
  /** Type and slug. */
  readonly seed: string;
  readonly hue?: string;
  readonly scene: string;
  readonly hour?: string;
  /** What stands in the scene's place. */
  readonly own?: ReactNode;
}

interface BandProps {
  readonly picture: BandPicture;
  readonly facts: readonly Fact[];
  /** What the facts are called for who cannot see that they are some. */
  readonly label: string;
  /** Beside them: what is not known of it here. */
  readonly note?: ReactNode;
  /** The top of the page. */
  readonly children: ReactNode;
}

/** The first view of a record: its title under its own sky, its scene on the water line, its facts on the ground below. */
export function Band({ picture, facts, label, note, children }: BandProps) {
  const { own, ...drawn } = picture;
  const { seed, hue, scene, hour } = drawn;
  const light = lightOf(seed, hour);
  return (
    <div className={light === "night" ? "band night" : "band"} data-env={hueOf(seed, hue, scene)} data-light={light}>
      <div className="wrap band-in">
        {children}
        <div className="band-scene">
          {own ?? <Picture {...drawn} format="band" sizes="(width >= 64em) 40rem, 100vw" eager />}
        </div>
        {facts.length === 0 && <div className="band-ground night on-ground" />}
        {facts.length > 0 && (
          <section className="band-facts night on-ground" aria-label={label}>
            <dl>
              {facts.map(({ name, values, large }) => (
                <div key={name} className={large && `is-${large}`}>
                  <dt>{name}</dt>
                  {values.map(({ title, to }) => (
                    <dd key={title}>{to ? <Link to={to}>{title}</Link> : <bdi>{title}</bdi>}</dd>
                  ))}
                </div>
              ))}
            </dl>
            {note}
          </section>
        )}
      </div>
    </div>
  );
}
