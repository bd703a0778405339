import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startCommand } from "./start-command.mjs";

const { environment, flags, script } = startCommand();

test("reads variables, flags and script of npm start", () => {
  expect(Object.keys(environment)).toContain("MALLOC_ARENA_MAX");
  expect(flags.length).toBeGreaterThan(0);
  expect(script).toBe("scripts/start.mjs");
});

// Without these settings, glibc's arenas and V8's young generation take some 150 MB more.
describe.each(["Containerfile", "deploy/atrium.service"])("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("starts the site with the flags and variables of npm start", () => {
    const started = /^(?:CMD|ExecStart=).*node.*start\.mjs.*$/m.exec(text)?.[0] ?? "";
    expect(started.match(/--[a-z-]+=\d+/g)).toEqual(flags);
    for (const [name, value] of Object.entries(environment)) expect(text).toMatch(new RegExp(`^E.*\\b${name}=${value}\\b`, "m"));
  });
});
