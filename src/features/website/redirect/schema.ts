import { z } from "zod";
import { splitLocale } from "~/i18n/routing";
import { text } from "~/lib/fields";
import { isFixedRoute } from "~/lib/fixed-routes";
import { sitePath } from "~/lib/site-path";
import { safeNext, withScheme } from "~/lib/urls";

/** A path of this site. The site's own pages can't be redirected. */
const fromPath = text(0, 500).transform((value, context) => {
  const path = sitePath(value);
  if (path !== null && !isFixedRoute(splitLocale(path).path.slice(1))) return path;
  const message = value === "" ? "input" : path === null ? "sitePath" : "fixedRoute";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** A path of this site, with its query, or a web address. */
const target = text(0, 2000).transform((value, context) => {
  const address = value.startsWith("/") ? safeNext(value) : withScheme(value);
  if (address && value !== "") return address;
  context.addIssue({ code: "custom", message: value === "" ? "input" : "redirectTarget" });
  return z.NEVER;
});

export const redirectSchema = z.object({ fromPath, target, permanent: z.boolean(), active: z.boolean() });

/** What the list may be asked for. */
export const redirectList = {
  sort: ["createdAt", "fromPath", "target", "uses", "lastUsedAt"],
  filter: z.object({ active: z.boolean().optional(), permanent: z.boolean().optional() }),
} as const;

/** What the form of a new redirect starts with. */
export const emptyRedirect: z.input<typeof redirectSchema> = { fromPath: "", target: "", permanent: true, active: true };

/** As many lines as a file of redirects may have. */
export const MAX_IMPORT_LINES = 5000;

/** Why a line of a file is not imported; null: it is. */
export type ImportProblem = "from" | "fixedRoute" | "target" | "setting" | "repeated" | "exists" | "page" | "loop" | "tooMany";

/** What becomes of a line of a file. */
export type ImportLine = { line: number; fromPath: string; target: string; problem: ImportProblem | null };
