import { dayOf, formatDate, formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import { hasAccount, type Person } from "#shared/actor.ts";
import { definite } from "#shared/definite.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard, HomePerson } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { ofTheDay } from "#shared/turns.ts";
import { environmentDoes } from "#ui/environment-does.ts";
import { isGuardiansHome } from "../access.ts";
import { TALK_QUESTIONS } from "../schema/talk-words.ts";
import type { PupilSummary, SummaryLine } from "../schema.ts";
import { readGuardianNews } from "./describe-standing.server.ts";
import { readChildren, readFamily } from "./read-standing.server.ts";
import { branchesOf, titlesOfSix } from "./told-branches.server.ts";

/** What was sent to a pupil's guardian, what was answered, and whose turn it is. */
export async function waitingCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const news = await readGuardianNews(ctx, person);
  if (!news) return null;
  const words = { locale: person.locale };
  return {
    id: "guardians-waiting",
    title: m.guardians_card_title({}, words),
    text: [news.sent, news.answer, `${m.guardians_stand_turn_label({}, words)}: ${news.turn}`]
      .filter(Boolean)
      .join(" "),
    action: { label: m.guardians_card_action({}, words), to: pathTo("accountGuardian") },
  };
}

/** The pupils a guardian may look at, what each shares, and a question to begin a talk with; nothing where nobody is linked. */
export async function familyCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!hasAccount(person)) return null;
  const isTold = isGuardiansHome(person);
  const links = await readChildren(ctx, person);
  if (links.length === 0) return null;
  const { locale } = person;
  // A summary is read, and that is written down, only where it is shown.
  const pupils = isTold ? await readFamily(ctx, person) : [];
  const only = pupils.length === 1 ? pupils[0] : undefined;
  return {
    id: "guardians-family",
    title: m.guardians_family_title({}, { locale }),
    headline:
      (only && links.length === 1 && nearestOf(only, locale)) ||
      formatList(
        links.map(({ name }) => isolateName(name)),
        locale,
      ),
    // What waits for the guardian's word comes first.
    items: links
      .toSorted((a, b) => Number(b.isHidden) - Number(a.isHidden))
      .map(({ name, documentId, isHidden }) => ({
        label: name,
        to: `${pathTo("accountFamily")}#pupil-${documentId}`,
        ...(isHidden && { note: m.guardians_card_family_waits({}, { locale }) }),
      })),
    people: pupils.map((pupil) => presentChild(ctx, pupil, locale, links.length === 1)),
    talk: talkOf(ctx, person, only),
    ...areasOf(ctx, pupils, locale),
    action: { label: m.guardians_card_family_action({}, { locale }), to: pathTo("accountFamily") },
  };
}

/** Which environments lead in what an only child shares, as a headline; nothing where none does. */
function nearestOf({ firstName, lines: [newest], isHidden }: PupilSummary, locale: Locale): string | undefined {
  if (isHidden || !newest?.environments.length) return undefined;
  const list = listed(newest, locale);
  return m.guardians_card_family_nearest({ name: isolateName(firstName), list }, { locale });
}

function listed({ environments }: SummaryLine, locale: Locale): string {
  return formatList(
    environments.map((one) => definite(one, locale)),
    locale,
  );
}

/** The environments that lead in what the children share, each once: nothing else of them chooses what is read together. */
function areasOf(ctx: Context, pupils: readonly PupilSummary[], locale: Locale): Pick<HomeCard, "areas"> {
  const sharing = pupils.filter(({ isHidden, lines: [newest] }) => !isHidden && newest?.environments.length);
  const titles = new Set(sharing.flatMap(({ lines: [newest] }) => newest?.environments ?? []));
  const titleOf = titlesOfSix(ctx, locale);
  const codes = ENVIRONMENTS.filter((code) => titles.has(titleOf[code]));
  if (codes.length === 0) return {};
  const names = formatList(
    sharing.map(({ firstName }) => isolateName(firstName)),
    locale,
  );
  const list = formatList(
    [...titles].map((one) => definite(one, locale)),
    locale,
  );
  return { areas: { codes, reason: m.guardians_card_family_areas({ names, list }, { locale }) } };
}

/** A child in words: which environments lead in the newest kept result, or why none is told. */
function presentChild(
  ctx: Context,
  { firstName, lines, isHidden, documentId }: PupilSummary,
  locale: Locale,
  isOnly: boolean,
): HomePerson {
  const [newest] = lines;
  const words = { locale };
  const link = {
    label: m.guardians_card_family_action({}, words),
    to: `${pathTo("accountFamily")}#pupil-${documentId}`,
  };
  const name = isolateName(firstName);
  if (isHidden || !newest) return { name: firstName, text: untold(name, isHidden, words), link };
  const branches = newest.environments.length > 0 ? branchesOf(ctx, newest.environments, locale) : undefined;
  const date = isolate(formatDate(newest.takenAt, locale, ctx.config.site.timeZone));
  const taken = m.guardians_card_family_taken({ date }, words);
  // An only child's environments are the headline: they are not told twice.
  const isTold = !branches || isOnly;
  return {
    name: firstName,
    text: isTold ? newest.clarity : m.guardians_card_family_shares({ name, list: listed(newest, locale) }, words),
    note: isTold ? taken : `${newest.clarity} ${taken}`,
    ...(branches && { branches }),
    link,
  };
}

function untold(name: string, isHidden: boolean, words: { readonly locale: Locale }): string {
  return isHidden ? m.guardians_family_hidden({ name }, words) : m.guardians_family_no_results({ name }, words);
}

/** A question a day, and the page about talking: of the child where there is one. */
function talkOf(ctx: Context, { locale }: Person, child: PupilSummary | undefined): NonNullable<HomeCard["talk"]> {
  const words = { locale };
  const [leads] = child && !child.isHidden ? (child.lines[0]?.environments ?? []) : [];
  const titles = titlesOfSix(ctx, locale);
  const code = ENVIRONMENTS.find((one) => titles[one] === leads);
  const work = code && environmentDoes(code, locale);
  // The first asks about a result, which not everybody has.
  const asked = TALK_QUESTIONS.slice(child?.lines.length ? 0 : 1);
  const [question = TALK_QUESTIONS[1]] = ofTheDay(asked, dayOf(ctx.clock.now(), ctx.config.site.timeZone), 1);
  return {
    over: m.guardians_card_family_talk({}, words),
    question:
      work && question === m.guardians_talk_ask_4
        ? m.guardians_card_family_ask_work({ work }, words)
        : question({}, words),
    link: child
      ? {
          label: m.guardians_talk_link({ name: isolateName(child.firstName) }, words),
          to: pathTo("familyTalk", {}, { child: child.documentId }),
        }
      : { label: m.guardians_card_family_how({}, words), to: pathTo("familyTalk") },
  };
}
