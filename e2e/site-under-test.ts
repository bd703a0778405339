import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Workers load this file again and must use the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "atrium-e2e-"));

/** New folder with the demo content of the site under test. */
export const dataDir = path.join(process.env.E2E_DATA_DIR, "site");

/** Copy of this folder with a migrated, empty database. */
export const migratedDataDir = path.join(process.env.E2E_DATA_DIR, "migrated");

/** Port of the site under test. */
export const port = Number(process.env.E2E_PORT ?? 3210);

/** The first administrator of the site under test. */
export const administrator = { email: "admin@example.com", password: process.env.E2E_PASS ?? "atrium-e2e-admin" };
