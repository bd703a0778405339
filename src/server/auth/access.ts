import { type Action, type AdminPath, actions, isAdminPath } from "~/features/registry";
import { type Actor, may } from "~/server/permissions";

/** One page, and what someone may do there. */
export type Access = { path: string } & Record<Action, boolean>;

/** Where whoever may view it lands. */
const LANDING: AdminPath = "/admin/news";

/** What someone may do on every page that has permissions, in the order of the menu; all-false ones too. */
export function accessOf(actor: Actor): Access[] {
  const [view, add, edit, remove] = actions;
  return [...actor.flags.keys()].map((path) => {
    const can = (action: Action) => may(actor, path, action);
    return { path, view: can(view), add: can(add), edit: can(edit), delete: can(remove) };
  });
}

/** The first page someone may view: news, then menu order. */
export function firstViewable(actor: Actor): AdminPath | null {
  if (may(actor, LANDING, "view")) return LANDING;
  const paths = accessOf(actor).flatMap(({ path, view }) => (view ? path : []));
  return paths.find(isAdminPath) ?? null;
}
