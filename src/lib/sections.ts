/** Sections that the settings can switch off, with their bare paths. */
export const sectionPaths = {
  services: "/services",
  aboutUs: "/about-us",
  news: "/news",
  career: "/career",
  contact: "/contact",
} as const;

export type Section = keyof typeof sectionPaths;

export const sections = ["services", "aboutUs", "news", "career", "contact"] as const satisfies readonly Section[];

/** Returns a bare path's section; undefined for the home page and pages written by staff. */
export function sectionOf(path: string): Section | undefined {
  const [, first = ""] = path.split(/[/?]/);
  return sections.find((section) => sectionPaths[section] === `/${first}`);
}
