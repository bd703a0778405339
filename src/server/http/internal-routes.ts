import { adminPages } from "~/features/registry";

/** Actions of next-auth for signing in and out; the others serve providers that the site does not have. */
export const nextAuthActions = {
  GET: ["csrf", "session", "providers", "signin", "error"],
  POST: ["callback/credentials", "signout"],
} as const;

export const apiRoutes: readonly string[] = [
  "/api/attachments",
  "/api/attachments/[key]",
  "/api/auth/[...nextauth]",
  "/api/auth/login",
  "/api/auth/logout",
  "/api/auth/register",
  "/api/contact/[token]/[key]",
  "/api/cv",
  "/api/cv/[key]",
  "/api/edit-links",
  "/api/export/[page]",
  "/api/files",
  "/api/files/[id]",
  "/api/form-token",
  "/api/my-data/[token]/[key]",
  "/api/permission/list-function",
  "/api/preview",
  "/api/search",
  "/api/trpc/[trpc]",
  "/api/user/info",
];

export const accountRoutes: readonly string[] = [
  ...["/auth/forgot", "/auth/login", "/auth/register", "/auth/reset", "/auth/verify"],
  ...["/admin", "/admin/403", "/admin/profile", "/admin/trash"],
  ...adminPages.map(({ path }) => path),
  ...["about-us", "candidate", "career", "news", "page", "service"].map((name) => `/admin/${name}/new`),
  ...["about-us", "candidate", "career", "contact", "news", "page", "service"].map((name) => `/admin/${name}/[id]`),
];

const patterns = [...apiRoutes, ...accountRoutes].map(patternOf);

/** Whether a path is one of these routes. @param path canonical, below /api, /admin or /auth */
export function isInternalRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

function patternOf(route: string): RegExp {
  const actions = Object.values(nextAuthActions).flat();
  const source = route.replace("[...nextauth]", `(?:${actions.join("|")})`).replace(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${source}$`);
}
