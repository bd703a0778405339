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
  "replace-file",
  "add-note",
  "delete-note",
  "receive",
  "reply",
  "write-mail",
  "send-again",
  "resume-sending",
  "add-cv",
  "view-cv",
  "download-cv",
  "export",
  "sign-in",
  "sign-in-failed",
  "sign-up",
  "confirm",
  "invite",
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

/** Whether an action of the log is one that the code knows: entries of an earlier version may have others. */
export function isActivityAction(action: string): action is ActivityAction {
  return activityActions.some((known) => known === action);
}
