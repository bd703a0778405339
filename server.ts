import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { publicForms } from "~/app/(site)/forms/public-forms";
import * as search from "~/app/api/search/route";
import * as calls from "~/app/api/trpc/[trpc]/route";
import { env } from "~/env";
import type { PrismaClient } from "~/generated/prisma/client";
import { authSecret } from "~/server/auth/secret";
import { commands } from "~/server/commands";
import { shareGeneration } from "~/server/db/listen";
import { type OpenDatabase, openDatabase, type Step } from "~/server/db/open";
import { AVIF_TIMEOUT_MS } from "~/server/files/avif";
import { checkBucket } from "~/server/files/check-bucket";
import { startImageQueue } from "~/server/files/image-queue";
import { PDF_TIMEOUT_MS, startPdfChecks } from "~/server/files/pdf";
import { startMetrics } from "~/server/http/metrics";
import { withRequestLog } from "~/server/http/request-log";
import { createDevelopmentSite, createSite } from "~/server/http/site";
import { startMailSender } from "~/server/mail/sender";
import { serveCommands, socketOf } from "~/server/operations/control/socket";
import { suspendSite } from "~/server/operations/control/suspend";
import { jobs } from "~/server/operations/jobs/jobs";
import { createJobRunner } from "~/server/operations/jobs/runner";
import { prepareDataDir } from "~/server/platform/data-dir";
import { log } from "~/server/platform/log";
import { StartError } from "~/server/platform/start-error";
import { favourConnections } from "~/server/platform/turns";
import { openWorker } from "~/server/platform/worker";
import { finishWorkAfterAnswers } from "~/server/request/after-answer";
import { setListeningPort } from "~/server/request/origin";
import { DRAW_TIMEOUT_MS, startShareCards } from "~/server/share-cards/share-cards";
import { seed } from "./prisma/seed";

type Options = { isDevelopment: boolean; step: Step };

/** What has to be undone at the end, last first. */
type Closers = (() => Promise<unknown>)[];

/** How long requests, and then everything else, may take to end when the process is asked to stop: a container waits for 10 s. */
const requestsMs = 5_000;
const stopMs = 7_500;
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
    await Promise.race([closeAll(closers), sleep(stopMs).then(() => log.warn("Not everything could be closed in time"))]);
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
  // Without NEXTAUTH_URL, next-auth leads to the host of the request instead of to port 3000.
  process.env.AUTH_TRUST_HOST ??= "1";
  // Without it, mails have links for this machine alone (see mailOrigin): real accounts need an address.
  if (env.DATABASE_URL && !env.NEXTAUTH_URL) {
    throw new StartError(
      "With DATABASE_URL, NEXTAUTH_URL is required: the address people reach the site at, such as https://example.com",
    );
  }

  const server = createServer({ keepAliveTimeout: 65_000 });
  // Only tried now, and taken when all is ready: of two instances, a balancer then gives a form that was sent to the other one. A
  // refused connection can be tried again safely, a form that was answered with 503 can't.
  const port = await listen(server, env.PORT);
  await new Promise((resolve) => server.close(resolve));
  setListeningPort(port);

  await checkBucket();
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    step,
    fill: (client) => fill(client, step),
  });
  closers.push(database.close);
  const address = env.NEXTAUTH_URL ?? `http://localhost:${port}`;
  if (env.DATABASE_URL) closers.push(await shareGeneration(env.DATABASE_URL));
  else closers.push(await listenForCommands(database, new URL(address).origin));

  const workerScript = (name: string) => new URL(`./${name}.js`, import.meta.url);
  closers.push(startPdfChecks(openWorker(workerScript("pdf-process"), PDF_TIMEOUT_MS)));

  // Hot reload listens on the server too; otherwise nothing reaches Next but what the site hands to it.
  const app = next({ dev: isDevelopment, ...(isDevelopment && { httpServer: server }), port, hostname: "localhost" });
  await step("Starting Next", () => app.prepare());
  closers.push(finishWorkAfterAnswers);
  closers.push(() => app.close());
  closers.push(() => finish(server));

  const handle = app.getRequestHandler();
  const site = { handle, database: database.client, forms: publicForms };
  const routes = { "/api/search": search, "/api/trpc/": calls };
  const answer = isDevelopment ? createDevelopmentSite(site) : createSite({ ...site, port, routes });
  server.on("request", withRequestLog(answer));
  server.on("connection", favourConnections);
  await listen(server, port);
  closers.push(startMetrics(database.client));
  closers.push(startImageQueue(database.client, openWorker(workerScript("avif-process"), AVIF_TIMEOUT_MS)));
  closers.push(startShareCards(database.client, () => openWorker(workerScript("draw-process"), DRAW_TIMEOUT_MS)));
  closers.push(startMailSender(database.client));

  const runner = createJobRunner({ db: database.client, jobs });
  runner.start();
  closers.push(runner.stop);

  console.log(`\nAtrium is open at ${address}\nBack office: ${new URL("/admin", address)}`);
  const administrator = database.filled;
  if (administrator) {
    const { email, newPassword } = administrator;
    // A given one is known already: logs are kept, and read by others.
    const secret = newPassword === null ? "the password in ADMIN_PASSWORD" : `the password ${newPassword} (shown only this once)`;
    console.log(`Sign in as ${email} with ${secret}`);
  }
}

async function fill(client: PrismaClient, step: Step) {
  const options = { mode: env.SEED, adminEmail: env.ADMIN_EMAIL, adminPassword: env.ADMIN_PASSWORD };
  if ((await client.role.count()) > 0) return seed(client, options);
  const content = env.SEED === "demo" ? "the demo company" : "roles, features and the first administrator";
  return step(`Filling the empty database with ${content}`, () => seed(client, options));
}

/** Carries out the commands of `npm run admin:reset` and the like, which can't open the embedded database themselves meanwhile. */
async function listenForCommands(database: OpenDatabase<unknown>, origin: string): Promise<() => Promise<void>> {
  const suspend = database.suspend && suspendSite(database.suspend, () => process.exit(1));
  try {
    const socket = socketOf(env.DATA_DIR);
    const context = () => ({ db: database.client, origin, now: new Date(), suspend });
    if (socket) return await serveCommands(socket, commands, context);
  } catch (error) {
    // Some file systems hold no sockets.
    log.warn("Commands can't be given while the site runs, only after it was stopped", error);
  }
  return async () => {};
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
  const cut = setTimeout(() => server.closeAllConnections(), requestsMs);
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
