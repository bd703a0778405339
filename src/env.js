import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";
import { readSecretFiles } from "./secret-files.js";

/** The only reader of the environment. `.env.example` documents the same variables for operators. */
export const env = createEnv({
  server: {
    /** Standard variable of Node. Pages are cached only in `production`. */
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** Folder for the embedded database, uploaded files and the generated secret. */
    DATA_DIR: z.string().min(1).default(".data"),
    /** PostgreSQL 15 or newer; without it the database is embedded in the process. */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/name" })
      .optional(),
    /** Initial content of an empty database: a demo company, or only roles, features and the first administrator. */
    SEED: z.enum(["demo", "empty"]).default("demo"),
    /** The first administrator. Without a password, a random one is generated and printed once. */
    ADMIN_EMAIL: z.email().default("admin@example.com"),
    ADMIN_PASSWORD: z.string().min(6).optional(),
    /** Signs the session cookie. Required with DATABASE_URL; otherwise generated once in DATA_DIR. */
    NEXTAUTH_SECRET: z.string().min(32).optional(),
    /** Public origin of the site, such as https://example.com. Required with DATABASE_URL; see server/request/origin.ts. */
    NEXTAUTH_URL: z.url().optional(),
    /** Number of reverse proxies in front whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
    /** Scope of Strict-Transport-Security: this host, its subdomains too, or eligible for the browsers' preload list. */
    HSTS: z.enum(["host", "subdomains", "preload"]).default("host"),
    /** Decrypts `{payload}` bodies of the REST calls (AES-256-GCM); any text of 16 characters or more. */
    PAYLOAD_SECRET: z.string().min(16).optional(),
    /** S3-compatible store for files; without a bucket they are in DATA_DIR/files. */
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Mail server; without one, mails stay in the outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
    /** Memory for cached public pages, in MiB. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).default(64),
    LOG_FORMAT: z.enum(["text", "json"]).default("text"),
    /** Requests to log: all, those that took a second or failed in the server (5xx), or none. */
    LOG_REQUESTS: z.enum(["all", "slow", "off"]).default("slow"),
    /** Bearer token for /api/metrics; without one that address does not exist. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Default folder for backups; DATA_DIR/backups if unset. */
    BACKUP_DIR: z.string().min(1).optional(),
    /** Hours between automatic backups of a site with the embedded database; 0 turns them off. */
    BACKUP_HOURS: z.coerce.number().min(0).max(500).default(24),
    /** Number of automatic backups to keep. */
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

/** The name marks errors that stop the start; see server/platform/start-error.ts. @param {string} problems @returns {never} */
function refuse(problems) {
  throw Object.assign(new Error(`The environment is not right (see .env.example). ${problems}`), { name: "StartError" });
}
