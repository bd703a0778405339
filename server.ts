import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "light-my-request";
import next from "next";
import sirv from "sirv";
import { env } from "~/env";
import type { PrismaClient } from "~/generated/prisma/client";
import { splitLocale } from "~/i18n/routing";
import { commands } from "~/server/control/commands";
import { serveCommands, socketOf } from "~/server/control/socket";
import { prepareDataDir } from "~/server/data-dir";
import { shareGeneration } from "~/server/db/listen";
import { openDatabase, type Step } from "~/server/db/open";
import { jobs } from "~/server/jobs/jobs";
import { createJobRunner } from "~/server/jobs/runner";
import { log } from "~/server/log";
import { nextMoment } from "~/server/next-moment";
import { REMOTE_ADDRESS_HEADER, REQUESTED_URL_HEADER } from "~/server/origin";
import { createPageCache, type Rendered } from "~/server/page-cache";
import { longestUrl, publicUrl, standIn } from "~/server/public-routes";
import { authSecret } from "~/server/secret";
import { contentSecurityPolicy, newNonce, securityHeaders, setContentSecurityPolicy } from "~/server/security-headers";
import { StartError } from "~/server/start-error";
import { generation } from "~/server/visitors";
import { seed } from "./prisma/seed";

type Options = { isDevelopment: boolean; step: Step };

/** What has to be undone at the end, last first. */
type Closers = (() => Promise<unknown>)[];

/** How long requests may take to end when the process is asked to stop. */
const patienceMs = 10_000;
const graceMs = 50;

/**
 * Runs the site until the process is asked to stop: opens the database, fills an empty one, answers on PORT and says where to
 * sign in. SIGINT and SIGTERM finish the requests under way, close the database and end the process with code 0.
 * @throws StartError when the settings, the port or the database don't allow it
 */
export async function startServer(options: Options): Promise<void> {
  const closers: Closers = [];
  const starting = start(options, closers);
  const stop = async () => {
    await starting.catch(() => {});
    await closeAll(closers);
    process.exit(0);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  // A forgotten promise somewhere must not take the site down.
  process.on("unhandledRejection", (reason) => log.error("Unhandled rejection", reason));
  try {
    await starting;
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function start({ isDevelopment, step }: Options, closers: Closers): Promise<void> {
  // Before anything is written there.
  if (!env.DATABASE_URL || !env.S3_BUCKET) prepareDataDir(env.DATA_DIR);
  // Made, or missed, now rather than at the first sign-in.
  authSecret();
  // Without it mails would lead to whatever host a request names: good for trying out, a trap for real accounts.
  if (env.DATABASE_URL && !env.NEXTAUTH_URL) {
    throw new StartError(
      "With DATABASE_URL, NEXTAUTH_URL is required: the address people reach the site at, such as https://example.com",
    );
  }

  let answer: RequestListener = answerStarting;
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => answer(request, response));
  const port = await listen(server, env.PORT);

  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    step,
    fill: (client) => fill(client, step),
  });
  closers.push(database.close);
  const address = env.NEXTAUTH_URL ?? `http://localhost:${port}`;
  if (env.DATABASE_URL) closers.push(await shareGeneration(env.DATABASE_URL));
  else closers.push(await listenForCommands(database.client, new URL(address).origin));

  const app = next({ dev: isDevelopment, httpServer: server, port, hostname: "localhost" });
  await step("Starting Next", () => app.prepare());
  closers.push(() => app.close());
  closers.push(() => finish(server));

  const toNext = passOn(app.getRequestHandler(), isDevelopment);
  // In development nothing is kept, and Next serves its own files.
  answer = isDevelopment ? toNext : withFiles(withPages(toNext, database.client, app.getRequestHandler(), port));

  const runner = createJobRunner({ db: database.client, jobs });
  runner.start();
  closers.push(runner.stop);

  console.log(`\nAtrium is open at ${address}\nBack office: ${new URL("/admin", address)}`);
  const administrator = database.filled;
  if (administrator) {
    console.log(`Sign in as ${administrator.email} with the password ${administrator.password} (shown only this once)`);
  }
}

async function fill(client: PrismaClient, step: Step) {
  const options = { mode: env.SEED, adminEmail: env.ADMIN_EMAIL, adminPassword: env.ADMIN_PASSWORD };
  if ((await client.role.count()) > 0) return seed(client, options);
  const content = env.SEED === "demo" ? "the demo company" : "roles, features and the first administrator";
  return step(`Filling the empty database with ${content}`, () => seed(client, options));
}

/** Carries out the commands of `npm run admin:reset` and the like, which can't open the embedded database themselves meanwhile. */
async function listenForCommands(db: PrismaClient, origin: string): Promise<() => Promise<void>> {
  try {
    const socket = socketOf(env.DATA_DIR);
    if (socket) return await serveCommands(socket, commands, () => ({ db, origin, now: new Date() }));
  } catch (error) {
    // Some file systems hold no sockets.
    log.warn("Commands can't be given while the site runs, only after it was stopped", error);
  }
  return async () => {};
}

