import { adminPages } from "~/features/registry";
import { findRoute } from "~/lib/routes";

/** Whether Next or a route handler answers a path. @param path canonical, below /api, /admin or /auth */
export function isInternalRoute(path: string): boolean {
  const { kind } = findRoute(path) ?? {};
  if (kind === "file" || kind === "form" || kind === "probe") return false;
  return kind !== undefined || adminPages.some((page) => page.path === path);
}
