import { LRUCache } from "lru-cache";

const ITEM_BYTES = 4 * 1024 * 1024;

/** Items of a type in a language, by place, capped by what they weigh: their texts are those of the records. */
export const itemStore = () => new LRUCache<number, object>({ maxSize: ITEM_BYTES, sizeCalculation: weightOf });

function weightOf(item: object): number {
  let sum = 200;
  for (const value of Object.values(item)) sum += Array.isArray(value) ? 24 + value.length * 64 : 8;
  return sum;
}
