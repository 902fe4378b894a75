// Makes db/seed/scales/eta-norms-1.json: a stand-in for the norms of the entrepreneurial traits scale, from a seeded simulation.
// Run `node scripts/scales/make-eta-norms.mjs`; the same seed gives the same file. Its assumptions are decision 0057.
import { readFileSync, writeFileSync } from "node:fs";

const SEED = 570_057;
const GRADES = [8, 9, 10, 11, 12];
const TAKERS = 20_000;
/** Of the trait behind each category: how much categories share, and how much a grade adds, in standard deviations. */
const SHARED = 0.55;
const PER_GRADE = 0.06;
/** How sharply a situation tells takers apart, from the weakest to the strongest of its category. */
const SHARPNESS = [0.35, 0.85];
/** Where the middle and the strongest answer begin, around the average taker. */
const STEPS = [-1.6, 0.7];
const SPREAD = 0.8;

const instrument = JSON.parse(readFileSync(new URL("../../db/seed/scales/eta-1.json", import.meta.url), "utf8"));
const random = seeded(SEED);
const parts = instrument.scales.filter((scale) => !scale.sums);
const whole = instrument.scales.find((scale) => scale.sums);
const items = Object.fromEntries(parts.map(({ id }) => [id, itemsOf(id)]));

const groups = GRADES.flatMap((grade) => {
  const rows = Array.from({ length: TAKERS }, () => taker((grade - 10) * PER_GRADE));
  const scales = Object.fromEntries([
    ...parts.map(({ id }) => [id, tableOf(rows.map((row) => row[id]))]),
    [whole.id, tableOf(rows.map((row) => whole.sums.flatMap((id) => row[id])))],
  ]);
  // Nothing is known of a difference between girls and boys, so none is made: all three have the table of the grade.
  return [null, "female", "male"].map((gender) => ({ grade, gender, n: TAKERS, scales }));
});

const norms = {
  format: "norms-1",
  scale: instrument.scale,
  version: 1,
  instruments: [instrument.version],
  provisional: true,
  source: {
    ar: "محاكاة حسابية لـ20 ألف إجابة لكل صف، لا إجابات طلبة. تُستعمل مؤقتًا إلى أن تُنشر معايير الوزارة.",
    en: "A computed simulation of 20,000 takers for each grade, not the answers of pupils. It stands in until the ministry publishes its norms.",
  },
  groups,
};
writeFileSync(new URL("../../db/seed/scales/eta-norms-1.json", import.meta.url), `${JSON.stringify(norms)}\n`);

/** Mulberry32: 32 bits of state, the same numbers everywhere. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function normal() {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Each situation of a category: how sharply it tells apart and where its answers begin (graded response model, Samejima 1969). */
function itemsOf(scale) {
  const own = instrument.items.filter(({ keys }) => keys.some((key) => key.scale === scale));
  return own.map((item, at) => {
    const place = own.length > 1 ? at / (own.length - 1) : 0.5;
    const shift = (random() - 0.5) * 2 * SPREAD;
    const points = Object.values(item.weights).toSorted((a, b) => a - b);
    return {
      sharpness: SHARPNESS[0] + place * (SHARPNESS[1] - SHARPNESS[0]),
      steps: STEPS.map((step) => step + shift),
      points,
    };
  });
}

/** One taker: points of every situation, by category. */
function taker(mean) {
  const general = normal();
  return Object.fromEntries(
    parts.map(({ id }) => {
      const trait = mean + Math.sqrt(SHARED) * general + Math.sqrt(1 - SHARED) * normal();
      return [id, items[id].map((item) => answer(item, trait))];
    }),
  );
}

function answer({ sharpness, steps, points }, trait) {
  const chance = random();
  const reached = steps.filter((step) => chance < 1 / (1 + Math.exp(-1.4 * sharpness * (trait - step)))).length;
  return points[reached];
}

/** Mid-rank percentiles 100 (b + f/2) / N, clipped to 1–99 and rounded, with standard deviation and Cronbach's alpha. */
function tableOf(rows) {
  const totals = rows.map((row) => row.reduce((sum, one) => sum + one, 0));
  const max = mostOf(rows[0].length);
  const counts = Array.from({ length: max + 1 }, () => 0);
  for (const total of totals) counts[total] += 1;
  const ranks = {};
  let below = 0;
  for (const [raw, count] of counts.entries()) {
    ranks[raw] = Math.min(99, Math.max(1, Math.round((100 * (below + count / 2)) / totals.length)));
    below += count;
  }
  const byItem = rows[0].map((_, at) => variance(rows.map((row) => row[at])));
  const spread = variance(totals);
  const k = byItem.length;
  const alpha = (k / (k - 1)) * (1 - byItem.reduce((sum, one) => sum + one, 0) / spread);
  return { sd: rounded(Math.sqrt(spread)), alpha: rounded(alpha), ranks };
}

/** Every situation counts 2 at most. */
function mostOf(count) {
  return 2 * count;
}

function variance(values) {
  const centre = values.reduce((sum, one) => sum + one, 0) / values.length;
  return values.reduce((sum, one) => sum + (one - centre) ** 2, 0) / values.length;
}

function rounded(value) {
  return Math.round(value * 100) / 100;
}
