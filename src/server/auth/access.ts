import { type Action, type AdminPath, actions, isAdminPath } from "~/features/registry";
import type { Db } from "~/server/db/client";
import { type Actor, may } from "~/server/permissions";

/** One page, and what someone may do there. */
export type Access = { path: string } & Record<Action, boolean>;

/** Where whoever may view it lands. */
const LANDING: AdminPath = "/admin/news";

/** What someone may do on every page that has permissions, in the order of the menu; all-false ones too. */
export async function accessOf(db: Db, actor: Actor): Promise<Access[]> {
  const features = await db.feature.findMany({
    select: { pathname: true },
    orderBy: [{ parent: { location: "asc" } }, { location: "asc" }, { id: "asc" }],
  });
  return features.flatMap(({ pathname: path }) => {
    if (path === null) return [];
    const [view, add, edit, remove] = actions;
    const can = (action: Action) => may(actor, path, action);
    return [{ path, view: can(view), add: can(add), edit: can(edit), delete: can(remove) }];
  });
}

/** The first page someone may view: news, then menu order. */
export async function firstViewable(db: Db, actor: Actor): Promise<AdminPath | null> {
  if (may(actor, LANDING, "view")) return LANDING;
  const paths = (await accessOf(db, actor)).flatMap(({ path, view }) => (view ? path : []));
  return paths.find(isAdminPath) ?? null;
}
