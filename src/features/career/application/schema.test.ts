import { expect, test } from "vitest";
import { emptyCandidate } from "~/features/career/candidate/schema";
import { applicationSchema } from "./schema";

const person = { ...emptyCandidate, name: "Lê Thị Hoa", email: "hoa@example.com" };

test("an application without consent, for no post or in another language is refused", () => {
  const { error } = applicationSchema.safeParse({ ...person, locale: "fr", hasConsented: false });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["locale", "jobPostId", "hasConsented"]);
});
