/**
 * Child process for the tests of the lock: takes it, says "held", and appends each line it reads to a file. Arguments: lock file,
 * output file, milliseconds between heartbeats, milliseconds of silence.
 */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { takeLock } from "./lock";

const [file = "", target = "", beatMs, silenceMs] = process.argv.slice(2);
try {
  const lock = await takeLock(file, {
    beatMs: Number(beatMs),
    silenceMs: Number(silenceMs),
    onLost: () => {
      console.log("lost");
      process.exit(3);
    },
  });
  console.log("held");
  for await (const line of createInterface({ input: process.stdin })) {
    lock.ensureHeld();
    appendFileSync(target, `${line}\n`);
  }
  lock.release();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
