const CODES = ["r", "i", "a", "s", "e", "c"] as const;
const FAN = 240;
const STEP = 11;

/** The golden line is the edge of the footer until it divides; its six branches flow on below it to the far end. */
export function FootEdge() {
  return (
    <svg className="foot-edge" data-theme="dark" aria-hidden="true" focusable="false">
      {CODES.map((code, at) => (
        <g key={code} className={`foot-${code}`}>
          <svg x="38%" overflow="visible" aria-hidden="true">
            <path d={branch(2 + at * STEP)} />
            <line x1={FAN - 1} x2="100%" y1={2 + at * STEP} y2={2 + at * STEP} />
          </svg>
        </g>
      ))}
      <line className="foot-in" x1="0" x2="38%" y1="2" y2="2" />
      <circle cx="38%" cy="2" r="6" />
    </svg>
  );
}

function branch(y: number): string {
  return `M0 2C${FAN * 0.45} 2 ${FAN * 0.4} ${y} ${FAN} ${y}`;
}
