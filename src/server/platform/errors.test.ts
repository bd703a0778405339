import { describe, expect, test } from "vitest";
import { referenceCode } from "~/lib/references";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { AppError, fromPrisma, isWriteConflict, toAppError } from "./errors";

const prismaError = (code: string, kind?: string, originalCode?: string) =>
  Object.assign(new Error("Raw query failed."), {
    name: "PrismaClientKnownRequestError",
    code,
    meta: { driverAdapterError: { cause: { kind, originalCode } } },
  });

describe("a write that lost a race", () => {
  test("is recognised in Prisma's queries and in raw SQL", () => {
    expect(isWriteConflict(prismaError("P2034"))).toBe(true);
    expect(isWriteConflict(prismaError("P2010", "TransactionWriteConflict"))).toBe(true);
  });

  test("is not confused with other errors", () => {
    expect(isWriteConflict(prismaError("P2010", "postgres"))).toBe(false);
    expect(isWriteConflict(prismaError("P2002"))).toBe(false);
    expect(isWriteConflict(new Error("P2034"))).toBe(false);
  });
});

describe("a foreign key", { tags: "postgres" }, () => {
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

  test("refuses an unknown record at its column", async () => {
    const { user } = database();
    expect(await refused(user.create({ data: { ...person, roleId: 99 } }))).toEqual(["ERROR_ROLE_NOT_FOUND", "roleId"]);
  });

  test("prevents deleting a record that others refer to", async () => {
    const { role, user } = database();
    const { id } = await role.create({ data: { name: "EDITOR" } });
    await user.create({ data: { ...person, roleId: id } });
    expect(await refused(role.delete({ where: { id } }))).toEqual(["ERROR_IN_USE", undefined]);
  });

  test("has an error code for its target in every table except join tables", async () => {
    const columns = await database().$queryRaw<{ column: string }[]>`
      SELECT DISTINCT a.attname AS "column"
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND ltrim(c.conrelid::regclass::text, '"') NOT LIKE '\\_%'
    `;
    expect(columns.length).toBeGreaterThan(5);
    // The server sets these itself: no input contains them.
    const named = columns.filter(({ column }) => !["tokenId", "makerId", "submissionId"].includes(column));
    expect(named.filter(({ column }) => referenceCode(column) === undefined)).toEqual([]);
  });
});

describe("an unreachable database", () => {
  test.each([
    ["can't be reached", prismaError("P1001", "DatabaseNotReachable")],
    ["can't be reached by SQL of ours", prismaError("P2010", "DatabaseNotReachable")],
    ["closed the connection", prismaError("P2010", "ConnectionClosed")],
    ["has no transaction in time", prismaError("P2028")],
    ["has no connection left", prismaError("P2037", "TooManyConnections", "53300")],
    ["is shut down", prismaError("P2010", "postgres", "57P01")],
    ["took too long for a statement", prismaError("P2039", "postgres", "57014")],
    ["waited too long for a lock", prismaError("P2010", "postgres", "55P03")],
    ["ended a transaction that was idle for too long", prismaError("P2010", "postgres", "25P03")],
    ["lost a race each time", prismaError("P2034", "TransactionWriteConflict", "40P01")],
  ])("that %s is 503 with ERROR_UNAVAILABLE", (_, error) => {
    const answer = toAppError(error);
    expect([answer?.appCode, answer?.code]).toEqual(["ERROR_UNAVAILABLE", "SERVICE_UNAVAILABLE"]);
  });

  test("is told apart from refused statements and bugs", () => {
    for (const error of [
      prismaError("P2002", "UniqueConstraintViolation", "23505"),
      new TypeError("x is undefined"),
      undefined,
    ]) {
      expect(toAppError(error)).toBeNull();
    }
    const refusal = new AppError("ERROR_CONFLICT");
    expect(toAppError(refusal)).toBe(refusal);
  });

  test("is recognised in driver errors, as of COMMIT, and in the embedded database without space", () => {
    const driverError = (cause: object) => Object.assign(new Error("", { cause }), { name: "DriverAdapterError" });
    expect(toAppError(driverError({ kind: "ConnectionClosed" }))?.appCode).toBe("ERROR_UNAVAILABLE");
    expect(toAppError(driverError({ kind: "postgres", code: "53100" }))?.appCode).toBe("ERROR_UNAVAILABLE");
    expect(toAppError(driverError({ kind: "postgres", code: "22003" }))).toBeNull();
    expect(isWriteConflict(driverError({ kind: "TransactionWriteConflict" }))).toBe(true);
  });

  test("is answered like a disk without space for a file", () => {
    const full = Object.assign(new Error("write"), { code: "ENOSPC" });
    expect(toAppError(new Error("Cannot write file", { cause: full }))?.appCode).toBe("ERROR_UNAVAILABLE");
    expect(toAppError(new Error("Cannot write file", { cause: new Error("?") }))).toBeNull();
  });
});
