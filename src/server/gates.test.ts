import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { requireLoopback } from "./gates.ts";

function isRefused(headers: Record<string, string>, httpVersion = "1.1"): boolean {
  try {
    requireLoopback({
      headers: { host: "127.0.0.1:3000", ...headers },
      raw: { httpVersion },
    } as unknown as FastifyRequest);
    return false;
  } catch {
    return true;
  }
}

describe("demo mode", () => {
  it("answers this machine's own browser", () => {
    expect(isRefused({ accept: "text/html", "sec-fetch-site": "none" })).toBe(false);
    expect(isRefused({ host: "localhost:3000" })).toBe(false);
    expect(isRefused({ host: "[::1]:3000" })).toBe(false);
  });

  it.each([
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-port",
    "x-forwarded-server",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "x-envoy-external-address",
    "x-original-host",
  ])("refuses what came through another program: %s", (name) => {
    expect(isRefused({ [name]: "1" })).toBe(true);
  });

  it.each([
    "guidance.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "127.0.0.1@evil.example",
    "",
    "0.0.0.0",
    "[::]",
  ])("refuses the host %s", (host) => {
    expect(isRefused({ host })).toBe(true);
  });

  it("refuses HTTP/1.0", () => {
    expect(isRefused({}, "1.0")).toBe(true);
  });
});
