/** The channel that reaches no field: it runs out into sand. Decoration of pages that are not there. */
export function LostChannel() {
  return (
    <svg
      viewBox="0 0 720 100"
      preserveAspectRatio="xMidYMid slice"
      className="lost-channel"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 62C120 62 150 40 250 46S390 78 470 66" />
      <path d="M500 64h0m26-12h0m8 24h0m24-13h0m26-16h0m4 30h0m30-17h0m40-8h0m10 22h0m44-12h0" />
    </svg>
  );
}
