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
import { IMAGE_IDLE_MS, IMAGE_TIMEOUT_MS, startImageMaking } from "~/server/files/image";
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
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { prepareDataDir } from "~/server/platform/data-dir";
import { log } from "~/server/platform/log";
import { StartError } from "~/server/platform/start-error";
import { favourConnections } from "~/server/platform/turns";
import { openWorker } from "~/server/platform/worker";
import { setListeningPort } from "~/server/request/origin";
import { DRAW_IDLE_MS, DRAW_TIMEOUT_MS, startShareCards } from "~/server/share-cards/share-cards";
import { seed } from "./prisma/seed";

type Options = { isDevelopment: boolean; step: Step };

/** Cleanup steps, run in reverse order. */
type Closers = (() => Promise<unknown>)[];

/** Time limits for requests and for everything else on shutdown: containers wait 10 s before killing the process. */
const requestsMs = 5_000;
const stopMs = 7_500;
const graceMs = 50;

/**
 * Runs the site until the process is asked to stop: opens the database, seeds an empty one, listens on PORT and prints how to sign
 * in. SIGINT and SIGTERM finish running requests, close the database and end the process with code 0.
 * @throws StartError for wrong settings, a used port or an unavailable database
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
  // A rejected promise that nobody awaits must not take the site down.
  process.on("unhandledRejection", (reason) => log.error("Unhandled rejection", reason));
  try {
    await starting;
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function start({ isDevelopment, step }: Options, closers: Closers): Promise<void> {
  // Must run before anything writes there.
  if (!env.DATABASE_URL || !env.S3_BUCKET) prepareDataDir(env.DATA_DIR);
  // Created, or reported missing, now rather than at the first sign-in.
  authSecret();
  // Without NEXTAUTH_URL, next-auth would redirect to port 3000 instead of the request's host.
  process.env.AUTH_TRUST_HOST ??= "1";
  // Without it, mails link to localhost (see mailOrigin), which real accounts can't use.
  if (env.DATABASE_URL && !env.NEXTAUTH_URL) {
    throw new StartError(
      "With DATABASE_URL, NEXTAUTH_URL is required: the address people reach the site at, such as https://example.com",
    );
  }

  const server = createServer({ keepAliveTimeout: 65_000 });
  // The port is only tested here and opened when everything is ready: until then a load balancer sends forms to another instance.
  // A refused connection can be retried safely; a form answered with 503 can't.
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
  closers.push(startImageMaking(openWorker(workerScript("image-process"), IMAGE_TIMEOUT_MS, IMAGE_IDLE_MS)));
  closers.push(startShareCards(openWorker(workerScript("draw-process"), DRAW_TIMEOUT_MS, DRAW_IDLE_MS)));

  // Hot reload needs the server; otherwise only requests that the site hands over reach Next.
  const app = next({ dev: isDevelopment, ...(isDevelopment && { httpServer: server }), port, hostname: "localhost" });
  await step("Starting Next", () => app.prepare());
  closers.push(finishWorkAfterAnswers);
  closers.push(() => app.close());
  // Background work may take as long as a mail server that does not answer: requests finish beside it.
  const background: Closers = [];
  closers.push(() => Promise.all([finish(server), ...background.map(closeSafely)]));

  const handle = app.getRequestHandler();
  const site = { handle, database: database.client, forms: publicForms };
  const routes = { "/api/search": search, "/api/trpc/": calls };
  const answer = isDevelopment ? createDevelopmentSite(site) : createSite({ ...site, port, routes });
  server.on("request", withRequestLog(answer));
  server.on("connection", favourConnections);
  await listen(server, port);
  background.push(startMetrics(database.client));
  background.push(startImageQueue(database.client, openWorker(workerScript("avif-process"), AVIF_TIMEOUT_MS)));
  background.push(startMailSender(database.client));

  const runner = createJobRunner({ db: database.client, jobs });
  runner.start();
  background.push(runner.stop);

  console.log(`\nAtrium is open at ${address}\nBack office: ${new URL("/admin", address)}`);
  const administrator = database.filled;
  if (administrator) {
    const { email, newPassword } = administrator;
    // A configured password is known already: logs are stored, and read by others.
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

/** Executes commands such as `npm run admin:reset`, which can't open the embedded database while it is in use. */
async function listenForCommands(database: OpenDatabase<unknown>, origin: string): Promise<() => Promise<void>> {
  const suspend = database.suspend && suspendSite(database.suspend, () => process.exit(1));
  try {
    const socket = socketOf(env.DATA_DIR);
    const context = () => ({ db: database.client, origin, now: new Date(), suspend });
    if (socket) return await serveCommands(socket, commands, context);
  } catch (error) {
    // Some file systems do not support sockets.
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

/** Stops accepting requests and waits for running ones, up to a limit. */
async function finish(server: Server): Promise<void> {
  // A request that arrived during a render and was not read yet looks like an idle connection. Several short waits: one may end
  // before anything was read.
  for (let turn = 0; turn < 5; turn++) await sleep(graceMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle only after its response.
  const sweep = setInterval(() => server.closeIdleConnections(), graceMs);
  const cut = setTimeout(() => server.closeAllConnections(), requestsMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Closes in reverse order of opening: requests, Next, the connection between instances, the database. */
async function closeAll(closers: Closers): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await closeSafely(close);
}

function closeSafely(close: Closers[number]): Promise<unknown> {
  return close().catch((error: unknown) => log.error("Closing failed", error));
}
