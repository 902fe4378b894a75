const CODES = ["r", "i", "a", "s", "e", "c"] as const;
const SPLIT_X = 160;
const MIDDLE = 200;

function branch(at: number): string {
  const y = 30 + at * 68;
  return `M${SPLIT_X} ${MIDDLE}C${SPLIT_X + 130} ${MIDDLE} ${SPLIT_X + 90} ${y} ${SPLIT_X + 250} ${y}H640`;
}

/** The drawing of the product: one golden line enters from the reading side and divides in six. */
export function Channel({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      className={`channel ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
    >
      {CODES.map((code, at) => (
        <g key={code} className={`channel-${code}`}>
          <path d={branch(at)} pathLength="1" />
          <circle cx="520" cy={30 + at * 68} r={code === "i" ? 9 : 5.5} />
        </g>
      ))}
      <path className="channel-in" d={`M0 ${MIDDLE}H${SPLIT_X}`} pathLength="1" />
      <circle className="channel-gate" cx={SPLIT_X} cy={MIDDLE} r="11" />
    </svg>
  );
}
