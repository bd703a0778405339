import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createLink } from "~/server/auth/links";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";

useTestDatabase();

/** Statements of the migration that change rows; the columns already exist. */
const statements = readFileSync("prisma/migrations/20261121190000_mail_links/migration.sql", "utf8")
  .replace(/^--.*$/gm, "")
  .split(";")
  .filter((statement) => statement.trim().startsWith("UPDATE"));

/** Stores a mail in the earlier form: its text contains the link, and no token belongs to it. */
async function storeOldMail(link: string | null) {
  const text = `Hello,\n\n${link ?? ""}\n\nThe end.`;
  return database().mail.create({ data: { to: "an@example.com", subject: "Hello", text, link } });
}

async function migrate(id: number) {
  for (const statement of statements) await database().$executeRawUnsafe(statement);
  return database().mail.findUniqueOrThrow({ where: { id } });
}

describe("the migration of existing mails", () => {
  test("connects a valid link with its token, and removes it from the text", async () => {
    const { id: userId } = await buildUser();
    const { url, token } = await createLink(database(), userId, "reset", "http://localhost:3000", new Date());
    const { id } = await storeOldMail(url);
    const migrated = { text: "Hello,\n\n{link}\n\nThe end.", link: url, tokenId: token.id, linkExpiresAt: token.expiresAt };
    expect(await migrate(id)).toMatchObject(migrated);
  });

  test("blanks a link that was used or replaced", async () => {
    const { id: userId } = await buildUser();
    const { url, token } = await createLink(database(), userId, "verify", "http://localhost:3000", new Date());
    await database().accountToken.update({ where: { id: token.id }, data: { usedAt: new Date() } });
    const [used, ended] = [await storeOldMail(url), await storeOldMail("http://localhost:3000/auth/reset?token=ended")];
    for (const { id } of [used, ended]) {
      expect(await migrate(id)).toMatchObject({ text: "Hello,\n\n{link}\n\nThe end.", link: null, tokenId: null });
    }
    expect(JSON.stringify(await database().mail.findMany())).not.toContain("token=");
  });

  test("keeps a public link, and a mail without one", async () => {
    const signIn = "http://localhost:3000/auth/login";
    const [ready, plain] = [await storeOldMail(signIn), await storeOldMail(null)];
    expect(await migrate(ready.id)).toMatchObject({ text: "Hello,\n\n{link}\n\nThe end.", link: signIn, linkExpiresAt: null });
    expect(await migrate(plain.id)).toMatchObject({ text: plain.text, link: null });
  });
});
