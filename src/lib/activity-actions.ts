/** Actions of the activity log; their names are messages under `activity.actions`. */
export const activityActions = [
  "create",
  "update",
  "move",
  "delete",
  "trash",
  "restore",
  "save-pending",
  "discard-pending",
  "preview-link",
  "end-preview-link",
  "replace-file",
  "add-note",
  "delete-note",
  "receive",
  "reply",
  "take-back",
  "write-mail",
  "send-again",
  "resume-sending",
  "accept-submission",
  "discard-submission",
  "add-cv",
  "view-cv",
  "download-cv",
  "download-attachment",
  "export",
  "sign-in",
  "sign-in-failed",
  "sign-up",
  "confirm",
  "invite",
  "ask-email",
  "cancel-email",
  "approve",
  "block",
  "unblock",
  "reset-password",
  "change-password",
  "end-sessions",
  "permissions",
  "view-as",
  "view-as-end",
  "two-step-on",
  "two-step-off",
  "two-step-reset",
  "recovery-codes",
  "recovery-code-used",
  "admin-reset",
  "prune",
  "retention",
  "erase-person",
] as const;

export type ActivityAction = (typeof activityActions)[number];

/** Actions that create a version even without changed fields. */
const makingActions: readonly ActivityAction[] = ["create", "restore", "receive", "reply", "take-back"];

/** Actions that do not change their record; they refer to its current version. */
export const harmlessActions: readonly ActivityAction[] = [
  ...(["move", "preview-link", "end-preview-link", "view-cv", "download-cv", "download-attachment"] as const),
  ...(["sign-in", "sign-in-failed"] as const),
];

export const unversionedActions: readonly ActivityAction[] = [...harmlessActions, "delete"];

export function isMaking(action: string): boolean {
  return makingActions.some((making) => making === action);
}

/** Type guard: entries of earlier versions may have unknown actions. */
export function isActivityAction(action: string): action is ActivityAction {
  return activityActions.some((known) => known === action);
}
