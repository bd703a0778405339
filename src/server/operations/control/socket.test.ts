import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { CommandError } from "~/server/platform/command-error";
import { collectLog } from "~/server/platform/test-log";
import type { Command } from "./command";
import { callSite, holdSite, serveCommands, socketOf } from "./socket";

useTestDatabase();

const greet: Command<{ name: string }, { greeting: string }> = {
  name: "greet",
  input: z.object({ name: z.string() }),
  output: z.object({ greeting: z.string() }),
  run: async ({ origin }, { name }) => {
    if (name === "nobody") throw new CommandError("There is nobody.");
    if (name === "trouble") throw new Error("secret trouble");
    return { greeting: `Hello ${name} from ${origin}` };
  },
};

let folder: string;
let file: string;
let stop: (() => Promise<void>) | undefined;
const serve = async (commands: readonly Command<unknown, unknown>[] = [greet]) => {
  stop = await serveCommands(file, commands, () => ({ db: database(), origin: "https://example.com", now: new Date() }));
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-control-"));
  file = path.join(folder, "control.sock");
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === "win32")("a command to the running site", () => {
  test("is executed and answered, through a socket that only its owner can open", async () => {
    await serve();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await callSite(file, greet, { name: "An" })).toEqual({ result: { greeting: "Hello An from https://example.com" } });
  });

  test("finds no site without a socket, or with one that a killed process left", async () => {
    expect(await callSite(file, greet, { name: "An" })).toBeNull();
    await serve();
    await stop?.();
    stop = undefined;
    expect(await callSite(file, greet, { name: "An" })).toBeNull();
    writeFileSync(file, "");
    expect(await callSite(file, greet, { name: "An" })).toBeNull();
    await serve();
    expect(await callSite(file, greet, { name: "An" })).not.toBeNull();
  });

  test("is refused with its own message; unexpected errors are detailed only in the log", async () => {
    await serve();
    await expect(callSite(file, greet, { name: "nobody" })).rejects.toThrow(new CommandError("There is nobody."));
    const logged = collectLog();
    await expect(callSite(file, greet, { name: "trouble" })).rejects.toThrow(/^The command failed; the log of the site says why/);
    expect(logged[0]).toContain("secret trouble");
  });

  test("leaves the site unchanged when it is cut off or malformed", async () => {
    await serve();
    collectLog();
    for (const line of ["", "half a", "{}\n", "no JSON\n"]) {
      const client = connect(file);
      const ended = new Promise((resolve) => client.once("close", resolve));
      client.on("error", () => {}).write(line, () => !line.endsWith("\n") && client.destroy());
      client.resume();
      await ended;
    }
    expect(await callSite(file, greet, { name: "An" })).not.toBeNull();
  });

  test("is refused with an explanation when another version sends it", async () => {
    await serve([]);
    await expect(callSite(file, greet, { name: "An" })).rejects.toThrow(/does not know greet/);
  });

  test("is finished before the site stops; an idle connection is not waited for", async () => {
    let goOn = () => {};
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const run = vi.fn<typeof greet.run>(async () => {
      await paused;
      return { greeting: "at last" };
    });
    await serve([{ ...greet, run }]);
    const silent = connect(file);
    const ended = new Promise((resolve) => silent.once("close", resolve));
    const calling = callSite(file, greet, { name: "An" });
    await expect.poll(() => run).toHaveBeenCalled();
    const stopping = stop?.();
    goOn();
    expect(await calling).toEqual({ result: { greeting: "at last" } });
    await stopping;
    await ended;
    stop = undefined;
  });

  test("can keep its connection, and notices when the client closes it but not when the site stops", async () => {
    const closed = vi.fn();
    const run: typeof greet.run = async ({ onceClosed }) => {
      onceClosed?.(closed);
      return { greeting: "kept" };
    };
    await serve([{ ...greet, run }]);
    const held = await holdSite(file, greet, { name: "An" });
    expect([held?.result, closed.mock.calls.length]).toEqual([{ greeting: "kept" }, 0]);
    held?.release();
    await expect.poll(() => closed).toHaveBeenCalledOnce();
    await holdSite(file, greet, { name: "An" });
    await stop?.();
    stop = undefined;
    expect(closed).toHaveBeenCalledOnce();
  });

  test("has a socket in any folder whose path is at most 103 bytes long, and none beyond", () => {
    expect(socketOf(folder)).toBe(file);
    expect(socketOf(path.join(folder, "x".repeat(120)))).toBeNull();
    expect(socketOf(path.resolve("x".repeat(60)))?.length).toBeLessThan(104);
  });
});
