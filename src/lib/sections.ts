/** Sections that the settings can switch off, with their bare paths. */
export const sectionPaths = {
  services: "/services",
  aboutUs: "/about-us",
  news: "/news",
  career: "/career",
  contact: "/contact",
} as const;

export const FEED_PATH = "/feed.xml";

export type Section = keyof typeof sectionPaths;

export const sections = ["services", "aboutUs", "news", "career", "contact"] as const satisfies readonly Section[];

/** Returns the section of a bare path, with or without a query and an anchor; undefined for home and pages written by staff. */
export function sectionOf(path: string): Section | undefined {
  const [, first = ""] = path.split(/[/?#]/);
  if (`/${first}` === FEED_PATH) return "news";
  return sections.find((section) => sectionPaths[section] === `/${first}`);
}
