import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpStandIn {
  readonly url: string;
  /** Mails for which the server has said "accepted", in that order. */
  readonly received: ReceivedMail[];
  /** Refuses that many mails with a temporary fault before it accepts again. */
  refuse(count: number): void;
  stop(): Promise<void>;
}

/** A real mail server on a free port that keeps what it accepts. `delayMs` gives how long it thinks about each mail. */
export async function startSmtp(options: { delayMs?: () => number } = {}): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        await sleep(options.delayMs?.() ?? 0);
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error("Try again later, somebody@example.org"), { responseCode: 451 }));
        }
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? "",
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((one) => one.address),
          raw,
        });
        done();
      });
    },
  });
  // A client that is killed in the middle of a mail resets its connection.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(count) {
      refusals = count;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
