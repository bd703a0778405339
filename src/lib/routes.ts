import { MAX_ATTACHED_BYTES, MAX_FILE_BYTES } from "./files";

/** Maximum body without files: fields, part headers and boundaries. */
export const FIELDS_BYTES = 64 * 1024;
export const UPLOAD_BYTES = MAX_FILE_BYTES + FIELDS_BYTES;
const MESSAGE_BYTES = MAX_ATTACHED_BYTES + FIELDS_BYTES;
/** Twice an article whose texts all have their maximum length. */
const CALLS_BYTES = 4 * 1024 * 1024;

export type Route = {
  /** `download` and `export` are streamed, `file` and `probe` answered without Next; a `form` takes what visitors send. */
  kind: "call" | "download" | "export" | "file" | "form" | "page" | "probe" | "upload";
  /** As in src/app, without language. A `[token]` opens a visitor's record: no log, cache or other site may get it. */
  path: string;
  /** In bytes; `FIELDS_BYTES` by default, and without a session for everything but forms. */
  maxBody?: number;
  /** `saved`: nothing in the answer may run. `framed`: the back office shows the PDF. */
  policy?: "saved" | "framed";
};

/** Names of the kinds in the metrics. */
export const metricNames: Readonly<Record<Route["kind"], string>> = {
  ...{ call: "call", download: "call", export: "call", upload: "call" },
  ...{ file: "file", form: "other", page: "other", probe: "probe" },
};

/** Actions of next-auth for signing in and out; the others serve providers that the site does not have. */
export const nextAuthActions = {
  GET: ["csrf", "session", "providers", "signin", "error"],
  POST: ["callback/credentials", "signout"],
} as const;

const nextAuth = Object.values(nextAuthActions).flat();

/** Routes that receive input or answer with files. Other pages are in features/registry.ts and pages/known-addresses.ts. */
export const routes: readonly Route[] = [
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
  { kind: "download", path: "/api/my-data/[token]/[key]", policy: "saved" },
  { kind: "call", path: "/api/permission/list-function" },
  { kind: "call", path: "/api/preview" },
  { kind: "call", path: "/api/search" },
  { kind: "call", path: "/api/trpc/[trpc]", maxBody: CALLS_BYTES },
  { kind: "call", path: "/api/user/info" },
  { kind: "form", path: "/career/[slug]", maxBody: UPLOAD_BYTES },
  { kind: "form", path: "/contact" },
  { kind: "form", path: "/contact/[token]", maxBody: MESSAGE_BYTES },
  { kind: "page", path: "/my-data/erased" },
  { kind: "form", path: "/my-data/[token]" },
  { kind: "form", path: "/my-data/[token]/change", maxBody: UPLOAD_BYTES },
];

/** Finds the route of a canonical URL without language. */
export const findRoute = routeFinder(routes);

/** Makes a function that finds the first route of a URL. */
export function routeFinder<Found extends { path: string }>(all: readonly Found[]): (url: string) => Found | undefined {
  const parts = all.map((found) => ({ found, segments: found.path.split("/") }));
  return (url) => {
    const asked = url.split("?", 1)[0]?.split("/") ?? [];
    const fits = (segment: string, at: number) => segment === asked[at] || (segment.startsWith("[") && asked[at] !== "");
    return parts.find(({ segments }) => segments.length === asked.length && segments.every(fits))?.found;
  };
}

export function hasToken({ path }: { path: string }): boolean {
  return path.includes("[token]");
}

/** Segments that a token follows, as alternatives of a pattern. */
export const segmentsBeforeTokens = [...new Set(routes.flatMap(({ path }) => /([^/]+)\/\[token\]/.exec(path)?.[1] ?? []))].join(
  "|",
);

const tokenUrl = new RegExp(`^(?:/(?:en|vi|api))?/(?:${segmentsBeforeTokens})/[^?]`);

/** Whether a URL has a token, also one that leads nowhere. */
export function isTokenUrl(url: string): boolean {
  return tokenUrl.test(url);
}
