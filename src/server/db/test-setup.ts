import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { applyMigrations, knownMigrations } from "./migrations";
import { connectToPostgres } from "./open";
import { openPglite } from "./pglite";
import { withDatabase } from "./postgres";
import { sqlOfPglite, sqlOfPostgres } from "./sql";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-test-"));
  const empty = path.join(folder, "empty");
  await (await openPglite({ dataDir: empty })).close();
  project.provide("emptyDatabase", empty);
  const url = process.env.TEST_DATABASE_URL;
  const clear = url ? await setupPostgres(project, url) : await setupEmbedded(project, folder, empty);
  return async () => {
    await clear();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function setupEmbedded(project: TestProject, folder: string, empty: string): Promise<() => Promise<void>> {
  const migrated = path.join(folder, "migrated");
  cpSync(empty, migrated, { recursive: true });
  const pglite = await openPglite({ dataDir: migrated });
  await applyMigrations(sqlOfPglite(pglite), knownMigrations());
  const dump = path.join(folder, "database.tar");
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  project.provide("testDatabase", { kind: "embedded", dump });
  return async () => {};
}

async function setupPostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `atrium_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`);
  await admin.query(`CREATE DATABASE "${template}" ENCODING 'UTF8' TEMPLATE template0`);
  const empty = await connectToPostgres(withDatabase(url, template));
  await applyMigrations(sqlOfPostgres(empty), knownMigrations()).finally(() => empty.end());
  // A template can be copied only while it has no connections.
  await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [template]);
  project.provide("testDatabase", { kind: "postgres", url, template });
  return async () => {
    const { rows } = await admin.query<{ datname: string }>("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [
      template,
    ]);
    for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
    await admin.end();
  };
}
