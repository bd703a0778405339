import { beforeEach, describe, expect, test } from "vitest";
import { refusalOf } from "~/server/crud-contract";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { sendMail } from "~/server/mail/outbox";
import { buildUser, callerAs, callerOf, grant } from "~/server/test-callers";

useTestDatabase();

const link = "http://example.com/auth/verify?token=a";

beforeEach(async () => {
  await sendMail(database(), { to: "an@example.com", subject: "Xác nhận địa chỉ", text: `Chào An,\n\n${link}`, link });
  await sendMail(database(), { to: "lan@example.com", subject: "Your account is ready", text: "Hello Lan," });
});

describe("the outbox", () => {
  test("lists every mail, the newest first, without its text", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    const { rows, total } = await outbox.list({ sort: { by: "to", dir: "ASC" } });
    expect(total).toBe(2);
    expect(rows).toEqual([
      { id: 1, to: "an@example.com", subject: "Xác nhận địa chỉ", state: "waiting", createdAt: expect.any(Date) },
      { id: 2, to: "lan@example.com", subject: "Your account is ready", state: "waiting", createdAt: expect.any(Date) },
    ]);
    expect((await outbox.list({})).rows.map(({ id }) => id)).toEqual([2, 1]);
  });

  test("is searched without accents and narrowed by state", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    expect((await outbox.list({ search: "xac nhan" })).rows.map(({ id }) => id)).toEqual([1]);
    expect((await outbox.list({ search: "lan@" })).rows.map(({ id }) => id)).toEqual([2]);
    expect((await outbox.list({ filter: { state: "sent" } })).total).toBe(0);
  });

  test("gives a mail's text and link", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    expect(await outbox.byId({ id: 1 })).toMatchObject({ text: `Chào An,\n\n${link}`, link, error: null, sentAt: null });
    expect((await refusalOf(outbox.byId({ id: 9 }))).appCode).toBe("ERROR_MAIL_NOT_FOUND");
  });

  test("keeps its links from whoever is no administrator: they open accounts", async () => {
    await grant("MANAGER", "/admin/outbox", { view: true });
    const { outbox } = (await callerAs("MANAGER")).system;
    expect(await outbox.byId({ id: 1 })).toMatchObject({ text: "Chào An,\n\n…", link: null });
    expect(await outbox.byId({ id: 2 })).toMatchObject({ text: "Hello Lan,", link: null });
  });

  test("is open to those with the flag", async () => {
    const user = await buildUser("USER");
    const calls = async () => {
      const { outbox } = (await callerOf(user)).system;
      return [outbox.list({}), outbox.byId({ id: 1 })];
    };
    for (const call of await calls()) expect((await refusalOf(call)).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/outbox", { view: true });
    for (const call of await calls()) await call;
  });
});
