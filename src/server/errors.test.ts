import { describe, expect, test } from "vitest";
import { referenceCode } from "~/lib/codes";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { fromPrisma, isWriteConflict } from "./errors";

const prismaError = (code: string, kind?: string) =>
  Object.assign(new Error("Raw query failed."), {
    name: "PrismaClientKnownRequestError",
    code,
    meta: { driverAdapterError: { cause: { kind } } },
  });

describe("a write that lost a race", () => {
  test("is known as such, in Prisma's own queries and in SQL of ours", () => {
    expect(isWriteConflict(prismaError("P2034"))).toBe(true);
    expect(isWriteConflict(prismaError("P2010", "TransactionWriteConflict"))).toBe(true);
  });

  test("is nothing else", () => {
    expect(isWriteConflict(prismaError("P2010", "postgres"))).toBe(false);
    expect(isWriteConflict(prismaError("P2002"))).toBe(false);
    expect(isWriteConflict(new Error("P2034"))).toBe(false);
  });
});

describe("a foreign key", () => {
  useTestDatabase();

  const person = { name: "An", email: "an@example.com" };
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => "It went through.",
      (error: unknown) => {
        const refusal = fromPrisma(error, "USER");
        return refusal && [refusal.appCode, refusal.details.field];
      },
    );

  test("to a record that is not there is refused at its column", async () => {
    const { user } = database();
    expect(await refused(user.create({ data: { ...person, roleId: 99 } }))).toEqual(["ERROR_ROLE_NOT_FOUND", "roleId"]);
  });

  test("keeps a record that others refer to from being deleted", async () => {
    const { role, user } = database();
    const { id } = await role.create({ data: { name: "EDITOR" } });
    await user.create({ data: { ...person, roleId: id } });
    expect(await refused(role.delete({ where: { id } }))).toEqual(["ERROR_IN_USE", undefined]);
  });

  test("has a code for what it refers to, in every table but those between two others", async () => {
    const columns = await database().$queryRaw<{ column: string }[]>`
      SELECT DISTINCT a.attname AS "column"
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND ltrim(c.conrelid::regclass::text, '"') NOT LIKE '\\_%'
    `;
    expect(columns.length).toBeGreaterThan(5);
    // No input names the token of a mail's link.
    const named = columns.filter(({ column }) => column !== "tokenId");
    expect(named.filter(({ column }) => referenceCode(column) === undefined)).toEqual([]);
  });
});
