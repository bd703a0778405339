import { describe, expect, test } from "vitest";
import { AppError, isWriteConflict, toAppError } from "./errors";

const prismaError = (code: string, kind?: string, originalCode?: string) =>
  Object.assign(new Error("Raw query failed."), {
    name: "PrismaClientKnownRequestError",
    code,
    meta: { driverAdapterError: { cause: { kind, originalCode } } },
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

describe("a database that does not answer", () => {
  test.each([
    ["can't be reached", prismaError("P1001", "DatabaseNotReachable")],
    ["can't be reached by SQL of ours", prismaError("P2010", "DatabaseNotReachable")],
    ["closed the connection", prismaError("P2010", "ConnectionClosed")],
    ["has no transaction in time", prismaError("P2028")],
    ["has no connection left", prismaError("P2037", "TooManyConnections", "53300")],
    ["is shut down", prismaError("P2010", "postgres", "57P01")],
    ["took too long for a statement", prismaError("P2039", "postgres", "57014")],
    ["lost a race each time", prismaError("P2034", "TransactionWriteConflict", "40P01")],
  ])("that %s is 503 with ERROR_UNAVAILABLE", (_, error) => {
    const answer = toAppError(error);
    expect([answer?.appCode, answer?.code]).toEqual(["ERROR_UNAVAILABLE", "SERVICE_UNAVAILABLE"]);
  });

  test("is told apart from what the database refused, and from faults of the program", () => {
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
});
