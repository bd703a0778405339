import type { Action, Flags } from "~/features/registry";
import type { Layout, Theme } from "~/generated/prisma/enums";
import { roleIds } from "~/lib/accounts";
import { AppError } from "~/server/platform/errors";

export type Actor = {
  id: number;
  name: string;
  email: string;
  locale: string;
  layout: Layout;
  theme: Theme;
  singleKeys: boolean;
  foldedGroups: number[];
  sessionId: string;
  /** Role whose rights apply; while viewing as another role, that role. */
  role: { id: number; name: string };
  viewingAs: { id: number; name: string } | null;
  /** The role requires two-step sign-in, and the account must set it up first. */
  mustSetUpTwoStep: boolean;
  /** Failed sign-ins before this session began that the user has not dismissed. */
  failedSignIns: number;
  flags: ReadonlyMap<string, Flags>;
};

/**
 * Whether a user may do an action on a page. Administrators may do everything that the page offers; others need a row.
 * @param path any pathname: administrators may add features that the code does not know
 */
export function may(actor: Rights, path: string, action: Action): boolean {
  if (actor.mustSetUpTwoStep) return false;
  const flags = actor.flags.get(path);
  if (!flags) return isAdministrator(actor);
  return flags.view && flags[action];
}

export function isAdministrator({ role }: Pick<Actor, "role">): boolean {
  return role.id === roleIds.ADMIN;
}

export function checkAdministrator(actor: Pick<Actor, "role">): void {
  if (!isAdministrator(actor)) throw new AppError("ERROR_FORBIDDEN");
}

export type Rights = Pick<Actor, "role" | "flags"> & Partial<Pick<Actor, "mustSetUpTwoStep">>;

export type SessionState = "viewingAs" | "settingUpTwoStep";

/** Checks what a restricted session may do. @throws ERROR_TOTP_SETUP_REQUIRED, ERROR_VIEW_ONLY */
export function checkSessionState(actor: Actor, isWrite: boolean, worksWhile: readonly SessionState[] = []): void {
  if (actor.mustSetUpTwoStep && !worksWhile.includes("settingUpTwoStep")) throw new AppError("ERROR_TOTP_SETUP_REQUIRED");
  if (actor.viewingAs && isWrite && !worksWhile.includes("viewingAs")) throw new AppError("ERROR_VIEW_ONLY");
}
