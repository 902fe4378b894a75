/** The page numbers to show: first, last and the neighbours of the current one; 0 stands for a gap. */
export function pageWindow(current: number, count: number): number[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1] ?? 0;
    if (page - before === 2 && before > 0) return [page - 1, page];
    return page - before > 2 && before > 0 ? [0, page] : [page];
  });
}