/** Hands a request to Next, with what it can't know by itself. */
function passOn(handle: RequestListener, isDevelopment: boolean): RequestListener {
  return (request, response) => {
    setHeaders(request, response);
    // Pages need one with a nonce. Of the calls, those that answer with files say their own, and it is stricter.
    if (!request.url?.startsWith("/api/")) setContentSecurityPolicy(request, response, isDevelopment);
    response.setHeader("X-Atrium-Cache", "bypass");
    request.headers[REQUESTED_URL_HEADER] = request.url;
    request.headers[REMOTE_ADDRESS_HEADER] = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "unknown";
    handle(request, response);
  };
}

/** Public pages come from memory; everything else goes on. */
function withPages(fallback: RequestListener, client: PrismaClient, handle: RequestListener, port: number): RequestListener {
  const host = env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).host : `localhost:${port}`;
  const pages = createPageCache({
    render: (url) => renderPage(handle, url, host),
    generation: () => (generation().isInformed ? generation().value : null),
    nextMoment: (after) => nextMoment(client, after),
    standIn,
    isKept: (url) => url.length <= longestUrl,
    onFailure: (url, error) => log.error(`${url} could not be rendered: the last good answers are served`, error),
    onRecovery: () => log.info("Pages are rendered again"),
    maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  });
  const previewCookie = readPreviewCookie();
  return (request, response) => {
    const url = isPageRequest(request, previewCookie) ? publicUrl(request.url ?? "") : null;
    if (url === null || isLedToVietnamese(request, url)) return fallback(request, response);
    void pages.answer(request, response, url, securityHeaders(isSecure(request)));
  };
}

/** Renders a page from its address alone: nothing that a visitor sends can get into what others see. */
async function renderPage(handle: RequestListener, url: string, host: string): Promise<Rendered> {
  const policy = contentSecurityPolicy(newNonce(), false);
  const { statusCode, headers, rawPayload } = await inject(handle, {
    method: "GET",
    url,
    headers: { host, "content-security-policy": policy },
  });
  const kept = ["content-type", "location", "link"].flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { status: statusCode, headers: { ...Object.fromEntries(kept), "content-security-policy": policy }, body: rawPayload };
}

/** Parts of pages for Next's own navigation, and previews of drafts, are no answers to keep. */
function isPageRequest({ method, headers, url }: IncomingMessage, previewCookie: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (headers.rsc !== undefined || url?.includes("_rsc=")) return false;
  return !headers.cookie?.includes(previewCookie);
}

/** Next leads those who chose Vietnamese from a bare address to its page in their language; machines read files as they are. */
function isLedToVietnamese({ headers }: IncomingMessage, url: string): boolean {
  return splitLocale(url).locale === "en" && !url.includes(".") && /(?:^|;\s*)locale=vi(?:;|$)/.test(headers.cookie ?? "");
}

/** The cookie that Next gives to who may see drafts. Its value is made by each build: nobody can make one up. */
function readPreviewCookie(): string {
  const { preview } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8"));
  return `__prerender_bypass=${preview.previewModeId}`;
}

/** Files of the build and of public/, compressed when it was built; everything else goes on. */
function withFiles(fallback: RequestListener): RequestListener {
  const built = sirv(".next/static", { immutable: true, maxAge: 31_536_000, etag: true, brotli: true, gzip: true });
  const shipped = existsSync("public") ? sirv("public", { maxAge: 3_600, etag: true }) : null;
  const prefix = "/_next/static";
  return (request, response) => {
    const url = request.url ?? "/";
    const goOn = () => {
      request.url = url;
      fallback(request, response);
    };
    if (url.startsWith(`${prefix}/`)) {
      setHeaders(request, response);
      request.url = url.slice(prefix.length);
      return built(request, response, goOn);
    }
    // Pages have no dot in their address: nothing is looked up for them.
    if (!shipped || !url.includes(".")) return goOn();
    setHeaders(request, response);
    shipped(request, response, goOn);
  };
}

function setHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders(isSecure(request)))) response.setHeader(name, value);
}

/** Whether the visitor came over https, as far as that can be known. */
function isSecure(request: IncomingMessage): boolean {
  if (env.NEXTAUTH_URL?.startsWith("https:")) return true;
  return env.TRUSTED_PROXIES > 0 && request.headers["x-forwarded-proto"] === "https";
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "2" }).end("Starting…\n");
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new StartError(explainListen(error, port))));
    server.listen(port, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function explainListen(error: Error, port: number): string {
  const isBusy = "code" in error && error.code === "EADDRINUSE";
  if (!isBusy) return `Port ${port} can't be used: ${error.message}`;
  return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
}

/** Takes no new requests and waits for those under way; what takes too long is cut off. */
async function finish(server: Server): Promise<void> {
  // A request that arrived while another was being rendered, and so was not read yet, looks like an idle connection. Several
  // waits rather than one: a wait may be over before anything was read.
  for (let turn = 0; turn < 5; turn++) await sleep(graceMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept open becomes idle only after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), graceMs);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** What was opened last is closed first: requests, Next, the connection between instances, the database. */
async function closeAll(closers: Closers): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => log.error("Closing failed", error));
  }
}
