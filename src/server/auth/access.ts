import { type Action, type AdminPath, actions, isAdminPath } from "~/features/registry";
import { type Actor, may } from "./permissions";

export type Access = { path: string } & Record<Action, boolean>;

const LANDING: AdminPath = "/admin/news";

export function accessOf(actor: Actor): Access[] {
  const [view, add, edit, remove] = actions;
  return [...actor.flags.keys()].map((path) => {
    const can = (action: Action) => may(actor, path, action);
    return { path, view: can(view), add: can(add), edit: can(edit), delete: can(remove) };
  });
}

export function firstViewable(actor: Actor): AdminPath | null {
  if (may(actor, LANDING, "view")) return LANDING;
  const paths = accessOf(actor).flatMap(({ path, view }) => (view ? path : []));
  return paths.find(isAdminPath) ?? null;
}
