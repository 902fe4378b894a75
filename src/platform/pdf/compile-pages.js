// Runs in a process of its own: a fault inside the compiler ends this one and no other.
const { readFileSync } = require("node:fs");
const [, compilerModule, ...fonts] = process.argv;
const { NodeCompiler } = require(compilerModule);

const compiler = NodeCompiler.create({
  // Nothing may be read from the disk.
  workspace: "/nowhere",
  fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
});

process.on("message", ({ template, content }) => {
  try {
    process.send({ bytes: compile(template, content) });
  } catch (error) {
    process.send({ error: String(error?.message ?? error) });
  }
});
process.on("disconnect", () => process.exit());

function compile(template, content) {
  const made = compiler.compile({ mainFileContent: template, inputs: { content }, resetRead: true });
  const fault = made.takeError();
  if (fault) throw new Error(JSON.stringify(fault.shortDiagnostics));
  const bytes = exported(made.result);
  compiler.evictCache(5);
  return bytes;
}

/** Signs that no font has break PDF/UA: such a document stays tagged, without the claim. */
function exported(document) {
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch {
    return compiler.pdf(document);
  }
}
