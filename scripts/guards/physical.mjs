const start = "(?<![\\w-])-?";
const value = "(?=\\d|\\[|\\(|auto|full|px|xs|sm|md|lg|xl|none)";
const classes = [
  `${start}(ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-${value}`,
  `${start}(text|float|clear|origin|object)-(left|right)(?![\\w-])`,
  `${start}(border-[lr]|rounded-(l|r|tl|tr|bl|br))(?![a-z])`,
];
const styles = [
  "\\b(margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)\\b",
  "\\bborder-(top|bottom)-(left|right)-radius\\b",
  "(^|[;{\\s])(left|right)\\s*:",
  "\\b(text-align|float|clear)\\s*:\\s*(left|right)\\b",
];
const inline = [
  "\\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\\b",
  "\\bborder(Top|Bottom)(Left|Right)Radius\\b",
  "\\b(textAlign|float)\\s*:\\s*[\"'](left|right)",
];

const inCss = new RegExp([...styles, ...classes].join("|"));
const inCode = new RegExp([...classes, ...inline].join("|"));

/** Lines that name a physical side. A line may say `physical:` and the reason, where the side is meant. */
export function physical(files) {
  return files.flatMap(({ path, text }) => {
    if (!/^src\/.*\.(css|tsx|ts)$/.test(path) || /\.test\.tsx?$/.test(path)) return [];
    const pattern = path.endsWith(".css") ? inCss : inCode;
    return text.split("\n").flatMap((line, index) => {
      const met = line.match(pattern);
      if (!met || line.includes("physical:")) return [];
      return [`${path}:${index + 1}: "${met[0].trim()}" names a side; use start and end`];
    });
  });
}
