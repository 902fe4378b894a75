import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** JSON lines without personal data: callers log ids and codes, and the serialisers drop everything else of a request or an error. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? { type: error.name, code: (error as { code?: string }).code, stack: framesOf(error) }
            : { type: typeof error },
      },
    },
    // Lines are written several at a time, which costs a fraction of one by one; the rest follows at the end of the process.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 }),
  );
}

/** A message may quote what somebody typed, so only the frames are kept. */
function framesOf(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12)
    .join("\n");
}
