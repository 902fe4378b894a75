import { connect, type NetConnectOpts } from "node:net";
import { AnswerReader } from "./answer-reader.ts";

export const CONNECTIONS = 16;
const PATIENCE_MS = 10_000;

export interface LoadOrder {
  readonly address: string;
  /** Each connection asks for its own share of them, in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** For so long; 0: every path once. */
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Answers that did not come whole, or were neither 200 nor 304. */
  readonly failed: number;
  /** Milliseconds within which 50 and 99 of 100 answers came. */
  readonly p50: number;
  readonly p99: number;
  /** Of the answers with their heads, as they came. */
  readonly bytes: number;
}

/** Asks over so many connections, each the next question once the last is answered whole. */
export async function load({ address, paths, headers, seconds }: LoadOrder): Promise<LoadResult> {
  const { hostname, port, host } = new URL(address);
  const from = performance.now();
  const until = seconds > 0 ? from + seconds * 1000 : Number.POSITIVE_INFINITY;
  const askers = Array.from({ length: CONNECTIONS }, (_, at) => {
    const own = paths.filter((__, place) => place % CONNECTIONS === at);
    // With fewer paths than connections each asks for all of them, but only once where they are to be asked once.
    const shares = own.length > 0 || seconds === 0 ? own : paths;
    const requests = shares.map((path) => requestFor(path, host, headers));
    return new Asker({ host: hostname, port: Number(port) }, requests, seconds > 0, until);
  });
  const done = await Promise.all(askers.map((asker) => asker.run()));
  const times = Float64Array.from(done.flatMap((one) => one.times)).sort();
  const within = (percent: number) => times[Math.ceil((times.length * percent) / 100) - 1] ?? 0;
  const sum = (read: (one: Asked) => number) => done.reduce((total, one) => total + read(one), 0);
  return {
    requests: times.length + sum((one) => one.unanswered),
    seconds: (Math.max(...done.map((one) => one.last), from) - from) / 1000,
    failed: sum((one) => one.refused + one.unanswered),
    p50: within(50),
    p99: within(99),
    bytes: sum((one) => one.bytes),
  };
}

function requestFor(path: string, host: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host, connection: "keep-alive", ...headers }).map(
    ([name, text]) => `${name}: ${text}`,
  );
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
}

interface Asked {
  readonly times: number[];
  bytes: number;
  /** Answered with another status than 200 and 304. */
  refused: number;
  /** The connection ended or nothing came in time. */
  unanswered: number;
  /** When the last answer was whole. */
  last: number;
}

/** One connection: it is opened again after an end. */
class Asker {
  private readonly asked: Asked = { times: [], bytes: 0, refused: 0, unanswered: 0, last: 0 };
  private readonly to: NetConnectOpts;
  private readonly requests: readonly Buffer[];
  private readonly isEndless: boolean;
  private readonly until: number;
  private next = 0;

  constructor(to: NetConnectOpts, requests: readonly Buffer[], isEndless: boolean, until: number) {
    this.to = to;
    this.requests = requests;
    this.isEndless = isEndless;
    this.until = until;
  }

  async run(): Promise<Asked> {
    while (this.hasMore()) await this.overOneConnection();
    return this.asked;
  }

  private hasMore(): boolean {
    const isLeft = this.isEndless ? this.requests.length > 0 : this.next < this.requests.length;
    return isLeft && performance.now() < this.until;
  }

  /** Asks until there is no more to ask or the connection ends. */
  private overOneConnection(): Promise<void> {
    const socket = connect(this.to).setNoDelay().setTimeout(PATIENCE_MS);
    let reader = new AnswerReader();
    let sentAt: number | null = null;
    const ask = () => {
      if (!this.hasMore()) {
        socket.destroy();
        return;
      }
      reader = new AnswerReader();
      sentAt = performance.now();
      socket.write(this.requests[this.next % this.requests.length] as Buffer);
      this.next += 1;
    };
    const note = (from: number) => {
      this.asked.last = performance.now();
      this.asked.times.push(this.asked.last - from);
      if (reader.status !== 200 && reader.status !== 304) this.asked.refused += 1;
      sentAt = null;
    };
    socket.on("connect", ask);
    socket.on("data", (bytes) => {
      this.asked.bytes += bytes.length;
      reader.read(bytes);
      if (sentAt === null || reader.isBroken) socket.destroy();
      else if (reader.isWhole) {
        note(sentAt);
        if (reader.endsConnection) socket.destroy();
        else ask();
      }
    });
    // Without a length the end of the connection is the end of the answer.
    socket.on("end", () => sentAt !== null && reader.isWholeAtEnd && note(sentAt));
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => undefined);
    return new Promise((resolve) => {
      socket.on("close", () => {
        if (sentAt !== null) this.asked.unanswered += 1;
        if (socket.bytesWritten === 0 && sentAt === null && this.hasMore()) this.giveUpOne();
        resolve();
      });
    });
  }

  /** Nobody listens: the question counts as asked, or an order of "every path once" would never end. */
  private giveUpOne(): void {
    this.asked.unanswered += 1;
    this.next += 1;
  }
}
