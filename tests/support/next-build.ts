import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A script of a build that is not there is called after the one it is made of. */
const SCRIPT = /([\w.~-]+-[\w-]{7,8})\.js/g;
const NEXT_NAME = "next";
const WITHDRAWN = new URL("../../build/client/worker/withdrawn-worker.js", import.meta.url);

/** The server as it is, or as if another build had taken its place: other names of scripts, and those of before are gone. */
export class NextBuild {
  readonly base: string;
  /** Which build answers. */
  now: "first" | "next" | "withdrawn" = "first";
  private readonly from: string;
  private readonly server: Server;

  private constructor(from: string, server: Server) {
    this.from = from;
    this.server = server;
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async before(from: string): Promise<NextBuild> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const build = new NextBuild(from, server);
    server.on("request", (request, response) => void build.answer(request, response));
    return build;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer({ url = "/", headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isNext = this.now === "next";
    if (this.now === "withdrawn" && url === "/sw.js")
      return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(readFileSync(WITHDRAWN));
    if (isNext && /^\/assets\/.*\.js$/.test(url) && !url.endsWith(".next.js"))
      return void response.writeHead(404).end();
    const asked = isNext ? url.replace(/\.next\.js$/, ".js") : url;
    const answer = await fetch(this.from + asked, { redirect: "manual", headers: { cookie: headers.cookie ?? "" } });
    const sent = Object.fromEntries(answer.headers);
    // Scripts in the page change with the names in them, and with them their hashes.
    for (const name of ["content-encoding", "content-length", "content-security-policy", "etag"]) delete sent[name];
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /html|javascript/.test(sent["content-type"] ?? "");
    if (isNext && sent["x-page"]) sent["x-page"] = sent["x-page"].replace(/^\S+/, NEXT_NAME);
    response.writeHead(answer.status, sent).end(isNext && isText ? this.asNext(body.toString()) : body);
  }

  private asNext(text: string): string {
    return text.replace(SCRIPT, "$1.next.js").replace(/(name:[`"'])\w+([`"'],scripts:)/, `$1${NEXT_NAME}$2`);
  }
}
