// Progress, errors and child processes of the scripts. Only Node's own modules: this runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Reads `.env` into the environment; variables that are set already keep their values. */
export function loadEnv() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Ends the process with one clear line. @param {string} message @returns {never} */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/**
 * Runs a step and prints its label, its progress when it takes long, and its time.
 * @template Result
 * @param {string} label what is being done
 * @param {() => Promise<Result>} task
 * @param {() => string} [amount] how much is done by now
 * @returns {Promise<Result>}
 */
export async function step(label, task, amount) {
  const started = Date.now();
  const now = () => `${label}${amount ? `: ${amount()}` : ""}`;
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const isTerminal = process.stdout.isTTY === true;
  const rewrite = (/** @type {string} */ line) => process.stdout.write(`\r\x1b[K${line}`);
  if (isTerminal) rewrite(`… ${label}`);
  else console.log(`… ${label}`);
  const progress = isTerminal
    ? setInterval(() => rewrite(`… ${now()} (${Math.round((Date.now() - started) / 1000)} s)`), 1_000)
    : setInterval(() => console.log(`… ${now()} (${Math.round((Date.now() - started) / 1000)} s)`), 10_000);
  try {
    const result = await task();
    if (isTerminal) rewrite(`✓ ${now()} (${seconds()})\n`);
    else console.log(`✓ ${now()} (${seconds()})`);
    return result;
  } catch (error) {
    if (isTerminal) rewrite("");
    throw error;
  } finally {
    clearInterval(progress);
  }
}

/**
 * Runs a command silently; what it printed is shown when it fails. It never outlives this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] beside this process's own
 * @returns {Promise<void>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      child.once("close", () => process.exit(signal === "SIGINT" ? 130 : 143));
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
    const settle = () => process.off("SIGINT", stop).off("SIGTERM", stop);
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("close", (code) => {
      settle();
      if (code === 0) resolve();
      else reject(new CommandFailed(`${command} ${args.join(" ")} ended with code ${code}.`, output));
    });
  });
}

/** A command that failed, with all it printed. */
export class CommandFailed extends Error {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}
