import { expect, test } from "vitest";
import { countAttempt } from "./throttle";

async function isPaused(ip: string): Promise<boolean> {
  return countAttempt("account", "an@example.com", ip).then(
    () => false,
    () => true,
  );
}

test("the addresses of one network of IPv6 count as one", async () => {
  for (let i = 1; i <= 10; i++) expect(await isPaused(`2001:db8:0:7::${i}`)).toBe(false);
  expect(await isPaused("2001:DB8::7:1:2:3:4")).toBe(true);
  expect(await isPaused("2001:db8:0:8::1")).toBe(false);
  expect(await isPaused("::ffff:192.0.2.7")).toBe(false);
});
