import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Environment } from "#shared/environments.ts";
import { hidesPictures } from "./pictures.ts";

export interface CardProps {
  readonly title: ReactNode;
  /** Makes the whole card lead there; the title is its one link. */
  readonly to?: string;
  readonly children?: ReactNode;
  /** Shows the environment's bar on top. */
  readonly env?: Environment;
  /** A strip across the top. */
  readonly picture?: ReactNode;
  /** A small line over the title: what kind of thing it is. */
  readonly over?: ReactNode;
  readonly heading?: "h2" | "h3" | "h4";
  readonly as?: "li" | "article" | "div";
  readonly titleLang?: string;
  /** The button that saves it. */
  readonly save?: ReactNode;
  /** Told large: its name stands in the sky of its picture, and what it is below it. */
  readonly sky?: { readonly summary: ReactNode };
  /** At its foot, over the whole width: what is known of it. */
  readonly foot?: ReactNode;
}

/** A card with one large corner, as an arched door. */
export function Card({ title, to, children, env, over, titleLang, save, ...rest }: CardProps) {
  const picture = import.meta.env.SSR && hidesPictures() ? null : rest.picture;
  const { heading: Heading = "h3", as: Box = "li", sky } = rest;
  const inSky = picture ? sky : undefined;
  const name = (
    <>
      {over}
      <Heading className="h3" lang={titleLang}>
        {to ? (
          <Link className="card-link" to={to}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
    </>
  );
  const words = (
    <>
      {!inSky && name}
      {!inSky && sky?.summary}
      {children}
      {!inSky && save}
    </>
  );
  return (
    <Box className="card" data-env={env}>
      {picture && <div className="card-picture">{picture}</div>}
      {inSky && (
        <div className="card-name">
          {name}
          {inSky.summary}
          {save}
        </div>
      )}
      {picture ? <div className={inSky ? "card-words night on-ground" : "card-words"}>{words}</div> : words}
      {rest.foot}
    </Box>
  );
}
