import { MAX_ATTACHED_BYTES, MAX_FILE_BYTES } from "./files";

/** Maximum body without files: fields, part headers and boundaries. */
export const FIELDS_BYTES = 64 * 1024;
export const UPLOAD_BYTES = MAX_FILE_BYTES + FIELDS_BYTES;
const MESSAGE_BYTES = MAX_ATTACHED_BYTES + FIELDS_BYTES;
/** Twice an article whose texts all have their maximum length. */
const CALLS_BYTES = 4 * 1024 * 1024;

export type Route = {
  /**
   * `download` and `export` are streamed, `file` and `probe` answered without Next; a `form` takes what visitors send, a `page` is
   * public, a page of an `account` is not.
   */
  kind: "account" | "call" | "download" | "export" | "file" | "form" | "page" | "probe" | "upload";
  /** As in src/app, without language. A `[token]` opens a visitor's record: no log, cache or other site may get it. */
  path: string;
  /** In bytes; `FIELDS_BYTES` by default, and without a session for everything but forms. */
  maxBody?: number;
  /** `saved`: nothing in the answer may run. `framed`: the back office shows the PDF. */
  policy?: "saved" | "framed";
  /** Query parameters that a public page reads, in canonical order; all others are dropped before rendering. */
  parameters?: readonly string[];
};

/** Names of the kinds in the metrics. */
export const metricNames: Readonly<Record<Route["kind"], string>> = {
  ...{ call: "call", download: "call", export: "call", upload: "call" },
  ...{ account: "back_office", file: "file", form: "other", page: "other", probe: "probe" },
};

/** Actions of next-auth for signing in and out; the others serve providers that the site does not have. */
export const nextAuthActions = {
  GET: ["csrf", "session", "providers", "signin", "error"],
  POST: ["callback/credentials", "signout"],
} as const;

const nextAuth = Object.values(nextAuthActions).flat();

/** Records of these pages of the back office have pages of their own. */
const recordPages = ["about-us", "candidate", "career", "contact", "home", "news", "page", "service"];

/** Lists of the back office are in features/registry.ts, public pages without input in pages/known-addresses.ts. */
export const routes: readonly Route[] = [
  { kind: "account", path: "/admin" },
  { kind: "account", path: "/admin/403" },
  { kind: "account", path: "/admin/profile" },
  { kind: "account", path: "/admin/trash" },
  { kind: "account", path: "/admin/candidate/new" },
  { kind: "account", path: "/admin/setting/[section]" },
  ...recordPages.map((page) => ({ kind: "account", path: `/admin/${page}/[id]` }) as const),
  { kind: "upload", path: "/api/attachments", maxBody: UPLOAD_BYTES },
  { kind: "download", path: "/api/attachments/[key]", policy: "saved" },
  ...nextAuth.map((action) => ({ kind: "call", path: `/api/auth/${action}` }) as const),
  { kind: "call", path: "/api/auth/login" },
  { kind: "call", path: "/api/auth/logout" },
  { kind: "call", path: "/api/auth/register" },
  { kind: "download", path: "/api/contact/[token]/[key]", policy: "saved" },
  { kind: "upload", path: "/api/cv", maxBody: UPLOAD_BYTES },
  { kind: "download", path: "/api/cv/[key]", policy: "framed" },
  { kind: "call", path: "/api/edit-links" },
  { kind: "export", path: "/api/export/[page]" },
  { kind: "upload", path: "/api/files", maxBody: UPLOAD_BYTES },
  { kind: "upload", path: "/api/files/[id]", maxBody: UPLOAD_BYTES },
  { kind: "file", path: "/api/files/[key]/[name]" },
  { kind: "call", path: "/api/form-token" },
  { kind: "probe", path: "/api/health/live" },
  { kind: "probe", path: "/api/health/ready" },
  { kind: "probe", path: "/api/metrics" },
  { kind: "call", path: "/api/live-preview/[page]", maxBody: CALLS_BYTES },
  { kind: "download", path: "/api/my-data/[token]/[key]", policy: "saved" },
  { kind: "call", path: "/api/permission/list-function" },
  { kind: "call", path: "/api/preview" },
  { kind: "call", path: "/api/search" },
  { kind: "call", path: "/api/trpc/[trpc]", maxBody: CALLS_BYTES },
  { kind: "call", path: "/api/user/info" },
  { kind: "account", path: "/auth/forgot" },
  { kind: "account", path: "/auth/login" },
  { kind: "account", path: "/auth/register" },
  { kind: "account", path: "/auth/reset" },
  { kind: "account", path: "/auth/verify" },
  { kind: "form", path: "/", parameters: ["sent"] },
  { kind: "form", path: "/about-us", parameters: ["sent"] },
  { kind: "form", path: "/career", parameters: ["position", "level", "office", "page", "sent"] },
  { kind: "form", path: "/career/[slug]", maxBody: UPLOAD_BYTES, parameters: ["sent"] },
  { kind: "form", path: "/contact", parameters: ["sent"] },
  { kind: "form", path: "/contact/[token]", maxBody: MESSAGE_BYTES },
  { kind: "page", path: "/my-data/erased" },
  { kind: "form", path: "/my-data/[token]" },
  { kind: "form", path: "/my-data/[token]/change", maxBody: UPLOAD_BYTES },
  { kind: "form", path: "/news", parameters: ["page", "sent"] },
  { kind: "page", path: "/news/[slug]" },
  { kind: "page", path: "/news/category/[slug]", parameters: ["page"] },
  { kind: "page", path: "/search", parameters: ["q", "page"] },
  { kind: "form", path: "/services", parameters: ["sent"] },
  { kind: "form", path: "/services/[slug]", parameters: ["sent"] },
  // Pages that staff add.
  { kind: "form", path: "/[slug]", parameters: ["sent"] },
];

const splitRoutes = routes.map((route) => ({ route, segments: route.path.split("/") }));

/** Finds the route of a canonical URL without language: the first that fits. No slug of a whole path has a dot, as files have. */
export function findRoute(url: string): Route | undefined {
  const asked = url.split("?", 1)[0]?.split("/") ?? [];
  const isFile = asked.length === 2 && asked[1]?.includes(".");
  const fits = (segment: string, at: number) => segment === asked[at] || (segment.startsWith("[") && asked[at] !== "" && !isFile);
  return splitRoutes.find(({ segments }) => segments.length === asked.length && segments.every(fits))?.route;
}

export function hasToken({ path }: { path: string }): boolean {
  return path.includes("[token]");
}

/** Segments that a token follows, as alternatives of a pattern. */
export const segmentsBeforeTokens = [...new Set(routes.flatMap(({ path }) => /([^/]+)\/\[token\]/.exec(path)?.[1] ?? []))].join(
  "|",
);

/** The first segment may be a language, or `api`. */
const tokenUrl = new RegExp(`^(?:/[a-z]{2,3})?/(?:${segmentsBeforeTokens})/[^?]`);

/** Whether a URL has a token, also one that leads nowhere. */
export function isTokenUrl(url: string): boolean {
  return tokenUrl.test(url);
}
