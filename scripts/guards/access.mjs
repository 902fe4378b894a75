const inRoom = /^src\/(features\/[^/]+|content)\//;
const serverFile = /\.server\.tsx?$/;
/** Codes that refuse somebody for who they are. */
const refusal = /\bAppError\(\s*["'](unauthorized|forbidden|account_needed|results_hidden|publication_planned)["']/;
const asker = "(?:actor|asker|person|teacher|writer|pupil|guardian|owner)";
const decisions = [
  [refusal, "a refusal of who asks comes from access.ts"],
  [/\bhasRole\(|\.roles\s*\.?\s*(includes|some|every|find|indexOf)\(/, "roles are looked at in access.ts"],
  [new RegExp(`\\b${asker}\\??\\.kind\\b`), "who asks is told by isPerson and hasAccount of shared/actor.ts"],
  [
    new RegExp(`\\b${asker}\\??\\.(isPlace|accountType)\\s*([!=]==|\\?|&&|\\|\\|)|!\\s*${asker}\\??\\.isPlace\\b`),
    "the kind of account is looked at in access.ts",
  ],
];
const gate = /\b(permit|refuseIf|requirePerson|requireAccount)\(/;

function faultsIn({ path, text }) {
  return text
    .split("\n")
    .flatMap((line, at) =>
      decisions.filter(([pattern]) => pattern.test(line)).map(([, reason]) => `${path}:${at + 1}: ${reason}`),
    );
}

/** Permission decided outside of access.ts, and rooms that refuse somebody without having one. */
export function access(files) {
  const decided = new Set(files.filter(({ path }) => path.endsWith("/access.ts")).map(({ path }) => room(path)));
  const servers = files.filter(({ path }) => inRoom.test(path) && serverFile.test(path));
  const without = new Set(servers.filter(({ text }) => gate.test(text)).map(({ path }) => room(path)));
  return [
    ...servers.flatMap(faultsIn),
    ...[...without].filter((one) => !decided.has(one)).map((one) => `${one}: refuses somebody and has no access.ts`),
  ];
}

function room(path) {
  return inRoom.exec(path)?.[0].slice(0, -1);
}
