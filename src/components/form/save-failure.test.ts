import { expect, test } from "vitest";
import { readFailure, showsError } from "./save-failure";

const refused = (message: string, data: object) => Object.assign(new Error(message), { data });

test.each([
  [
    "a session that ended",
    refused("ERROR_UNAUTHORIZED", { error: "ERROR_UNAUTHORIZED", httpStatus: 401 }),
    { kind: "signedOut" },
  ],
  [
    "a conflict",
    refused("ERROR_CONFLICT", { error: "ERROR_CONFLICT", conflict: { version: 4, theirs: { titleEn: "B" } } }),
    { kind: "conflict", version: 4, theirs: { titleEn: "B" }, base: {} },
  ],
  [
    "a value that is taken",
    refused("ERROR_LEVEL_NAME_EN_EXIST", { error: "ERROR_LEVEL_NAME_EN_EXIST", field: "nameEn" }),
    { kind: "fields", issues: [{ field: "nameEn", message: "ERROR_LEVEL_NAME_EN_EXIST" }] },
  ],
  [
    "invalid fields",
    refused("ERROR_DATA_SUBMIT_IS_INVALID", {
      error: "ERROR_DATA_SUBMIT_IS_INVALID",
      issues: [{ field: "nameVi", message: "input" }, 3],
    }),
    { kind: "fields", issues: [{ field: "nameVi", message: "input" }] },
  ],
  ["a permission that is missing", refused("ERROR_FORBIDDEN", { error: "ERROR_FORBIDDEN" }), { kind: "other" }],
  ["a network that is away", new TypeError("Failed to fetch"), { kind: "other" }],
  ["anything", null, { kind: "other" }],
])("%s", (_, error, failure) => {
  expect(readFailure(error)).toEqual(failure);
  // Refused fields are also shown in a toast.
  expect(showsError(error)).toBe(failure.kind === "signedOut" || failure.kind === "conflict");
});
