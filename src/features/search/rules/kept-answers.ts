import { LRUCache } from "lru-cache";
import type { Snapshot } from "#content/snapshot/snapshot.ts";
import type { IndexState } from "../live.server.ts";
import type { SearchAnswer } from "../schema.ts";

const KEPT_CHARACTERS = 3_000_000;
/** A hit with its texts in pieces, as JSON would have it. */
const A_HIT = 900;

type Answers = LRUCache<string, SearchAnswer>;

/** Answers go with the content and the index that they came out of. */
const kept = new WeakMap<Snapshot, WeakMap<IndexState, Answers>>();

/** The answer to a question, found once as long as neither the content nor the index changes. */
export function answerOnce(
  state: IndexState,
  snapshot: Snapshot,
  question: string,
  find: () => SearchAnswer,
): SearchAnswer {
  const answers = answersOf(state, snapshot);
  let answer = answers.get(question);
  if (!answer) {
    answer = find();
    answers.set(question, answer);
  }
  return answer;
}

function answersOf(state: IndexState, snapshot: Snapshot): Answers {
  const ofSnapshot = kept.get(snapshot) ?? new WeakMap<IndexState, Answers>();
  kept.set(snapshot, ofSnapshot);
  const answers =
    ofSnapshot.get(state) ??
    new LRUCache<string, SearchAnswer>({
      maxSize: KEPT_CHARACTERS,
      sizeCalculation: ({ hits }, question) => question.length + (hits.length + 1) * A_HIT,
    });
  ofSnapshot.set(state, answers);
  return answers;
}
