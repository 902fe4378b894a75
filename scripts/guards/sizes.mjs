const most = 400;

/** Files of code longer than 400 lines; data and words may be as long as they need. */
export function sizes(files) {
  return files.flatMap(({ path, text }) => {
    if (!/\.(ts|tsx|mjs|css)$/.test(path)) return [];
    const lines = text.split("\n").length - 1;
    return lines > most ? [`${path}: ${lines} lines, the most is ${most}`] : [];
  });
}
