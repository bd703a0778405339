import { expect } from "vitest";
import { type Action, type AdminPath, actions } from "~/features/registry";
import { buildUser, callerAs, callerOf, grant } from "~/server/crud/test-callers";
import { refusalOf } from "~/server/platform/test-refusals";
import type { createCaller } from "~/server/root";

export type Caller = ReturnType<typeof createCaller>;

export type Row = { id: number; version: number };

/** Whether a record is a draft that visitors don't see. */
export function isDraft(row: object): boolean {
  return "status" in row && row.status === "draft";
}

export async function expectGuarded<Procedures>(
  path: AdminPath,
  action: Action,
  of: (caller: Caller) => Procedures,
  call: (procedures: Procedures) => Promise<unknown>,
): Promise<void> {
  const everything = { view: true, add: true, edit: true, delete: true };
  expect(actions).toContain(action);
  expect((await refusalOf(call(of(await callerAs(null))))).appCode).toBe("ERROR_UNAUTHORIZED");
  const user = await buildUser("USER");
  await grant("USER", path, { ...everything, [action]: false });
  expect((await refusalOf(call(of(await callerOf(user))))).appCode).toBe("ERROR_FORBIDDEN");
  await grant("USER", path, everything);
  await call(of(await callerOf(user)));
}
