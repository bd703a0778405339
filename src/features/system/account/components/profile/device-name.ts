const browsers = [
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["iPadOS", /iPad/],
  ["iOS", /iPhone/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["ChromeOS", /CrOS/],
  ["macOS", /Macintosh/],
  ["Linux", /Linux/],
] as const;

/** Reads browser and system from a User-Agent, for recognising a device; null for other clients. */
export function deviceName(userAgent: string | null): { browser: string; system: string } | null {
  const nameIn = (list: readonly (readonly [name: string, pattern: RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  return browser && system ? { browser, system } : null;
}
