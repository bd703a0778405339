import { expect, test } from "vitest";
import { applicationFields } from "./schema";

test("refuses an application without a name or a valid address at each field", () => {
  const { error } = applicationFields.safeParse({ name: " ", email: "hoa", phone: "", introduction: "" });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["name", "email"]);
});
