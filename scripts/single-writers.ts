import { publicPaths } from "~/features/public-paths";
import { isPublishedPath, publicRecords } from "~/features/public-records";

const bases = publicPaths.flatMap((path) => {
  const kind = publicRecords[path];
  return "base" in kind && kind.base ? [kind.base] : [];
});
const anyBase = `(?<!/admin)(?:${bases.join("|")})/`;
/** A base with a value or the end of a string behind it; a path that ends with a slug; a read of `base`. */
const address = new RegExp(
  `${anyBase}(?:\\$\\{|["'\`])|/\\$\\{[^}\`]*\\bslug\\b[^}\`]*\\}|["'\`]/["'\`]\\s*\\+[^;]*\\bslug\\b|\\.base\\b|\\{[^{}]*\\bbase\\b[^{}]*\\} = publicRecords`,
  "i",
);

/** Whether code builds the address of a record by hand. */
export function buildsAddress(code: string): boolean {
  return address.test(code);
}

const tables = publicPaths.filter(isPublishedPath).map((path) => publicRecords[path].table);
const delegates = tables.map((table) => table[0]?.toLowerCase() + table.slice(1));
const write = "(?:create|update|upsert)(?:Many)?(?:AndReturn)?";
const writeCall = new RegExp(`\\.(?:${delegates.join("|")})\\s*\\.${write}\\(`, "g");
const sqlWrite = new RegExp(`\\b(?:UPDATE|INTO)\\s+"(?:${tables.join("|")}|PendingChange)"`, "i");
const pendingWrite = new RegExp(`\\.pendingChange\\s*\\.(?:${write}|delete(?:Many)?)\\(|DELETE FROM\\s+"PendingChange"`, "i");
const publishingFields = /\b(?:status|publishAt|unpublishAt)\b/;
/** Several records at once: `changeProcedure(entity, schema.pick({ status: true }))`. */
const picksField = /\.pick\(\{[^}]*\b(?:status|publishAt|unpublishAt): true/;

/**
 * Whether code writes published records past the trait `published`: any write where the trait isn't called, and elsewhere one
 * that names the fields of publishing.
 */
export function writesPublished(code: string): boolean {
  const calls = [...code.matchAll(writeCall)].map(({ index }) => callAt(code, index));
  const isEntity = /\bpublished(?:Records)?\(\{/.test(code);
  return (
    sqlWrite.test(code) ||
    (isEntity ? picksField.test(code) || calls.some((call) => publishingFields.test(call)) : calls.length > 0)
  );
}

export function writesPending(code: string): boolean {
  return pendingWrite.test(code);
}

/** Whether code builds any type that a client names: superjson makes objects that refer to each other, and huge arrays. */
export function buildsSentTypes(code: string): boolean {
  return /\bsuperjson\.(?:parse|deserialize)\b/.test(code);
}

/** Returns a call with its arguments. */
function callAt(code: string, start: number): string {
  const open = code.indexOf("(", start);
  let depth = 0;
  for (let end = open; end < code.length; end++) {
    if (code[end] === "(") depth++;
    if (code[end] === ")" && --depth === 0) return code.slice(start, end + 1);
  }
  return code.slice(start);
}
