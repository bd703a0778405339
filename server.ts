import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import next from "next";
import sirv from "sirv";
import { env } from "~/env";
import type { PrismaClient } from "~/generated/prisma/client";
import { openDatabase, type Step } from "~/server/db/open";
import { log } from "~/server/log";
import { REMOTE_ADDRESS_HEADER } from "~/server/origin";
import { authSecret } from "~/server/secret";
import { setContentSecurityPolicy, setSecurityHeaders } from "~/server/security-headers";
import { StartError } from "~/server/start-error";
import { seed } from "./prisma/seed";

type Options = {
  isDevelopment: boolean;
  step: Step;
};

/** What has to be undone at the end, last first. */
type Closers = (() => Promise<void>)[];

/** How long requests may take to end when the process is asked to stop. */
const patienceMs = 10_000;

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
  // Made, or missed, now rather than at the first sign-in.
  authSecret();

  let answer: RequestListener = answerStarting;
  const server = createServer((request, response) => {
    // Over whatever the visitor says.
    request.headers[REMOTE_ADDRESS_HEADER] = request.socket.remoteAddress?.replace(/^::ffff:/, "");
    answer(request, response);
  });
  const port = await listen(server, env.PORT);
  closers.push(() => finish(server));

  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    step,
    fill: (client) => fill(client, step),
  });
  closers.push(database.close);

  const app = next({ dev: isDevelopment, httpServer: server, port, hostname: "localhost" });
  await step("Starting Next", () => app.prepare());
  closers.push(() => app.close());

  const handle = app.getRequestHandler();
  const toNext: RequestListener = (request, response) => {
    setContentSecurityPolicy(request, response, isDevelopment);
    void handle(request, response);
  };
  if (isDevelopment) server.on("upgrade", app.getUpgradeHandler());
  const withFiles = isDevelopment ? toNext : staticFiles(toNext);
  answer = (request, response) => {
    setSecurityHeaders(response, { isSecure: isSecure(request) });
    withFiles(request, response);
  };

  const address = env.NEXTAUTH_URL ?? `http://localhost:${port}`;
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

/** Files of the build and of public/, compressed when it was built; everything else goes on. */
function staticFiles(fallback: RequestListener): RequestListener {
  const built = sirv(".next/static", { immutable: true, maxAge: 31_536_000, etag: true, brotli: true, gzip: true });
  const shipped = existsSync("public") ? sirv("public", { maxAge: 3_600, etag: true }) : fallback;
  const prefix = "/_next/static";
  return (request, response) => {
    const url = request.url ?? "/";
    if (!url.startsWith(`${prefix}/`)) return shipped(request, response, () => fallback(request, response));
    request.url = url.slice(prefix.length);
    built(request, response, () => {
      request.url = url;
      fallback(request, response);
    });
  };
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
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept open becomes idle only after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

async function closeAll(closers: Closers): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => log.error("Closing failed", error));
  }
}
