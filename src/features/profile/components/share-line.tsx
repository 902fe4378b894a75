/** A share of a whole as a line, of 100: decoration beside its figure. */
export function ShareLine({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2H100" />
      <path d={`M0 2H${share}`} />
    </svg>
  );
}
