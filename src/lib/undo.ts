/** How long the person who deleted or moved something is offered to take it back, in milliseconds. */
export const UNDO_MS = 10_000;

/** A click at the last moment still arrives, in milliseconds. */
export const UNDO_GRACE_MS = 5000;
