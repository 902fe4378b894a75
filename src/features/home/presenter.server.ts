import type { ScaleStep } from "#features/scales/tendencies/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { composeOwnScene } from "#ui/drawings/compose-scene.ts";
import type { Call, Step, ToolCard } from "./schema.ts";

interface Tool {
  readonly id: ScreenId;
  readonly title: (numbers: object, options: { readonly locale: Locale }) => string;
  readonly text: (numbers: object, options: { readonly locale: Locale }) => string;
  /** Place, person and tool of its drawing. */
  readonly scene: readonly string[];
  /** Its colour: no two alike. */
  readonly hue: Environment;
  readonly isNew?: boolean;
}

/** What can be used beside the scale, the professions and the plan, which are shown. */
const TOOLS: readonly Tool[] = [
  {
    id: "eta",
    title: m.home_tool_eta_title,
    text: m.home_tool_eta_text,
    scene: ["souq", "p-seller"],
    hue: "E",
    isNew: true,
  },
  {
    id: "degrees",
    title: m.home_tool_studies_title,
    text: m.home_tool_studies_text,
    scene: ["campus", "p-guide", "cap"],
    hue: "S",
  },
  {
    id: "futureSkills",
    title: m.home_tool_skills_title,
    text: m.home_tool_skills_text,
    scene: ["factory", "p-cnc"],
    hue: "A",
  },
  {
    id: "resources",
    title: m.home_tool_resources_title,
    text: m.home_tool_resources_text,
    scene: ["library", "p-librarian"],
    hue: "I",
  },
];

/** What the site promises, at the top of the page; to a guardian it speaks of the child. */
export function presentPromise(locale: Locale, { kind }: Pick<ScaleStep, "kind">): Step {
  const words = { locale };
  return kind === "guardian"
    ? { title: m.home_hero_guardian_title({}, words), text: m.home_hero_guardian_text({}, words) }
    : { title: m.home_hero_title({}, words), text: m.home_hero_text({}, words) };
}

const CALLS = {
  begin: [m.home_begin_title, m.home_begin_text, m.home_start_scale],
  result: [m.home_result_title, m.home_result_text, m.home_see_result],
  guardian: [m.home_guardian_title, m.home_guardian_text, m.home_see_children],
} as const;

/** What this reader is called to: nobody who has a result is asked to begin, and no guardian in place of the child. */
export function presentCall(locale: Locale, { kind, to }: ScaleStep): Call {
  const [title, text, label] = CALLS[kind];
  const words = { locale };
  return { title: title({}, words), text: text({}, words), link: { label: label({}, words), to } };
}

/** How a child is linked: it begins in the child's account. */
const HOW_TO_LINK = [m.home_children_how_1, m.home_children_how_2, m.home_children_how_3];

/** The card of a home on which nothing stands yet. */
export function presentStart(locale: Locale, { kind, to }: ScaleStep): HomeCard {
  const words = { locale };
  const [title, text, label] =
    kind === "guardian"
      ? [m.home_children_title, m.home_children_text, m.home_children_action]
      : [m.home_tool_scale_title, m.home_start_text, CALLS[kind][2]];
  const how = kind === "guardian" && HOW_TO_LINK.map((one) => one({}, words));
  return {
    id: "start",
    title: title({}, words),
    text: text({}, words),
    ...(how && { how }),
    action: { label: label({}, words), to },
  };
}

/** The tools of the site in words. */
export function presentTools(locale: Locale): ToolCard[] {
  const words = { locale };
  return TOOLS.map(({ id, title, text, scene, hue, isNew = false }) => ({
    to: pathTo(id),
    title: title({}, words),
    text: text({}, words),
    scene: composeOwnScene(id, scene),
    hue,
    isNew,
  }));
}
