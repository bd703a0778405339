/** The fixed sections of the public site that the settings can switch off, each with the bare path that its pages stand at and below. */
export const sectionPaths = {
  services: "/services",
  aboutUs: "/about-us",
  news: "/news",
  career: "/career",
  contact: "/contact",
} as const;

export type Section = keyof typeof sectionPaths;

/** The section that a bare path belongs to; null for the home page and pages that staff write. */
export function sectionOf(path: string): Section | null {
  return sections.find((section) => isWithin(path, sectionPaths[section])) ?? null;
}

/** Whether a page is the one at an address, or lies below it. */
export function isWithin(path: string, address: string): boolean {
  const [bare = ""] = path.split("?");
  return bare === address || (address !== "/" && bare.startsWith(`${address}/`));
}

export const sections = ["services", "aboutUs", "news", "career", "contact"] as const satisfies readonly Section[];
