/** What the activity log tells of; each has its name in the messages under `activity.actions`. */
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
  "write-mail",
  "send-again",
  "resume-sending",
  "accept-submission",
  "discard-submission",
  "add-cv",
  "view-cv",
  "download-cv",
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

/** Actions that make a version of their record even where they change no field. */
const makingActions: readonly ActivityAction[] = ["create", "restore", "receive", "reply"];

/** Actions that leave their record as it was, and name its present version. */
export const harmlessActions: readonly ActivityAction[] = [
  ...(["move", "preview-link", "end-preview-link", "view-cv", "download-cv"] as const),
  ...(["sign-in", "sign-in-failed"] as const),
];

/** Actions that neither make a version of their record nor change one. */
export const unversionedActions: readonly ActivityAction[] = [...harmlessActions, "delete"];

/** Whether an action makes a version of its record even where it changes no field. */
export function isMaking(action: string): boolean {
  return makingActions.some((making) => making === action);
}

/** Whether an action of the log is one that the code knows: entries of an earlier version may have others. */
export function isActivityAction(action: string): action is ActivityAction {
  return activityActions.some((known) => known === action);
}
