import type { Action, Flags } from "~/features/registry";
import type { Layout, Theme } from "~/generated/prisma/enums";
import { roleIds } from "~/lib/accounts";

/** The user of a request, with the permissions that the role has as of this request. */
export type Actor = {
  id: number;
  name: string;
  email: string;
  locale: string;
  layout: Layout;
  theme: Theme;
  sessionId: string;
  role: { id: number; name: string };
  /** By path, in the order of the menu: what the role may do on a page, of what the page offers at all. */
  flags: ReadonlyMap<string, Flags>;
};

/**
 * Whether a user may do an action on a page: the only check, for tRPC, REST, pages, menu and buttons.
 * ADMIN may do everything that a page offers; for the others the row (role, page) decides. Add, edit and delete need view.
 * @param path any pathname: administrators may add features that the code knows nothing of
 */
export function may(actor: Pick<Actor, "role" | "flags">, path: string, action: Action): boolean {
  const flags = actor.flags.get(path);
  // Without a feature row there are no permissions to grant: the page is for administrators.
  if (!flags) return actor.role.id === roleIds.ADMIN;
  return flags.view && flags[action];
}
