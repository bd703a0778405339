// `node scripts/try-containerfile.mjs` runs the Containerfile's instructions without a container: every RUN of the build in an
// empty folder with the files git knows, then CMD as an unprivileged user who can write to DATA_DIR only, HEALTHCHECK and
// SIGTERM. `--no-install` copies this folder's packages instead of installing them. Needs root to switch users.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.mjs";
import { fail, step } from "./steps.mjs";

/** The user `nobody`. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const isInstalling = !process.argv.includes("--no-install");

if (process.getuid?.() !== 0) fail("This runs the site as another user, which takes root.");
const [, build = [], image = []] = readFileSync("Containerfile", "utf8")
  .split(/^FROM .*$/m)
  .map(instructionsOf);
const folder = mkdtempSync(path.join(tmpdir(), "atrium-image-"));
const app = path.join(folder, "app");
const data = path.join(folder, "data");
try {
  for (const { name, rest } of build) {
    if (name === "COPY") await step(`COPY ${rest}`, async () => copy(rest));
    if (name === "RUN") await step(`RUN ${rest}`, async () => runIn(rest));
  }
  chmodSync(folder, 0o755);
  mkdirSync(data);
  chownSync(data, unprivileged.uid, unprivileged.gid);
  await tryImage();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} stage */
function instructionsOf(stage) {
  return [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = "", rest = ""]) => ({ name, rest }));
}

/** @param {string} rest */
function copy(rest) {
  mkdirSync(app, { recursive: true });
  const names = rest.split(" ").slice(0, -1);
  // Like .dockerignore: only files that git knows.
  const files = execFileSync("git", ["ls-files", "-z", ...names], { encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
  for (const file of files) cpSync(file, path.join(app, file));
}

/** @param {string} command */
function runIn(command) {
  if (!isInstalling && command.startsWith("npm ci")) {
    execFileSync("cp", ["-a", "node_modules", app]);
    return;
  }
  if (!isInstalling && command.startsWith("npm prune")) command = command.replace("npm prune", "npm prune --offline");
  execFileSync("sh", ["-c", command], { cwd: app, stdio: ["ignore", "ignore", "inherit"] });
}

async function tryImage() {
  const port = String(await freePort());
  const settings = image
    .filter(({ name }) => name === "ENV")
    .flatMap(({ rest }) => rest.split(" ").map((pair) => pair.split("=")));
  const env = { PATH: process.env.PATH, ...Object.fromEntries(settings), DATA_DIR: data, PORT: port, SEED: "empty" };
  const options = { cwd: app, env, ...unprivileged };
  const [program, ...args] = commandOf("CMD");
  const [health, ...healthArgs] = commandOf("HEALTHCHECK");
  const start = Date.now();
  const site = spawn(program ?? "", args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  site.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(site, "exit");
  try {
    await step("Starting it as nobody", async () => {
      while (!isLive()) {
        if (site.exitCode !== null || Date.now() - start > 120_000) throw new Error(`It does not start:\n${output}`);
        await sleep(500);
      }
    });
    if (/Installing|Building|Generating/.test(output)) fail(`It built something at its start:\n${output}`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (page.status !== 200) fail(`/ is answered with ${page.status}:\n${output}`);
    const written = execFileSync("find", [app, "-user", "nobody"], { encoding: "utf8" });
    if (written !== "") fail(`It wrote outside of DATA_DIR:\n${written}`);
  } finally {
    site.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) fail(`After SIGTERM it ended with code ${code}.`);
  console.log("✓ It stopped with code 0 after SIGTERM.");

  function isLive() {
    try {
      execFileSync(health ?? "", healthArgs, { ...options, stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  }
}

/** Parses the JSON form of a command. @param {"CMD" | "HEALTHCHECK"} name @returns {string[]} */
function commandOf(name) {
  const { rest = "" } = image.find((instruction) => instruction.name === name) ?? {};
  return JSON.parse(rest.slice(rest.indexOf("[")));
}
