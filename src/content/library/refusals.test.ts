import { describe, expect, it } from "vitest";
import { fieldFaultWords } from "#i18n/fault-words.ts";
import { eachLibrary } from "#tests/support/library.ts";
import { drawing, type FormFile, hugePng, PDF, upload } from "#tests/support/uploads.ts";

eachLibrary((use) => {
  describe("refuses, and keeps nothing of it:", () => {
    const html = "<!doctype html><script>alert(1)</script>";
    const cases: [string, () => Promise<FormFile[]> | FormFile[], number, string][] = [
      ["an SVG", () => [["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"]], 400, "library_kind"],
      ["HTML as PDF", () => [["a.pdf", html, "application/pdf"]], 400, "library_kind"],
      ["HTML named .png", () => [["a.png", html, "image/png"]], 400, "library_kind"],
      ["a PDF without an end", () => [["a.pdf", `%PDF-1.4\n${html}`, "application/pdf"]], 400, "library_kind"],
      [
        "Matroska",
        () => [["a.webm", Buffer.from("\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska", "latin1")]],
        400,
        "library_kind",
      ],
      ["HEIC", () => [["a.avif", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")]], 400, "library_kind"],
      ["a few bytes", () => [["a.mp4", Buffer.from("\0\0\0\x01ftyp", "latin1")]], 400, "library_kind"],
      ["a picture of 1,600,000,000 pixels", () => [["a.png", hugePng(40_000)]], 400, "library_too_many_pixels"],
      ["a row of 40,000,000 pixels", () => [["a.png", hugePng(40_000_000, 1)]], 400, "library_too_long"],
      [
        "a broken JPEG",
        async () => [["a.jpg", (await drawing(900, 900).jpeg().toBuffer()).subarray(0, 3000)]],
        400,
        "library_broken",
      ],
      ["the head of a PNG", () => [["a.png", hugePng(16).subarray(0, 20)]], 400, "library_broken"],
      [
        "a good one beside a bad one",
        () => [
          ["a.png", use().picture],
          ["b.png", html],
        ],
        400,
        "library_kind",
      ],
      ["nothing", () => [], 400, "files_empty"],
      ["an empty file", () => [["a.png", ""]], 400, "files_empty"],
      [
        "a file that is too large",
        () => [["a.png", Buffer.concat([use().picture, Buffer.alloc(3 * 1024 * 1024)])]],
        413,
        "too_large",
      ],
      ["60 MB", () => [["a.png", Buffer.alloc(60 * 1024 * 1024, 1)]], 413, "too_large"],
      ["eleven files", () => Array.from({ length: 11 }, (): FormFile => ["a.pdf", PDF]), 413, "too_large"],
    ];
    it.each(cases)("%s", async (_name, files, status, code) => {
      const before = await use().stored();
      const sent = await files();
      const answer = await upload(use().api.app, use().editor, sent);
      expect([answer.statusCode, answer.json().data], answer.body).toEqual([status, null]);
      const arabic = await upload(use().api.app, { ...use().editor, "accept-language": "ar" }, sent);
      expect(arabic.json().error.message).toMatch(/[\u0600-\u06ff]/);
      const { name, message, details } = answer.json().error;
      expect(message).toMatch(/[a-z]/);
      const words = fieldFaultWords({ code, values: { most: code === "library_too_long" ? 30_000 : 40 } }, "en");
      if (code.startsWith("library_"))
        expect([name, message, details.errors.length]).toEqual(["ValidationError", words, 1]);
      else expect(details.code).toBe(code);
      if (code === "files_empty") expect([name, message]).toEqual(["ApplicationError", "Files are empty"]);
      if (code === "too_large") expect(name).toBe("PayloadTooLargeError");
      expect(await use().stored()).toEqual(before);
    });

    it("says which of several was the bad one", async () => {
      const answer = await upload(use().api.app, use().editor, [
        ["a.pdf", PDF],
        ["b.png", html],
      ]);
      expect(answer.json().error.details.errors[0].path).toEqual(["files", "1"]);
    });

    it.each<[string, Record<string, string | string[]>]>([
      ["broken JSON", { fileInfo: "{" }],
      ["a text", { fileInfo: '"x"' }],
      ["an unknown key", { fileInfo: '{"url":"/x"}' }],
      ["a number for the name", { fileInfo: '{"name":5}' }],
      ["a name too long", { fileInfo: JSON.stringify({ name: "x".repeat(201) }) }],
      ["two lines", { fileInfo: JSON.stringify({ caption: "a\nb" }) }],
      ["more of them than files", { fileInfo: ["{}", "{}"] }],
      ["another field", { ref: "api::job.job" }],
      ["a field too long", { fileInfo: `{"caption":"${"x".repeat(20_000)}"}` }],
      ["a key of the prototype", { fileInfo: '{"__proto__":{"private":true}}' }],
    ])("fileInfo: %s", async (_name, fields) => {
      const before = await use().stored();
      const answer = await upload(use().api.app, use().editor, [["a.pdf", PDF]], fields);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(await use().stored()).toEqual(before);
    });

    it("what is no form, and a form that breaks off", async () => {
      const post = (payload: string, type: string, url = "/api/upload") =>
        use().api.app.inject({ method: "POST", url, payload, headers: { ...use().editor, "content-type": type } });
      expect((await post("{}", "application/json")).json().error.message).toBe("Files are empty");
      expect((await post("<x/>", "application/xml")).statusCode).toBe(415);
      expect((await post("x", "multipart/form-data")).statusCode).toBe(400);
      expect((await post("--x\r\nContent-", "multipart/form-data; boundary=x")).statusCode).toBe(400);
      const half = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-';
      expect((await post(half, "multipart/form-data; boundary=x")).statusCode).toBe(400);
      expect((await post("", "multipart/form-data; boundary=x")).statusCode).toBe(400);
      expect((await post("x", "multipart/form-data; boundary=x", "/api/upload?ref=1")).statusCode).toBe(400);
    });
  });
});
