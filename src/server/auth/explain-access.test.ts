import { beforeEach, expect, test } from "vitest";
import { actions } from "~/features/registry";
import { accountStatus, roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { explainAccess } from "~/server/auth/explain-access";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";
import { seedSystem } from "../../../prisma/seed/system";
import { may } from "./permissions";

useTestDatabase();
beforeEach(() => seedSystem(openClient(), { email: "first@example.com", password: "secret1" }, new Date()));

const reasonsOn = async (roleId: number, path: string) => {
  const page = (await explainAccess(database(), roleId)).pages.find(({ pathname }) => pathname === path);
  return actions.map((action) => page && `${page[action].isAllowed} ${page[action].reason}`);
};

test("gives each reason: the administrator's role, the row, no row, an action the page lacks, a flag without view", {
  tags: "postgres",
}, async () => {
  expect(await reasonsOn(roleIds.ADMIN, "/admin/outbox")).toEqual([
    "true admin",
    "false notOffered",
    "true admin",
    "false notOffered",
  ]);
  expect(await reasonsOn(roleIds.USER, "/admin/news")).toEqual(Array.from(actions, () => "false noRow"));
  await grant("USER", "/admin/news", { view: true, edit: true });
  expect(await reasonsOn(roleIds.USER, "/admin/news")).toEqual(["true row", "false row", "true row", "false row"]);
  await grant("USER", "/admin/news", { view: false });
  expect(await reasonsOn(roleIds.USER, "/admin/news")).toEqual(["false row", "false row", "false needsView", "false row"]);
});

test.each(["ADMIN", "MANAGER", "USER"] as const)("of %s, every answer is what the guard of that page decides", async (role) => {
  await grant("USER", "/admin/level", { view: true, add: true });
  const { sessionId } = await buildUser(role);
  const actor = await loadActor(database(), sessionId, new Date());
  const { pages } = await explainAccess(database(), roleIds[role]);
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    for (const action of actions)
      expect([page.pathname, page[action].isAllowed]).toEqual([page.pathname, actor && may(actor, page.pathname, action)]);
  }
});

test("explains for a user also why the account can't sign in", { tags: "postgres" }, async () => {
  const user = await buildUser("MANAGER", { status: accountStatus.BLOCKED });
  await database().user.update({ where: { id: user.id }, data: { approvedAt: null } });
  const { system } = await callerAs("ADMIN");
  const answer = await system.user.why({ id: user.id });
  expect(answer).toMatchObject({ isBlocked: true, mustConfirm: false, mustBeApproved: true, role: { id: roleIds.MANAGER } });
  expect((await refusalOf(system.user.why({ id: 999 }))).appCode).toBe("ERROR_USER_NOT_FOUND");
  expect((await refusalOf(system.feature.why({ roleId: 999 }))).appCode).toBe("ERROR_ROLE_NOT_FOUND");
});

test("is open to people who may view users or features", async () => {
  const someone = await buildUser("USER");
  const { system } = await callerOf(someone);
  expect((await refusalOf(system.user.why({ id: someone.id }))).appCode).toBe("ERROR_FORBIDDEN");
  expect((await refusalOf(system.feature.why({ roleId: roleIds.USER }))).appCode).toBe("ERROR_FORBIDDEN");
});
