// Progress, errors and child processes of the scripts. Uses only Node's own modules, since it runs before the packages are
// installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Loads `.env` into the environment; existing variables win. */
export function loadEnv() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Ends the process with one line. @param {string} message @returns {never} */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/**
 * Runs a step and prints its label, its progress if it is slow, and its duration.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} task
 * @param {() => string} [amount] progress so far
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
 * Runs a command silently and prints its output when it fails. The command ends with this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to this process's own
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

/** Failed command with its complete output. */
export class CommandFailed extends Error {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}
