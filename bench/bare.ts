import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../scripts/free-port.mjs";
import { isReady } from "./http";
import { type Child, run, start, until } from "./processes";

/** Bare Next.js app under `next start`, the baseline of the comparison. */
export type Bare = Child & { origin: string };

const folder = path.join("bench", "bare-next");
const program = path.resolve("node_modules/next/dist/bin/next");
const environment = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;

/** Builds the bare app with the project's own Next, unless it is built, and starts it. */
export async function startBare(say: (text: string) => void): Promise<Bare> {
  const stamp = path.join(folder, ".next", "bench-stamp");
  const source = sourceHash();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== source) {
    say("building the bare Next app");
    rmSync(path.join(folder, ".next"), { recursive: true, force: true });
    await run(process.execPath, [program, "build", folder], { env: environment });
    writeFileSync(stamp, source);
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = start(process.execPath, [program, "start", folder, "-p", String(port)], { env: environment });
  await until(child, 60, () => isReady(origin));
  return { ...child, origin };
}

function sourceHash(): string {
  const hash = createHash("sha256").update(readFileSync("node_modules/next/package.json"));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(".next") && /\.\w+$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
