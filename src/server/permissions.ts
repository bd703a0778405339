import type { Action, Flags } from "~/features/registry";
import type { Layout, Theme } from "~/generated/prisma/enums";

/** Roles that the specification numbers. */
export const roleIds = { ADMIN: 1, USER: 2, MANAGER: 3 } as const;

/** Who is asking: someone signed in, with what their role may do as of this request. */
export type Actor = {
  id: number;
  name: string;
  email: string;
  locale: string;
  layout: Layout;
  theme: Theme;
  sessionId: string;
  role: { id: number; name: string };
  /** By path. A page without an entry is closed. */
  flags: ReadonlyMap<string, Flags>;
};

/**
 * The only decider, for tRPC, REST, pages, menu and buttons alike.
 * ADMIN may do everything; for the others the row (role, page) decides, and add, edit and delete need view.
 * @param path any pathname: administrators may add features that the code knows nothing of
 */
export function may(actor: Pick<Actor, "role" | "flags">, path: string, action: Action): boolean {
  if (actor.role.id === roleIds.ADMIN) return true;
  const flags = actor.flags.get(path);
  return Boolean(flags?.view && flags[action]);
}
