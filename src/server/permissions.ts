import type { Action, Flags } from "~/features/registry";
import type { Layout, Theme } from "~/generated/prisma/enums";
import { roleIds } from "~/lib/accounts";

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
  /** By path, in the order of the menu: what the role may do on a page, of what the page offers at all. */
  flags: ReadonlyMap<string, Flags>;
};

/**
 * The only decider, for tRPC, REST, pages, menu and buttons alike.
 * ADMIN may do everything that a page offers; for the others the row (role, page) decides. Add, edit and delete need view.
 * @param path any pathname: administrators may add features that the code knows nothing of
 */
export function may(actor: Pick<Actor, "role" | "flags">, path: string, action: Action): boolean {
  const flags = actor.flags.get(path);
  // Without a feature row nothing limits the page, and nobody can be granted it.
  if (!flags) return actor.role.id === roleIds.ADMIN;
  return flags.view && flags[action];
}
