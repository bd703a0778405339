import { describe, expect, test } from "vitest";
import { isWriteConflict } from "./errors";

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
