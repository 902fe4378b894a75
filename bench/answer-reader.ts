const HEAD_END = Buffer.from("\r\n\r\n");
const LINE_END = Buffer.from("\r\n");
const NO_BYTES = Buffer.alloc(0);

type Part = "head" | "length" | "chunk size" | "chunk" | "trailer" | "until end" | "done" | "broken";

/** Reads one answer of HTTP/1.1 to a GET, exactly as long as it says it is: by its length, in chunks, or to the end of the connection. */
export class AnswerReader {
  status = 0;
  /** Whether the server ends the connection after this answer. */
  endsConnection = false;
  private part: Part = "head";
  private left = 0;
  private kept: Buffer = NO_BYTES;

  get isWhole(): boolean {
    return this.part === "done";
  }

  get isWholeAtEnd(): boolean {
    return this.part === "done" || this.part === "until end";
  }

  /** It is no answer, or more came than the answer is long. */
  get isBroken(): boolean {
    return this.part === "broken";
  }

  read(bytes: Buffer): void {
    let rest: Buffer = this.kept.length > 0 ? Buffer.concat([this.kept, bytes]) : bytes;
    this.kept = NO_BYTES;
    while (rest.length > 0 && this.part !== "broken") {
      const after = this.step(rest);
      if (after === null) {
        this.kept = rest;
        break;
      }
      rest = after;
    }
  }

  /** What is left after the next part; null where it needs more bytes. */
  private step(bytes: Buffer): Buffer | null {
    switch (this.part) {
      case "head":
        return this.upTo(HEAD_END, bytes, (text) => this.readHead(text));
      case "chunk size":
        return this.upTo(LINE_END, bytes, (text) => this.readChunkSize(text));
      case "trailer":
        return this.upTo(LINE_END, bytes, (text) => {
          if (text === "") this.part = "done";
        });
      case "length":
      case "chunk":
        return this.skip(bytes);
      case "until end":
        return NO_BYTES;
      default:
        this.part = "broken";
        return bytes;
    }
  }

  private upTo(end: Buffer, bytes: Buffer, take: (text: string) => void): Buffer | null {
    const at = bytes.indexOf(end);
    if (at < 0) return null;
    take(bytes.toString("latin1", 0, at));
    return bytes.subarray(at + end.length);
  }

  private skip(bytes: Buffer): Buffer {
    const taken = Math.min(this.left, bytes.length);
    this.left -= taken;
    if (this.left === 0) this.part = this.part === "chunk" ? "chunk size" : "done";
    return bytes.subarray(taken);
  }

  private readHead(head: string): void {
    const status = /^HTTP\/1\.[01] (\d{3})/.exec(head);
    if (!status) {
      this.part = "broken";
      return;
    }
    this.status = Number(status[1]);
    // What only says that more is coming.
    if (this.status < 200) return;
    this.endsConnection = /\r\nconnection: *close/i.test(head);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head);
    if (this.status === 204 || this.status === 304) this.part = "done";
    else if (/\r\ntransfer-encoding: *chunked/i.test(head)) this.part = "chunk size";
    else if (length) {
      this.left = Number(length[1]);
      this.part = this.left > 0 ? "length" : "done";
    } else {
      this.endsConnection = true;
      this.part = "until end";
    }
  }

  private readChunkSize(line: string): void {
    // The end of the chunk before stands on a line of its own.
    if (line === "" && this.left === 0) return;
    const size = /^[0-9a-f]+/i.exec(line);
    if (!size) {
      this.part = "broken";
      return;
    }
    this.left = Number.parseInt(size[0], 16);
    this.part = this.left > 0 ? "chunk" : "trailer";
  }
}
