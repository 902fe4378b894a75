/** A palm by the water: a profession that stands near. Decoration; its name stands beside it. */
export function Palm() {
  return (
    <svg className="palm" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
      <path d="M14 31c.6-6-.8-11 0-18" />
      <path d="M14 13C10 6.5 5 6.5 1.5 11M14 13C18 6.5 23 6.5 26.5 11M14 13C8 10.5 4.5 13.5 4 18M14 13c6-2.5 9.5.5 10 5M14 13C13 7.5 10.5 4 6.5 2.5M14 13c1-5.5 3.5-9 7.5-10.5" />
    </svg>
  );
}
