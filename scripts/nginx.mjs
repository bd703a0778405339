// nginx with deploy/nginx.conf for tests and benchmarks, in a temporary folder on the loopback address.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.mjs";
import { CommandFailed, run } from "./steps.mjs";

const unpacked = path.join("node_modules", ".cache", "nginx");

/** Finds an installed nginx. @returns {string | undefined} path of its program */
export function findNginx() {
  const places = ["nginx", "/usr/sbin/nginx", path.resolve(unpacked, "usr/sbin/nginx")];
  return places.find((place) => spawnSync(place, ["-v"]).status === 0);
}

/** Finds nginx, or unpacks Debian's package: installing it would start its service. @returns {Promise<string | undefined>} */
export async function ensureNginx() {
  const found = findNginx();
  if (found || !existsSync("/usr/bin/apt-get")) return found;
  mkdirSync(unpacked, { recursive: true });
  const download = "apt-get download -qq nginx";
  try {
    await run("sh", [
      "-c",
      `cd ${unpacked} && (${download} || (apt-get update -qq && ${download})) && dpkg-deb -x nginx_*.deb .`,
    ]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  return findNginx();
}

/**
 * Starts nginx with deploy/nginx.conf, changing only the ports and leaving out TLS.
 * @param {string} program
 * @param {readonly number[]} instances ports of one or two instances
 * @returns {Promise<{ port: number, accessLog: string, stop: () => Promise<void> }>}
 */
export async function startNginx(program, instances) {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-nginx-"));
  const [port, plain] = [await freePort(), await freePort()];
  const servers = instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join("\n");
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/(server 127\.0\.0\.1:\d+ max_fails=0;\s*)+/, `${servers}\n`)
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${plain}`)
    .replace(/^\s*ssl_certificate.*$/gm, "")
    .replaceAll("/var/log/nginx", folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  // By default nginx closes a connection after 1,000 requests; benchmarks send more.
  const http = `access_log off; keepalive_requests 1000000; ${temporary.join(" ")} include site.conf;`;
  writeFileSync(path.join(folder, "site.conf"), site);
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; ${user} pid ${folder}/pid; error_log stderr; events { worker_connections 2048; } http { ${http} }`,
  );
  const args = ["-p", folder, "-e", "stderr", "-c", path.join(folder, "nginx.conf")];
  execFileSync(program, [...args, "-t"], { stdio: ["ignore", "ignore", "pipe"] });
  const child = spawn(program, args, { stdio: "ignore" });
  const ended = once(child, "exit");
  const clear = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", clear);
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`);
    await sleep(20);
  }
  const stop = async () => {
    child.kill("SIGQUIT");
    await ended;
    process.off("exit", clear);
    clear();
  };
  return { port, accessLog: path.join(folder, "atrium.log"), stop };
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe
      .once("error", () => resolve(false))
      .once("connect", () => {
        probe.destroy();
        resolve(true);
      });
  });
}
