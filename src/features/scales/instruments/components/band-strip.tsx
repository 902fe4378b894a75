import type { ScaleResult } from "../schema.ts";

/** Ranks are drawn from 0 to 100, raw scores over their own range. */
const RANKS = { min: 0, max: 100 } as const;

/**
 * A scale drawn as a stretch of the channel: the bands in order, where the score most likely lies as soft water, and the score itself as a
 * gate. It shows nothing that the words beside it do not say.
 */
export function BandStrip({ scale }: { readonly scale: ScaleResult }) {
  const { rank, bands, bandsBy, raw } = scale;
  const isRank = rank !== null;
  const range = isRank ? RANKS : { min: scale.min, max: scale.max };
  const share = (value: number) => `${(100 * (value - range.min)) / Math.max(1, range.max - range.min)}%`;
  const isByThis = (isRank ? "percentile" : "raw") === bandsBy;
  const drawn = isByThis && bands.length > 0 ? bands : [{ from: range.min, to: range.max, title: "" }];
  return (
    <div className="strip" aria-hidden="true">
      <div className="strip-bed">
        {drawn.map(({ from, to, title }, at) => (
          <i
            key={title}
            data-here={scale.band?.at === at || undefined}
            style={{ ["--from" as string]: share(from), ["--to" as string]: share(Math.min(range.max, to + 1)) }}
          />
        ))}
        {isRank && (
          <i
            className="strip-likely"
            style={{ ["--from" as string]: share(rank.from), ["--to" as string]: share(rank.to) }}
          />
        )}
        <b style={{ ["--at" as string]: share(isRank ? rank.rank : raw) }}>
          <bdi>{isRank ? rank.rank : raw}</bdi>
        </b>
      </div>
    </div>
  );
}
