import type { createCaller } from "~/server/root";

export type Caller = ReturnType<typeof createCaller>;

export type Row = { id: number; version: number };

/** Whether a record is a draft that visitors don't see. */
export function isDraft(row: object): boolean {
  return "status" in row && row.status === "draft";
}

/** A restored record is made anew: only the time of its last change differs. */
export function withoutUpdateTime(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== "updatedAt"));
}
