const CODES = ["r", "i", "a", "s", "e", "c"] as const;
const FAN = 240;
const STEP = 11;
/** Past the end of any screen; what is too long is cut off there. */
const END = 9000;

/** The golden line is the edge of the footer until it divides; its six branches flow on below it to the far end. */
export function FootEdge() {
  return (
    <svg className="foot-edge" data-theme="dark" aria-hidden="true" focusable="false">
      <svg x="38%" overflow="visible" aria-hidden="true">
        {CODES.map((code, at) => (
          <path key={code} stroke={`var(--${code})`} d={branch(2 + at * STEP)} />
        ))}
      </svg>
      <line className="foot-in" x1="0" x2="38%" y1="2" y2="2" />
      <circle cx="38%" cy="2" r="6" />
    </svg>
  );
}

function branch(y: number): string {
  return `M0 2C${FAN * 0.45} 2 ${FAN * 0.4} ${y} ${FAN} ${y}H${END}`;
}
