import { connect, createServer, type Server, type Socket } from "node:net";

/** A line to a server that a test can cut and mend. */
export class CutLine {
  /** Where the line begins. */
  readonly port: number;
  private readonly to: { readonly host: string; readonly port: number };
  private readonly sockets = new Set<Socket>();
  private server: Server;

  private constructor(server: Server, port: number, to: { host: string; port: number }) {
    this.server = server;
    this.port = port;
    this.to = to;
    this.carry();
  }

  static async open(to: { host: string; port: number }): Promise<CutLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new CutLine(server, (server.address() as { port: number }).port, to);
  }

  private carry(): void {
    this.server.on("connection", (near) => {
      const far = connect(this.to);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.on("error", () => undefined);
        one.on("close", () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  /** Nobody answers any more, and what was connected is not. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    this.server = createServer();
    this.carry();
    await new Promise<void>((resolve) => this.server.listen(this.port, "127.0.0.1", resolve));
  }
}
