import { familiesOf } from "#content/directory/families.ts";
import { listFavorites } from "#features/favorites/operations/keep-favorites.server.ts";
import { heldBy } from "#features/favorites/operations/read-saved.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Grade } from "#features/people/rules.ts";
import { GRADE_WORDS } from "#features/people/schema/profile-words.ts";
import { dayOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { savedAddress } from "#shared/saved-address.ts";
import { pathTo } from "#shared/screens.ts";
import { mayKeepInAccount } from "../access.ts";
import { nextOf, presentChanges, presentPlan, titleOf } from "../presenter.server.ts";
import { groupOf, type PlanItem } from "../rules/plan.ts";
import { gradesFrom, yearsFrom } from "../rules/school-year.ts";
import { CHANGES_SHOWN, MOST_ITEMS, MOST_ON_DEVICE } from "../rules.ts";
import { PLAN_ACTS } from "../schema/plan-forms.ts";
import type { GoalIdea, PlanSum, PlanView, Told } from "../schema/plan-view.ts";
import { lastBatch, readChanges } from "../store/changes.server.ts";
import { readItems } from "../store/items.server.ts";
import { listAgreed } from "./agreed-steps.server.ts";
import { planOnDevice, subjectsOnDevice } from "./device-plan.server.ts";
import { sceneOfGoal, thingAt } from "./find-thing.server.ts";
import { keptSubjects } from "./keep-subjects.server.ts";

interface Asked {
  readonly query: URLSearchParams;
  readonly cookies: string | null;
}

/** Favourites that can be chosen for a plan. */
const MOST_SAVED = 60;
const MOST_IDEAS = 3;
/** A goal with all its steps is one line of history. */
const ROWS_READ = 200;

/** The page of one's own plan: an account's, or what the device keeps. */
export async function viewPlan(ctx: Context, actor: Actor, { query, cookies }: Asked): Promise<PlanView> {
  const account = mayKeepInAccount(actor) ? actor : null;
  const onDevice = planOnDevice(cookies);
  const items = account ? await readItems(ctx.db, account.id) : onDevice;
  const [agreed, subjects, saved, history, grades] = await Promise.all([
    account ? listAgreed(ctx, account) : [],
    viewSubjects(ctx, actor, cookies),
    savedThings(ctx, actor, cookies),
    account ? viewHistory(ctx, account) : { changes: [], lastChange: null },
    account ? gradesOf(ctx, account) : {},
  ]);
  const there = items.filter(({ removedAt }) => removedAt === null);
  const isThere = (id: string | null) => (there.some((one) => one.id === id) ? id : null);
  const asked = query.get("add");
  const thing = asked === null ? null : thingAt(ctx, actor, asked);
  const plan = presentPlan(ctx, actor, items, agreed);
  return {
    ...plan,
    next: nextOf(plan),
    ideas: plan.goals.length === 0 ? ideasFor(ctx, actor, saved) : [],
    isOnDevice: account === null,
    held: account
      ? {
          items: onDevice.filter(({ removedAt }) => removedAt === null).length,
          hasSubjects: subjectsOnDevice(cookies) !== null,
        }
      : { items: 0, hasSubjects: false },
    grades,
    yearOptions: yearsFrom(dayOf(ctx.clock.now(), ctx.config.site.timeZone)),
    adding: thing && { record: savedAddress(thing.to), title: thing.title },
    toGoal: isThere(query.get("to")),
    editing: isThere(query.get("edit")),
    saved,
    subjects,
    told: toldOf(ctx, actor, items, query),
    ...history,
    isFull: there.length >= (account ? MOST_ITEMS : MOST_ON_DEVICE),
  };
}

/** The grades of a pupil's years at school, in words. */
async function gradesOf(ctx: Context, { id, locale }: Account): Promise<PlanView["grades"]> {
  const grade = Number((await readUser(ctx.db, id))?.grade);
  if (Number.isNaN(grade) || grade === 0) return {};
  const years = gradesFrom(grade, dayOf(ctx.clock.now(), ctx.config.site.timeZone));
  return Object.fromEntries([...years].map(([year, one]) => [year, GRADE_WORDS[String(one) as Grade]({}, { locale })]));
}

/** A plan to be printed or put into a calendar. */
export async function readPlan(ctx: Context, actor: Actor, cookies: string | null): Promise<PlanSum> {
  if (!mayKeepInAccount(actor)) return presentPlan(ctx, actor, planOnDevice(cookies), []);
  return presentPlan(ctx, actor, await readItems(ctx.db, actor.id), await listAgreed(ctx, actor));
}

/** What the address says was done, as far as it is still so. */
function toldOf(ctx: Context, actor: Actor, items: readonly PlanItem[], query: URLSearchParams): Told | null {
  const act = PLAN_ACTS.find((one) => one === query.get("told"));
  if (!act) return null;
  const item = items.find(({ id }) => id === query.get("item"));
  if (!item) return act === "back" || act === "claim" ? { act, id: "", title: "", at: 0, of: 0 } : null;
  if ((act === "remove") !== (item.removedAt !== null)) return null;
  const group = groupOf(items, item);
  return { act, id: item.id, title: titleOf(ctx, actor, item), at: group.indexOf(item) + 1, of: group.length };
}

async function viewSubjects(ctx: Context, actor: Actor, cookies: string | null): Promise<PlanView["subjects"]> {
  const kept = await keptSubjects(ctx, actor, cookies);
  if (!kept) return null;
  const taken = new URLSearchParams(kept).getAll("s");
  const options = ctx.content.all("academic-subject-option", { locale: actor.locale });
  const titles = options.filter(({ slug }) => taken.includes(slug)).map(({ title }) => title);
  return { titles: titles.join(m.study_plan_and({}, { locale: actor.locale })), to: `${pathTo("studyPlan")}?${kept}` };
}

/** What was saved, to be chosen by name. */
async function savedThings(ctx: Context, actor: Actor, cookies: string | null): Promise<PlanView["saved"]> {
  const addresses = mayKeepInAccount(actor)
    ? (await listFavorites(ctx, actor, { page: 1, pageSize: MOST_SAVED })).items.flatMap(({ to }) => to ?? [])
    : heldBy(cookies);
  return addresses.flatMap((address) => {
    const thing = thingAt(ctx, actor, address);
    return thing ? [{ record: savedAddress(address), title: thing.title }] : [];
  });
}

/** What a first goal may be: what was saved, and else professions told in full. */
function ideasFor(ctx: Context, actor: Actor, saved: PlanView["saved"]): GoalIdea[] {
  const full = familiesOf(ctx.content.snapshot).full;
  const jobs = ctx.content.list("job", { locale: actor.locale, pageSize: MOST_IDEAS, within: full }).items;
  const addresses = [...saved.map(({ record }) => record), ...jobs.map(({ slug }) => pathTo("job", { slug }))];
  return [...new Set(addresses)].slice(0, MOST_IDEAS).flatMap((address) => {
    const thing = thingAt(ctx, actor, address);
    const record = savedAddress(address);
    return thing ? [{ record, title: thing.title, scene: sceneOfGoal(ctx, actor, record, thing.record) }] : [];
  });
}

async function viewHistory(ctx: Context, person: Account): Promise<Pick<PlanView, "changes" | "lastChange">> {
  const [rows, last] = await Promise.all([readChanges(ctx.db, person.id, ROWS_READ), lastBatch(ctx.db, person.id)]);
  const [lastChange = null] = presentChanges(ctx, person, last.toReversed());
  return { changes: presentChanges(ctx, person, rows).slice(0, CHANGES_SHOWN), lastChange };
}
