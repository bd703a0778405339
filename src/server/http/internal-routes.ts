import { adminPages } from "~/features/registry";
import { findRoute, routeFinder } from "~/lib/routes";

export const accountRoutes: readonly string[] = [
  ...["/auth/forgot", "/auth/login", "/auth/register", "/auth/reset", "/auth/verify"],
  ...["/admin", "/admin/403", "/admin/profile", "/admin/trash"],
  ...adminPages.map(({ path }) => path),
  ...["about-us", "candidate", "career", "news", "page", "service"].map((name) => `/admin/${name}/new`),
  ...["about-us", "candidate", "career", "contact", "news", "page", "service"].map((name) => `/admin/${name}/[id]`),
];

const findAccountRoute = routeFinder(accountRoutes.map((path) => ({ path })));

/** Whether Next or a route handler answers a path. @param path canonical, below /api, /admin or /auth */
export function isInternalRoute(path: string): boolean {
  const { kind } = findRoute(path) ?? {};
  if (kind === "file" || kind === "probe") return false;
  return kind !== undefined || findAccountRoute(path) !== undefined;
}
