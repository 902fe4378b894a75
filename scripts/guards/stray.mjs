const everywhere = [
  [/\b(TODO|FIXME|HACK|XXX)\b/, "unfinished work belongs in no file"],
  [/\blorem ipsum\b/i, "filler text"],
  [/(?<![\w.:/-])\/(root|Users|work|tmp)\/\w/, "a path of one machine"],
];
const code = [
  [/\bdebugger\b/, "a debugger statement"],
  [/\b(test|it|describe)\.(only|skip|todo)\b/, "a test that hides others or itself"],
  [/@ts-(ignore|nocheck)|biome-ignore(?!.*: \w)/, "a silenced check without a reason"],
];
const tests = [[/\boverwriteGetLocale\(/, "sets the language of every test that follows; use inLocale"]];
const shipped = [[/\bconsole\.(log|debug)\(/, "use the log"]];

function patternsFor(path) {
  const isCode = /\.(ts|tsx|mjs)$/.test(path);
  const isShipped = /^src\/(?!server\/).*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
  const isTest = /\.test\.tsx?$/.test(path);
  return [...everywhere, ...(isCode ? code : []), ...(isTest ? tests : []), ...(isShipped ? shipped : [])];
}

/** Words and statements that have no place in a finished file. */
export function stray(files) {
  return files.flatMap(({ path, text }) => {
    if (/^scripts\/guards\//.test(path)) return [];
    const patterns = patternsFor(path);
    return text
      .split("\n")
      .flatMap((line, index) =>
        patterns.filter(([pattern]) => pattern.test(line)).map(([, reason]) => `${path}:${index + 1}: ${reason}`),
      );
  });
}
