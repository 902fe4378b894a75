import fc from "fast-check";

const bytes = fc.oneof(
  fc.constantFrom(
    "bytes=0-0",
    "bytes=0-3",
    "bytes=-1",
    "bytes=-0",
    "bytes=9-3",
    "bytes=99999999-",
    "bytes=-99999999",
    "bytes=0-0,2-3",
  ),
  fc.constantFrom(
    "bytes=",
    "bytes",
    "bytes=--1",
    "bytes=-",
    "lines=1-2",
    "bytes=1e3-",
    "bytes=٣-٤",
    ",,,",
    "bytes=0-,",
  ),
  fc.tuple(fc.nat(1e6), fc.nat(1e6)).map(([first, last]) => `bytes=${first}-${last}`),
);
const tag = fc.constantFrom('"a"', 'W/"a"', "*", '"', "", "a, b", '"a","b"', ",");
const time = fc.constantFrom(
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Sun, 22 Nov 2054 08:49:37 GMT",
  "yesterday",
  "0",
  "-1",
  "",
);

/** What a browser, a download manager or nobody sane sends beside the name of a file. */
export const conditions: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      range: bytes,
      "if-range": fc.oneof(tag, time),
      "if-match": tag,
      "if-none-match": tag,
      "if-modified-since": time,
      "if-unmodified-since": time,
      "accept-encoding": fc.constantFrom("br", "gzip", "identity"),
    },
    { requiredKeys: [] },
  )
  .map((headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, latin(value)])));

/** Headers travel as bytes. */
function latin(text: string): string {
  return Buffer.from(text).toString("latin1");
}
