import { expect, test } from "vitest";
import { contactList, conversationSchema } from "./schema";

test("lets staff change a conversation's state, importance and assignee, but nothing that the visitor wrote", () => {
  const change = { status: "open", important: true, assigneeId: null };
  const words = { subject: "Other", email: "other@example.com", text: "Other words" };
  expect(conversationSchema.parse({ ...change, ...words })).toEqual(change);
  expect(conversationSchema.safeParse({ ...change, status: "done" }).success).toBe(false);
});

test("filters the inbox by states, flags, assignee, source and time", () => {
  const filter = {
    status: ["new", "open"],
    unread: true,
    important: false,
    assigneeId: 4,
    source: "linkedin",
    lastMessageAt: { from: new Date("2026-01-01") },
  };
  expect(contactList.filter.parse(filter)).toEqual(filter);
  expect(contactList.filter.parse({})).toEqual({});
  for (const refused of [{ status: [] }, { status: ["gone"] }, { assigneeId: 0 }, { source: "" }]) {
    expect([refused, contactList.filter.safeParse(refused).success]).toEqual([refused, false]);
  }
});
