import { readFileSync } from "node:fs";

/** What can be given as a file too, as Docker, Kubernetes and systemd hand secrets over: NAME_FILE names the file that holds NAME. */
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
 * The secrets that an environment names files for. It is not changed itself: child processes read the files themselves.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string>}
 * @throws Error that says in one line what is wrong with one of them
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

/** Without the line break that editors and `echo` put at its end. @param {string} name @param {string} file */
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
