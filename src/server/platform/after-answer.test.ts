import { expect, test, vi } from "vitest";
import { collectLog } from "~/server/platform/test-log";
import { finishWorkAfterAnswers, runAfterAnswer } from "./after-answer";

test("work starts after the call, and finishing waits for all of it, including nested work", async () => {
  const done: string[] = [];
  runAfterAnswer("The first", async () => {
    done.push("first");
    runAfterAnswer("The second", async () => void done.push("second"));
  });
  expect(done).toEqual([]);
  await finishWorkAfterAnswers();
  expect(done).toEqual(["first", "second"]);
});

test("logs failed work, and runs the rest", async () => {
  const logged = collectLog();
  const other = vi.fn(async () => {});
  runAfterAnswer("Writing a mail", () => Promise.reject(new Error("no database")));
  runAfterAnswer("The other", other);
  await finishWorkAfterAnswers();
  expect(logged[0]).toMatch(/^error Writing a mail failed: no database /);
  expect(other).toHaveBeenCalledOnce();
});

test("work starts within about a second", async () => {
  await new Promise<void>((resolve) => runAfterAnswer("The work", async () => resolve()));
});
