import { expect, test } from "vitest";
import { applicationFields } from "./schema";

test("an application without name or a real address is refused at each of them", () => {
  const { error } = applicationFields.safeParse({ name: " ", email: "hoa", phone: "", introduction: "" });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["name", "email"]);
});
