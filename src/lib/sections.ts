/** The sections of the public site that the settings can switch off, each with the bare path of its pages, which are at it or below. */
export const sectionPaths = {
  services: "/services",
  aboutUs: "/about-us",
  news: "/news",
  career: "/career",
  contact: "/contact",
} as const;

export type Section = keyof typeof sectionPaths;

/** In the order of the navigation. */
export const sections = ["services", "aboutUs", "news", "career", "contact"] as const satisfies readonly Section[];

/** The section that a bare path belongs to; undefined for the home page and the pages that staff write. */
export function sectionOf(path: string): Section | undefined {
  const [, first = ""] = path.split(/[/?]/);
  return sections.find((section) => sectionPaths[section] === `/${first}`);
}
