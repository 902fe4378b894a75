import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SmsStandIn {
  readonly url: string;
  /** What was sent, with the token that came along. */
  readonly received: { readonly to: string; readonly text: string; readonly authorization: string }[];
  /** How it answers from now on: with a status, or not at all. */
  answer(how: number | "silent"): void;
  stop(): Promise<void>;
}

/** A service that takes `{to, text}` as JSON, on a free port. */
export async function startSms(): Promise<SmsStandIn> {
  const received: SmsStandIn["received"] = [];
  let how: number | "silent" = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (how === "silent") return;
      const { to, text } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      if (how < 300) received.push({ to, text, authorization: request.headers.authorization ?? "" });
      response.writeHead(how, how >= 300 && how < 400 ? { Location: "http://elsewhere.example/" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sms`,
    received,
    answer(next) {
      how = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
