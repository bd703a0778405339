import type { Email } from "postal-mime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildRole, buildUser, grant } from "~/server/db/test-records";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { startMailSender } from "./sender";
import { setMailServer } from "./smtp";
import { startMailServer } from "./test-mail-server";

useTestDatabase();

let mails: Email[];
const closers: (() => Promise<unknown>)[] = [];

// The job that retries due mails does not run here: only the commit can wake the sender.
beforeEach(async () => {
  const server = await startMailServer();
  mails = server.mails;
  setMailServer(server.url);
  closers.push(startMailSender(database()), server.close);
});

afterEach(async () => {
  setMailServer(undefined);
  for (const close of closers.splice(0)) await close();
});

const arrival = (to: string) =>
  vi.waitFor(() => expect(mails.flatMap((mail) => mail.to ?? []).map(({ address }) => address)).toContain(to), {
    timeout: 2_000,
  });

test("sends the mail of a sign-up at once", async () => {
  await buildRole("USER");
  const { account } = (await callerAs(null)).system;
  const password = "correct horse";
  await account.signUp({ name: "Lan", email: "lan@example.com", password, confirmPassword: password });
  await arrival("lan@example.com");
});

test("sends the mail of a forgotten password at once", async () => {
  const { email } = await buildUser("USER", { email: "an@example.com" });
  await (await callerAs(null)).system.account.forgot({ email });
  await finishWorkAfterAnswers();
  await arrival(email);
});

test("sends an invitation at once", async () => {
  const { user } = (await callerAs("ADMIN")).system;
  await buildRole("USER");
  await user.create({ data: { name: "Minh", email: "minh@example.com", roleId: 2 } });
  await arrival("minh@example.com");
});

test("notifies the old address of a changed address at once", async () => {
  const { id, version, email } = await buildUser("USER", { email: "old@example.com", passwordHash: "set" });
  await (await callerAs("ADMIN")).system.user.update({ id, version, data: { email: "new@example.com" } });
  await arrival(email);
});

test("asks the owner of an account at once to agree to a changed address", async () => {
  const { id, version, email } = await buildUser("USER", { email: "old@example.com", passwordHash: "set" });
  await grant("MANAGER", "/admin/user", { view: true, edit: true });
  await (await callerAs("MANAGER")).system.user.update({ id, version, data: { email: "new@example.com" } });
  await arrival(email);
});

test("sends letters to candidates at once", async () => {
  const { id } = await buildCandidate({ email: "hoa@example.com", locale: "en" });
  const letter = { subjectEn: "Your application", subjectVi: "", textEn: "Dear {name},", textVi: "" };
  await (await callerAs("ADMIN")).career.candidate.write({ ids: [id], data: letter });
  await arrival("hoa@example.com");
});

test("sends a mail again at once", async () => {
  const failed = { to: "late@example.com", locale: "en", subject: "Late", text: "Hello", state: "failed", error: "550" } as const;
  const { id } = await database().mail.create({ data: failed });
  await (await callerAs("ADMIN")).system.outbox.sendAgain({ ids: [id] });
  await arrival(failed.to);
});
