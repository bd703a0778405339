import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { listAddresses, slugPaths } from "~/features/public-paths";
import { publicRecords } from "~/features/public-records";
import { isFixedRoute } from "~/lib/fixed-routes";

const pageAt = (address: string) => path.join("src/app/(site)/[locale]", address, "page.tsx");

describe("a public kind of record", () => {
  test.each(slugPaths)("%s has a page for each of its records", (kind) => {
    expect(existsSync(pageAt(`${publicRecords[kind].base}/[slug]`))).toBe(true);
  });

  test.each(listAddresses)("has its list at %s, which no page of staff can take", (address) => {
    expect(existsSync(pageAt(address))).toBe(true);
    expect(isFixedRoute(address.split("/")[1] ?? "")).toBe(true);
  });
});
