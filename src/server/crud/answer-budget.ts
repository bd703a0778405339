import { AppError } from "~/server/platform/errors";

/** Fields and items that all answers of a request may have together. Preparing one for JSON takes about 3 µs of everyone's time. */
const MAX_VALUES = 60_000;
/** Characters of all texts in them. */
const MAX_CHARACTERS = 8_000_000;

export type AnswerBudget = { run<Answer>(call: () => Promise<Answer>, dataOf: (answer: Answer) => unknown): Promise<Answer> };

/** Bounds what the queries of one request answer together: each starts when the one before it has been answered and counted. */
export function createAnswerBudget(): AnswerBudget {
  let values = MAX_VALUES;
  let characters = MAX_CHARACTERS;
  let last: Promise<unknown> = Promise.resolve();

  function check(): void {
    if (values < 0 || characters < 0) throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
  }

  function count(value: unknown): void {
    values -= 1;
    if (typeof value === "string") characters -= value.length;
    check();
    if (typeof value === "object" && value !== null) for (const part of Object.values(value)) count(part);
  }

  return {
    /** @throws ERROR_DATA_SUBMIT_IS_INVALID for the answer that is too much, and for the calls after it, which don't run */
    run: (call, dataOf) => {
      const answering = last.then(async () => {
        check();
        const answer = await call();
        count(dataOf(answer));
        return answer;
      });
      last = answering.catch(() => {});
      return answering;
    },
  };
}
