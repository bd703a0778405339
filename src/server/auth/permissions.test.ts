import { describe, expect, test } from "vitest";
import { type Action, actions, type Flags } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { loadActor } from "./actor";
import { may } from "./permissions";

const page = "/admin/news";
const none = { view: false, add: false, edit: false, delete: false };
const all = { view: true, add: true, edit: true, delete: true };
const [administrator, user] = [
  { id: roleIds.ADMIN, name: "ADMIN" },
  { id: roleIds.USER, name: "USER" },
];

describe("a person may do on a page", () => {
  test.each<[role: string, person: { id: number; name: string }, flags: Flags | null, allowed: readonly Action[]]>([
    ["a role without flags", user, null, []],
    ["a role whose flags are all off", user, none, []],
    ["a role with view", user, { ...none, view: true }, ["view"]],
    ["a role with view and add", user, { ...none, view: true, add: true }, ["view", "add"]],
    ["a role with view and edit", user, { ...none, view: true, edit: true }, ["view", "edit"]],
    ["a role with view and delete", user, { ...none, view: true, delete: true }, ["view", "delete"]],
    ["a role with every flag", user, all, actions],
    ["a role with every flag but view", user, { ...all, view: false }, []],
    ["an administrator of a page that is in no menu", administrator, null, actions],
    ["an administrator of a page that offers all", administrator, all, actions],
    ["an administrator of a page that offers no delete", administrator, { ...all, delete: false }, ["view", "add", "edit"]],
  ])("as %s, exactly what the flags say", (_, role, flags, allowed) => {
    const actor = { role, flags: new Map(flags && [[page, flags]]) };
    expect(actions.filter((action) => may(actor, page, action))).toEqual(allowed);
    expect(actions.some((action) => may(user === role ? actor : { ...actor, role: user }, "/admin/level", action))).toBe(false);
    expect(actions.some((action) => may({ ...actor, mustSetUpTwoStep: true }, page, action))).toBe(false);
  });
});

useTestDatabase();

test("flags of a page that the page itself does not offer are off for every role, administrators too", async () => {
  const people = [await buildUser("ADMIN"), await buildUser("USER")];
  await grant("USER", page, all);
  for (const missing of actions) {
    await database().feature.update({ where: { pathname: page }, data: { ...all, [missing]: false } });
    for (const { sessionId } of people) {
      const actor = await loadActor(database(), sessionId, new Date());
      expect(actor?.flags.get(page)).toEqual({ ...all, [missing]: false });
    }
  }
});
