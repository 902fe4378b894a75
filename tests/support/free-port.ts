import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below what systems hand out for connections: between finding a port and taking it none of those can sit on it. */
const PORTS = { from: 15_000, to: 32_000 };

/** A port nobody uses now. */
export function freePort(triesLeft = 50): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => (triesLeft > 0 ? resolve(freePort(triesLeft - 1)) : reject(error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}
