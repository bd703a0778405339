import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost } from "~/server/db/test-records";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { createReceipt } from "~/server/forms/receipts";
import { applicationForm } from "./application-form";

useTestDatabase();
withTestStore();

test("refuses an application without capacity at its own address, with advice, and keeps its file", async () => {
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A" } });
  const { slug } = await buildJobPost();
  const now = new Date();
  const send = (ip: string, introduction: string) => {
    const values = { name: "Hoa", email: "hoa@example.com", phone: "", introduction, consent: "1" };
    const receipt = createReceipt([ip, introduction], new Date(now.getTime() + 60_000));
    const file = { bytes: buildPdf(introduction), filename: "cv.pdf" };
    const sent = {
      page: `/career/${slug}`,
      values,
      file,
      files: [file],
      hasTooManyFiles: false,
      isFileTooLarge: false,
      locale: "en",
      query: new URLSearchParams(),
      doubt: null,
    } as const;
    return applicationForm.submit(slug, { ...sent, receipt, ip, now });
  };
  const ips = ["127.0.0.1", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8:1:1", "2001:db8:2:1"];
  for (const ip of ips) expect(await send(ip, `From ${ip}`)).toMatchObject({ kind: "done" });
  expect(await send("2001:db8:3:1", "From a seventh")).toMatchObject({
    kind: "refused",
    state: { errors: { email: expect.stringMatching(/private link in our email/) }, heldFile: { filename: "cv.pdf" } },
  });
});
