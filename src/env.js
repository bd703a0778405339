import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";
import { readSecretFiles } from "./secret-files.js";

/** The one place where the environment is read. `.env.example` says the same for people who run the site. */
export const env = createEnv({
  server: {
    /** Node's own. Only `production` keeps pages in the cache. */
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    /** The port to serve on. */
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** The folder of the embedded database, of uploaded files and of the generated secret. */
    DATA_DIR: z.string().min(1).default(".data"),
    /** PostgreSQL 15 or newer; without it the database is embedded in the process. */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/name" })
      .optional(),
    /** What an empty database is filled with: a demo company, or only roles, features and the first administrator. */
    SEED: z.enum(["demo", "empty"]).default("demo"),
    /** The first administrator; without a password, a random one is printed once; one that is given never is. */
    ADMIN_EMAIL: z.email().default("admin@example.com"),
    ADMIN_PASSWORD: z.string().min(6).optional(),
    /** Signs the session cookie. Required with DATABASE_URL; otherwise generated once in DATA_DIR. */
    NEXTAUTH_SECRET: z.string().min(32).optional(),
    /** The address people reach the site at, such as https://example.com. Required with DATABASE_URL; see server/origin.ts. */
    NEXTAUTH_URL: z.url().optional(),
    /** How many proxies in front may be believed about a visitor's address (X-Forwarded-For). */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
    /** The names that browsers shall reach over https alone, for a year: this one, its subdomains too, or those for browsers' own list. */
    HSTS: z.enum(["host", "subdomains", "preload"]).default("host"),
    /** Decrypts `{payload}` bodies of the REST calls (AES-256-GCM); any text of 16 characters or more. */
    PAYLOAD_SECRET: z.string().min(16).optional(),
    /** An S3-compatible store for files; without a bucket they lie in DATA_DIR/files. */
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** The mail server; without one mails stay in the outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
    /** Memory for kept public pages, in MiB. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).default(64),
    /** The form of the lines of the log. */
    LOG_FORMAT: z.enum(["text", "json"]).default("text"),
    /** Which requests have a line in the log: all, those that took a second or failed in the server (5xx), or none. */
    LOG_REQUESTS: z.enum(["all", "slow", "off"]).default("slow"),
    /** The bearer token of /api/metrics; without one that address does not exist. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Where backups without a name are written, by default DATA_DIR/backups. */
    BACKUP_DIR: z.string().min(1).optional(),
    /** How often a site with the embedded database backs itself up; 0 is never. */
    BACKUP_HOURS: z.coerce.number().min(0).max(500).default(24),
    /** How many of these backups are kept. */
    BACKUP_KEEP: z.coerce.number().int().min(1).default(7),
  },
  experimental__runtimeEnv: secretsOfFiles(),
  emptyStringAsUndefined: true,
  onValidationError: (issues) => refuse(issues.map(({ path, message }) => `${path?.join(".")}: ${message}`).join("; ")),
});

function secretsOfFiles() {
  try {
    return readSecretFiles(process.env);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Told by its name, as every reason why the process can't start; see server/start-error.ts. @param {string} problems @returns {never} */
function refuse(problems) {
  throw Object.assign(new Error(`The environment is not right (see .env.example). ${problems}`), { name: "StartError" });
}
