import { expect, it } from "vitest";
import { cleanName } from "./file-info.ts";
import { encodeForHeader } from "./send-file.server.ts";

it("a name can be sent in a header, whatever was in it", () => {
  const clean = cleanName("a\ud800b\u202e\r\nc😀.png");
  expect(clean).toBe("abc😀.png");
  expect(encodeForHeader(clean)).toBe("abc%F0%9F%98%80.png");
});
