import { focusOf } from "./drawing-focus.ts";
import { framed, framingOf } from "./drawing-framing.ts";
import { hueOf, isAtSea } from "./drawing-hue.ts";
import { hourOf, lightAt, mateOf, sunAt } from "./drawing-light.ts";
import { type DrawingFormat, lieOf, motifsIn, PLANES, restsOnPlinth, type Spot, sizeAlone } from "./drawing-plane.ts";
import { hidesPictures } from "./pictures.ts";
import { motifFile, motifRef } from "./sprites.ts";

/** Where nothing says what a record is about: a field that the channel reaches. */
const FIELD = "1 farm p-farm drop";

/** Lies under the open sky, and pictures with room for a sun in it. */
const UNDER_THE_SKY = new Set(["0", "1", "4"]);
const SKIES: ReadonlySet<DrawingFormat> = new Set(["banner", "panorama", "band", "wide"]);
const SUN = 22;
/** So far down its sky hills hide it in part. */
const LOW = 0.4;
const LEARNER = 1.3;
/** So far above its foot what floats has the horizon before it. */
const HORIZON = 26;

interface DrawnRecord {
  /** Type and slug. */
  readonly seed: string;
  /** What is drawn, as `compose-scene.ts` says it: a ground, the place, who works there, a tool; before it its own hue. */
  readonly scene?: string;
  /** The hour that is told beside it, on a clock of 24 hours: its sky is that hour's. */
  readonly hour?: string;
}

interface RecordDrawingProps extends DrawnRecord {
  readonly format: DrawingFormat;
  /** Who always stands in the same row, this one too: one file brings what all of them show. */
  readonly among?: readonly DrawnRecord[];
  /** A work environment (R, I, A, S, E, C) or any word: records of one word share a colour. Else the seed chooses. */
  readonly hue?: string | null;
  readonly className?: string;
}

/** Where everything of a drawing stands, its light, and the motifs it shows. */
function laidOut({ seed, scene = FIELD, hour: told }: DrawnRecord, format: DrawingFormat) {
  const { height, width, zoom, left: middle = 0 } = PLANES[format];
  const framing = format === "cover" ? undefined : framingOf(scene);
  const isNear = framing === "n" || framing === "m";
  const lay = framed(format, lieOf(format, scene), framing, zoom);
  // Who stands at the edge of the first of a list keeps a raised arm inside it.
  const left = lay.isAtEdge ? (format === "panorama" ? -40 : 0) : middle;
  const hour = hourOf(seed, told);
  const light = lightAt(hour);
  const isLarge = format === "band" || format === "panorama";
  const names = motifsIn(format, scene);
  const sizes = (at: number, name = "") => {
    // Who learns beside somebody is nearly as tall.
    if (at === 2 && name.startsWith("p-")) return LEARNER;
    return at === 1 && !isLarge ? sizeAlone(name) : 1;
  };
  const stood = lay.spots.map(([x, y, scale], at): Spot => [x, y, scale * zoom * sizes(at, names[at])]);
  const lie = scene.split(" ")[0]?.slice(-1);
  const seen = UNDER_THE_SKY.has(lie ?? "") && SKIES.has(format) ? sunAt(hour, width, height) : null;
  const isDark = seen && light === "night";
  const hasNear = format === "band" && !isNear && !names[2]?.startsWith("p-");
  const motifs = [
    ...names.slice(0, stood.length),
    ...names.slice(1, stood.length).flatMap((name) => (restsOnPlinth(name) ? "plinth" : [])),
    ...(isDark ? ["stars"] : []),
    ...(isLarge ? [`far-${lie}`] : []),
    ...(lay.basin ? ["basin"] : []),
    ...(hasNear ? [`near-${lie}`] : []),
  ];
  return { lay, framing, isNear, left, names, stood, lie, light, seen, isDark, isLarge, hasNear, motifs };
}

/** The own drawing of a record without a picture: decoration, in the colours of the theme, ready from the server. */
export function RecordDrawing({ format, hue, className = "", among, ...record }: RecordDrawingProps) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  const { seed, scene = FIELD } = record;
  const { height, width, lift } = PLANES[format];
  const laid = laidOut(record, format);
  const { framing, isNear, left, names, stood, lie, light, seen, isDark, isLarge, hasNear } = laid;
  const { far, ground, channel, basin, spots } = laid.lay;
  const env = hueOf(seed, hue, scene);
  // Whatever shape the box has, whoever works there is whole in it: a cover alone is its own box.
  const { box, align } =
    format === "cover"
      ? { box: [left, 0, width, height], align: "xMid" }
      : focusOf({ format, framing, names, spots: stood, left });
  const file = motifFile(among ? among.flatMap((one) => laidOut(one, format).motifs) : laid.motifs);
  const [place, person, tool] = stood.map(([x, y, size], at) => {
    const name = names[at];
    if (!name) return null;
    const isRaised = at > 0 && restsOnPlinth(name);
    return (
      <g key={name} transform={`translate(${x} ${y})scale(${Math.round(size * 100) / 100})`}>
        {isRaised && <use href={motifRef("plinth", file)} />}
        <use
          href={motifRef(name, file)}
          y={isRaised ? -10 : undefined}
          className={name.includes("!") ? "stays" : undefined}
        />
      </g>
    );
  });
  // Never behind a head.
  const sun = seen && Math.abs(left + seen[0] - (spots[1]?.[0] ?? 0)) > (isNear ? 6 : 3) * SUN ? seen : null;
  // The sea is as wide as the picture, from the horizon to the quay.
  const [[, afloat, large] = [0, 0, 0]] = stood;
  const sea =
    isAtSea(scene) && format !== "cover" && `M-3000 ${Math.round(afloat - HORIZON * large)}H4000V${height + 4}H-3000z`;
  const drawn = (
    <>
      {isDark && <use className="drawing-stars" href={motifRef("stars", file)} />}
      {sun && (
        <circle
          className={sun[1] > height * LOW ? "drawing-sun low" : "drawing-sun"}
          cx={left + sun[0]}
          cy={sun[1]}
          r={SUN}
        />
      )}
      {isLarge ? (
        <use className="drawing-far" href={motifRef(`far-${lie}`, file)} />
      ) : (
        <path className="drawing-far" d={far} />
      )}
      <g className={framing === "f" ? "drawing-seen" : "drawing-place"} opacity={isNear ? 0.7 : undefined}>
        {sea && <path d={sea} fill="var(--sea)" stroke="none" />}
        {place}
      </g>
      {isNear && person}
      <path className="drawing-ground" d={ground} />
      {channel && <path className="drawing-channel" d={channel} />}
      {basin && <use href={motifRef("basin", file)} x={basin[0]} y={basin[1]} />}
      {tool}
      {!isNear && person}
      {hasNear && <use className="drawing-near" href={motifRef(`near-${lie}`, file)} />}
    </>
  );
  return (
    <svg
      viewBox={box.join(" ")}
      preserveAspectRatio={`${align}YMax meet`}
      className={`drawing drawing-${format} ${className}`.trim()}
      data-env={env}
      data-mate={mateOf(seed, env, scene)}
      data-light={light}
      aria-hidden="true"
      focusable="false"
    >
      {format === "cover" && <path className="drawing-spine" d="M0 0h14v300H0z" />}
      {lift ? <g transform={`translate(0 ${lift})`}>{drawn}</g> : drawn}
    </svg>
  );
}
