import { type Action, type AdminPath, actions, isAdminPath } from "~/features/registry";
import type { Db } from "~/server/db/client";
import { type Actor, may } from "~/server/permissions";

/** One page and what someone may do there, as they are told. */
export type Access = { path: AdminPath } & Record<Action, boolean>;

/** Where someone lands who may: the specification's landing page. */
const LANDING: AdminPath = "/admin/news";

/** Every page that has permissions, in the order of the menu, all-false ones too. */
export async function accessOf(db: Db, actor: Actor): Promise<Access[]> {
  const features = await db.feature.findMany({
    where: { pathname: { not: null } },
    select: { pathname: true },
    orderBy: [{ parent: { location: "asc" } }, { location: "asc" }, { id: "asc" }],
  });
  return features
    .map(({ pathname }) => pathname ?? "")
    .filter(isAdminPath)
    .map((path) => {
      const [view, add, edit, remove] = actions.map((action) => may(actor, path, action));
      return { path, view: view === true, add: add === true, edit: edit === true, delete: remove === true };
    });
}

/** The first page someone may view: news, then menu order. */
export async function firstViewable(db: Db, actor: Actor): Promise<AdminPath | null> {
  if (may(actor, LANDING, "view")) return LANDING;
  const access = await accessOf(db, actor);
  return access.find((page) => page.view)?.path ?? null;
}
