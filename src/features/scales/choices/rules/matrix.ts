/** Small symmetric matrices, positive definite. */

export type Matrix = readonly (readonly number[])[];

/** The inverse, by elimination; what is positive definite needs no exchange of rows. */
export function inverseOf(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, to) => Number(at === to))]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 0;
    for (let to = 0; to < row.length; to += 1) row[to] = (row[to] ?? 0) / pivot;
    for (const [below, other] of rows.entries()) {
      const factor = other[at] ?? 0;
      if (below === at || factor === 0) continue;
      for (let to = 0; to < other.length; to += 1) other[to] = (other[to] ?? 0) - factor * (row[to] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** Sum of two of one size. */
export function sumOf(a: Matrix, b: Matrix): number[][] {
  return a.map((row, at) => row.map((value, to) => value + (b[at]?.[to] ?? 0)));
}
