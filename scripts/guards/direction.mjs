import { importsOf, shippedCode } from "./imports.mjs";

const ranks = {
  server: 0,
  routes: 1,
  "service-worker": 2,
  layouts: 2,
  errors: 2,
  features: 3,
  content: 4,
  platform: 5,
  ui: 5,
  "resume-site": 4,
  i18n: 6,
  shared: 7,
};
const siteMay = ["ui", "i18n", "platform", "shared"];
const routeModule = /^src\/(routes|layouts|errors|resume-site)\/|^src\/(root|entry\.server)\.tsx$/;
const foreign = /^(operations|schema|rules)(\.|\/)/;
const browserSafe = /^src\/(ui|shared)\/|\/(components\/|device\/|rules[./]|schema[./])/;

function roomOf(path) {
  const [top, room, rest] = path.split("/");
  if (top !== "src") return top;
  return rest === undefined ? "routes" : room;
}

function isServer(path) {
  return /\.server[./]/.test(path) || /^(src\/(server|platform)|db)\//.test(path) || path.endsWith("/register.ts");
}

function betweenFeatures(from, to) {
  const [, , mine] = from.split("/");
  const [, , other, ...rest] = to.split("/");
  const name = /^(rules|schema|operations)/.test(rest[0] ?? "") ? rest.join("/") : rest.slice(1).join("/");
  if (mine === other || foreign.test(name)) return undefined;
  return "a feature takes only operations, schema or rules of another";
}

function betweenRooms(from, to) {
  const [a, b] = [roomOf(from), roomOf(to)];
  if (!to.startsWith("src/")) return b === "db" ? undefined : `shipped code does not import ${b}/`;
  if (from.startsWith("db/")) return undefined;
  if (a === "resume-site" && b !== a) return siteMay.includes(b) ? undefined : `resume-site does not import ${b}`;
  if (a === "routes" && from.startsWith("src/routes/") && to.startsWith("src/routes/"))
    return "a screen does not import a screen";
  if (a === "features" && b === "features") return betweenFeatures(from, to);
  if (a === b || ranks[b] > ranks[a]) return undefined;
  return `${a} does not import ${b}`;
}

function faultOf(from, { to, typeOnly }) {
  const room = betweenRooms(from, to);
  if (room) return room;
  if (/\/store(\.server|\/)/.test(to) && !from.startsWith("src/features/") && roomOf(to) === "features")
    return "only the feature itself opens its store";
  if (typeOnly) return undefined;
  if (/\.server\./.test(to) && !isServer(from) && !routeModule.test(from))
    return "a file for the browser does not import a server file";
  if (browserSafe.test(from) && !isServer(from) && roomOf(to) === "platform")
    return "a file for the browser does not import platform";
  return undefined;
}

/** Imports that point the wrong way, or from the browser to the server. */
export function direction(files) {
  return shippedCode(files).flatMap((file) =>
    importsOf(file).flatMap((one) => {
      const fault = faultOf(file.path, one);
      return fault ? [`${file.path}:${one.line}: ${fault} (${one.to})`] : [];
    }),
  );
}
