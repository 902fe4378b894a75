/** The sector and the workplaces of a profession by its ISCO-08 group: the longest prefix that the table holds decides. */
export function byGroup(table, isco) {
  for (let length = isco.length; length > 0; length -= 1) {
    const found = table[isco.slice(0, length)];
    if (found !== undefined) return found;
  }
  return null;
}
