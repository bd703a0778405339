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

/** The browser and system that a User-Agent names, as far as people need them to recognise a device; null for any other client. */
export function deviceName(userAgent: string | null): { browser: string; system: string } | null {
  const nameIn = (list: readonly (readonly [name: string, pattern: RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  return browser && system ? { browser, system } : null;
}
