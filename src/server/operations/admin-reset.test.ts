import { describe, expect, test } from "vitest";
import { accountStatus, roleIds } from "~/lib/accounts";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { resetAdministrator } from "./admin-reset";

useTestDatabase();

const origin = "https://example.com";
const password = "a new and good one";
const reset = (email: string) => resetAdministrator({ email, origin, now: new Date() });
const logged = () => database().activity.findMany({ where: { action: "admin-reset" } });

/** Uses the link like its page does, then signs in. */
async function signInBy(link: string, email: string) {
  const token = new URL(link).searchParams.get("token") ?? "";
  const { account } = (await callerAs(null)).system;
  await account.reset({ token, password, confirmPassword: password });
  return account.signIn({ email, password });
}

describe("resetting an administrator", () => {
  test("returns a link for signing in, and is logged without an actor", async () => {
    const { id, email, version } = await buildUser("ADMIN");
    const report = await reset(` ${email.toUpperCase()}`);
    expect(report).toEqual({ email, link: expect.stringMatching(/^https:\/\/example\.com\/auth\/reset\?token=/) });
    // Nothing ends until the link is used.
    expect(await database().session.count({ where: { userId: id } })).toBe(1);
    expect(await signInBy(report.link, email)).toMatchObject({ id });
    expect(await logged()).toMatchObject([{ actorId: null, actorName: "", ip: null, recordId: id, version, changes: {} }]);
  });

  test("turns off two-step sign-in, and logs it", async () => {
    const { id, email } = await buildUser("ADMIN");
    await database().user.update({ where: { id }, data: { totpSecret: "x", totpEnabledAt: new Date() } });
    await database().recoveryCode.create({ data: { userId: id, codeHash: "x" } });
    const { link } = await reset(email);
    expect(await signInBy(link, email)).toMatchObject({ id });
    expect(await database().recoveryCode.count()).toBe(0);
    expect((await logged())[0]).toMatchObject({ version: 2, changes: { totpEnabledAt: [expect.any(String), null] } });
  });

  test("unblocks, confirms and approves the account", async () => {
    const { id, email } = await buildUser("ADMIN", { status: accountStatus.BLOCKED });
    await database().user.update({ where: { id }, data: { verifiedAt: null, approvedAt: null } });
    const { link } = await reset(email);
    expect(await signInBy(link, email)).toMatchObject({ id });
    const [entry] = await logged();
    expect(entry).toMatchObject({ version: 2, changes: { status: [2, 1], verifiedAt: [null, expect.any(String)] } });
    expect(await database().user.findUnique({ where: { id } })).toMatchObject({ version: 2 });
  });

  test("refuses an unknown address and an account without the administrator role, and changes nothing", async () => {
    await buildUser("ADMIN");
    const member = await buildUser("USER", { status: accountStatus.BLOCKED });
    await expect(reset("nobody@example.com")).rejects.toThrow("There is no account nobody@example.com.");
    await expect(reset(member.email)).rejects.toThrow(/is not an administrator/);
    expect(await logged()).toEqual([]);
    expect(await database().accountToken.count()).toBe(0);
    expect(await database().user.findUnique({ where: { id: member.id } })).toMatchObject({ status: accountStatus.BLOCKED });
  });

  test("makes an account the administrator of a site without any", async () => {
    const { id, email } = await buildUser("USER");
    await database().role.create({ data: { id: roleIds.ADMIN, name: "ADMIN", builtIn: true } });
    const { link } = await reset(email);
    expect(await signInBy(link, email)).toMatchObject({ id, roleId: roleIds.ADMIN });
  });
});
