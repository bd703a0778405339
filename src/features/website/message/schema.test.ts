import { describe, expect, test } from "vitest";
import { messageSchema, staffTextSchema } from "./schema";

const message = {
  subject: "Leak detection",
  name: "Nguyễn Thị Ánh",
  email: "Anh@Example.com",
  phone: " ",
  company: null,
  text: "How much is a logger?",
};

describe("visitor's message", () => {
  const issuesOf = (changes: object) =>
    messageSchema.safeParse({ ...message, ...changes }).error?.issues.map((issue) => [issue.path.join("."), issue.message]);

  test("injects no mail headers: line ends in subject, name and company become spaces", () => {
    const injected = {
      subject: "Hello\r\nBcc: all@example.com",
      name: "An\n\nContent-Type: text/html",
      company: "A\u2028B\tC",
    };
    expect(messageSchema.parse({ ...message, ...injected })).toMatchObject({
      subject: "Hello Bcc: all@example.com",
      name: "An Content-Type: text/html",
      company: "A B C",
    });
    expect(issuesOf({ email: "an@example.com\nBcc: all@example.com" })?.[0]?.[0]).toBe("email");
  });

  test("loses control characters, and keeps its line ends in the text", () => {
    const { name, text } = messageSchema.parse({ ...message, name: "A\0n\u001b", text: "One\r\n\u0007two\0" });
    expect([name, text]).toEqual(["An", "One\ntwo"]);
  });

  test.each<[what: string, changes: object, field: string]>([
    ["20,000 characters", { text: "x".repeat(20_000) }, "text"],
    ["a message of only control characters", { text: "\0\u0001\u0002" }, "text"],
    ["a subject of only line ends", { subject: "\n\r\n" }, "subject"],
    ["a web address as name", { name: "https://evil.example" }, "name"],
    ["a name of 51 characters", { name: "x".repeat(51) }, "name"],
    ["an invalid address", { email: "an@" }, "email"],
  ])("is refused at its field: %s", (_, changes, field) => {
    expect(issuesOf(changes)?.map(([path]) => path)).toContain(field);
  });
});

describe("staff", () => {
  test.each([
    ["", false],
    [" \n\0 ", false],
    ["ok", true],
    ["x".repeat(20_000), true],
    ["x".repeat(20_001), false],
  ])("accept replies and notes of 2 to 20,000 characters (%#)", (text, isAccepted) => {
    expect(staffTextSchema.safeParse({ text }).success).toBe(isAccepted);
  });
});
