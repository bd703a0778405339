import { expect, test, vi } from "vitest";
import { createWrittenAddresses } from "./written-addresses";

const list = "/admin/level?";
const earlier = "/admin/level?search=Way";
const later = "/admin/level?search=Zone";

function writtenTwice() {
  const written = createWrittenAddresses();
  written.markRendered(list);
  written.write(earlier);
  written.write(later);
  return written;
}

test("the newest written address counts until the router renders it", () => {
  const written = writtenTwice();
  expect(written.current(list)).toBe(later);
  expect(written.current(earlier)).toBe(later);
  written.markRendered(earlier);
  expect(written.current(earlier)).toBe(later);
  expect(written.newest()).toBe(later);
  written.markRendered(later);
  expect(written.current(later)).toBe(later);
  expect(written.newest()).toBeUndefined();
});

test("an address that the router skips does not count afterwards", () => {
  const written = writtenTwice();
  written.markRendered(later);
  expect(written.current(earlier)).toBe(earlier);
});

test("the newest one counts although an older one was written twice and is rendered in between", () => {
  const written = createWrittenAddresses();
  for (const address of [earlier, list, earlier, later]) written.write(address);
  for (const address of [earlier, list, earlier]) {
    written.markRendered(address);
    expect(written.current(address)).toBe(later);
  }
});

test("an address that a link opened counts at once, and ends the wait", () => {
  const written = writtenTwice();
  const other = "/admin/level?page=2";
  expect(written.current(other)).toBe(other);
  written.markRendered(other);
  expect(written.newest()).toBeUndefined();
  expect(written.current(earlier)).toBe(earlier);
});

test("tells its readers when the address that counts may have changed", () => {
  const written = writtenTwice();
  const changed = vi.fn();
  const unsubscribe = written.subscribe(changed);
  written.markRendered(earlier);
  expect(changed).toHaveBeenCalledTimes(1);
  unsubscribe();
  written.write(list);
  expect(changed).toHaveBeenCalledTimes(1);
});
