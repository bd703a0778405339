import { z } from "zod";
import { splitLocale } from "~/i18n/routing";
import { text } from "~/lib/fields";
import { isFixedRoute } from "~/lib/fixed-routes";
import { sitePath } from "~/lib/site-path";
import { safeNext, withScheme } from "~/lib/urls";

/** Path of this site. The site's own pages can't be redirected. */
const fromPath = text(0, 500).transform((value, context) => {
  const path = sitePath(value);
  if (path !== null && !isFixedRoute(splitLocale(path).path.slice(1))) return path;
  const message = value === "" ? "input" : path === null ? "sitePath" : "fixedRoute";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** Path of this site, with its query, or a web address. */
const target = text(0, 2000).transform((value, context) => {
  const address = value.startsWith("/") ? safeNext(value) : withScheme(value);
  if (address && value !== "") return address;
  context.addIssue({ code: "custom", message: value === "" ? "input" : "redirectTarget" });
  return z.NEVER;
});

export const redirectSchema = z.object({ fromPath, target, permanent: z.boolean(), active: z.boolean() });

export const redirectList = {
  sort: ["createdAt", "fromPath", "target", "uses", "lastUsedAt"],
  filter: z.object({ active: z.boolean().optional(), permanent: z.boolean().optional() }),
} as const;

export const emptyRedirect: z.input<typeof redirectSchema> = { fromPath: "", target: "", permanent: true, active: true };

export const MAX_IMPORT_LINES = 5000;

/** Reason for refusing a line; a line without a problem has null. */
export type ImportProblem = "from" | "fixedRoute" | "target" | "setting" | "repeated" | "exists" | "page" | "loop" | "tooMany";

export type ImportLine = { line: number; fromPath: string; target: string; problem: ImportProblem | null };
