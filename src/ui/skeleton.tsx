/** Grey lines where text will be; shown only when waiting takes longer than 300 ms. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2">
      {Array.from({ length: lines }, (_, at) => `${92 - ((at * 17) % 40)}%`).map((width) => (
        <span key={width} className="skeleton" style={{ inlineSize: width }} />
      ))}
    </div>
  );
}
