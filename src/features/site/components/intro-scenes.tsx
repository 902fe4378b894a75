import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { BranchDoor } from "#ui/branch-door.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";

interface Scene {
  /** What the caption says. */
  readonly words: () => string;
  /** What is to be seen meanwhile. */
  readonly seen: () => string;
  /** Who is drawn for it; the six environments are drawn as their doors. */
  readonly drawn: { readonly scene: string; readonly hue: string } | null;
}

const SCENES: readonly Scene[] = [
  { words: m.site_intro_scene_1, seen: m.site_intro_seen_1, drawn: { scene: "0 oldtown p-pupil t-sign", hue: "R" } },
  { words: m.site_intro_scene_2, seen: m.site_intro_seen_2, drawn: null },
  {
    words: m.site_intro_scene_3,
    seen: m.site_intro_seen_3,
    drawn: { scene: "5 livingroom p-laptop clipboard", hue: "A" },
  },
  { words: m.site_intro_scene_4, seen: m.site_intro_seen_4, drawn: { scene: "2 library p-present book", hue: "I" } },
  { words: m.site_intro_scene_5, seen: m.site_intro_seen_5, drawn: { scene: "1 road p-siblings flag", hue: "E" } },
  { words: m.site_intro_scene_6, seen: m.site_intro_seen_6, drawn: { scene: "5 office p-care speech", hue: "S" } },
];

/** The film as a storyboard: who is at work in each scene, its caption and what is seen. */
export function IntroScenes({ heading: Heading }: { readonly heading: "h2" | "h3" }) {
  return (
    <section className="film-scenes" aria-labelledby="film-text">
      <Heading id="film-text" className="h2">
        {m.site_intro_transcript()}
      </Heading>
      <ol>
        {SCENES.map(({ words, seen, drawn }, at) => (
          <li key={words()}>
            {drawn ? <LateDrawing seed={`film/${at}`} format="banner" {...drawn} /> : <Doors />}
            <div>
              <p className="film-number">{m.site_intro_scene_number({ number: at + 1 })}</p>
              <p className="film-words">{words()}</p>
              <p className="hint">{seen()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The six lit doors in one row, on the water of each. */
function Doors() {
  return (
    <div className="night film-doors" aria-hidden="true">
      {ENVIRONMENTS.map((code) => (
        <span key={code} data-env={code}>
          <Icon name={environmentIcon(code)} />
          <BranchDoor code={code} level={1} />
        </span>
      ))}
    </div>
  );
}
