import { describe, expect, test } from "vitest";
import { createAnswerBudget } from "./answer-budget";

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: "Lan", at: new Date(), of: { id } }));

describe("the answers of a request", () => {
  test("are refused from the one on that makes them too many values together", () => {
    const { spend } = createAnswerBudget();
    for (let call = 0; call < 9; call++) spend(rows(1000));
    expect(() => spend(rows(1000))).toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
    expect(() => spend(null)).toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
    createAnswerBudget().spend(rows(1000));
  });

  test("are refused when their texts are too long together", () => {
    const { spend } = createAnswerBudget();
    spend({ text: "x".repeat(8_000_000) });
    expect(() => spend(["x"])).toThrow("ERROR_DATA_SUBMIT_IS_INVALID");
  });
});
