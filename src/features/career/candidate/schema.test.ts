import { expect, test } from "vitest";
import { candidateSchema, emptyCandidate } from "./schema";

const person = { ...emptyCandidate, name: "Lê Thị Hoa", email: "hoa@example.com" };

const fieldsRefused = (data: object) =>
  (candidateSchema.safeParse({ ...person, ...data }).error?.issues ?? []).map(({ path }) => path.join("."));

test.each<[object, string[]]>([
  [{}, []],
  [{ phone: "+84 (0)905 123-456" }, []],
  [{ rating: 5 }, []],
  [{ phone: "call me" }, ["phone"]],
  [{ phone: "12" }, ["phone"]],
  [{ name: "H" }, ["name"]],
  [{ name: "Click evil.example/x" }, ["name"]],
  [{ name: "x".repeat(51) }, ["name"]],
  [{ email: "hoa" }, ["email"]],
  [{ email: "" }, ["email"]],
  [{ introduction: "x".repeat(2001) }, ["introduction"]],
  [{ rating: 0 }, ["rating"]],
  [{ rating: 6 }, ["rating"]],
  [{ rating: 3.5 }, ["rating"]],
  [{ jobPostId: 0 }, ["jobPostId"]],
])("a candidate with %j is refused at %j", (data, fields) => expect(fieldsRefused(data)).toEqual(fields));

test("stores a candidate's address in lower case and an empty phone as null", () => {
  expect(candidateSchema.parse({ ...person, email: " Hoa@Example.COM ", phone: "" })).toMatchObject({
    email: "hoa@example.com",
    phone: null,
  });
});
