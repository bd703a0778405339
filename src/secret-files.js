import { readFileSync } from "node:fs";

/** Variables that can also come from a file, as Docker, Kubernetes and systemd pass secrets: NAME_FILE is its path. */
const secrets = [
  "DATABASE_URL",
  "NEXTAUTH_SECRET",
  "ADMIN_PASSWORD",
  "PAYLOAD_SECRET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
];

/**
 * Reads the secrets from files and returns them, as child processes read the files themselves.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string>}
 * @throws Error with one line about the problem
 */
export function readSecretFiles(environment) {
  return Object.fromEntries(
    secrets.flatMap((name) => {
      const file = environment[`${name}_FILE`];
      if (!file) return [];
      if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: only one of them can be`);
      return [[name, readSecret(`${name}_FILE`, file)]];
    }),
  );
}

/** Strips the trailing line break that editors and `echo` add. @param {string} name @param {string} file */
function readSecret(name, file) {
  let secret = "";
  try {
    secret = readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    throw new Error(`${name}: the file can't be read (${error instanceof Error ? error.message : error})`);
  }
  if (secret === "") throw new Error(`${name}: the file ${file} is empty`);
  return secret;
}
