import { describe, expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { createAnswerBudget } from "./answer-budget";
import { createCallerFactory, publicProcedure, router } from "./trpc";

useTestDatabase();

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: "Lan", at: new Date(), of: { id } }));

function startRequest() {
  const { run } = createAnswerBudget();
  const started: string[] = [];
  const call = (name: string, answer: () => unknown) =>
    run(
      async () => {
        started.push(name);
        await new Promise(setImmediate);
        return answer();
      },
      (data) => data,
    );
  return { call, started };
}

describe("the answers of a request", () => {
  test("are refused from the one on that makes them too many values together, and later calls don't run", async () => {
    const { call, started } = startRequest();
    for (let index = 0; index < 9; index++) await call(`list ${index}`, () => rows(1000));
    await expect(call("too much", () => rows(1000))).rejects.toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
    await expect(call("later", () => null)).rejects.toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
    expect(started.slice(9)).toEqual(["too much"]);
    await startRequest().call("another request", () => rows(1000));
  });

  test("are refused when their texts are too long together", async () => {
    const { call } = startRequest();
    await call("long", () => ({ text: "x".repeat(8_000_000) }));
    await expect(call("one more", () => ["x"])).rejects.toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
  });

  test("are made one after the other, also after a call that failed", async () => {
    const { call, started } = startRequest();
    const seen: string[][] = [];
    const note = () => seen.push([...started]);
    const fail = () => {
      note();
      throw new Error("No answer");
    };
    await Promise.allSettled([call("first", note), call("second", fail), call("third", note)]);
    expect(seen).toEqual([["first"], ["first", "second"], ["first", "second", "third"]]);
  });

  test("are not refused after a change that is committed", async () => {
    const tooMuch = () => rows(20_000);
    const procedures = router({ read: publicProcedure.query(tooMuch), write: publicProcedure.mutation(tooMuch) });
    const request = { db: database(), actor: null, headers: new Headers(), resHeaders: new Headers(), ip: "", now: new Date() };
    const caller = createCallerFactory(procedures)({ ...request, answers: createAnswerBudget() });
    expect(await caller.write()).toHaveLength(20_000);
    await expect(caller.read()).rejects.toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
  });
});
