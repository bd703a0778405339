import type { Site } from "~/features/website/setting/data";
import { sectionPaths } from "~/lib/sections";

/** The entries of the navigation: home and the sections that the settings show; their names are the messages under `site.nav`. */
export function navigation({ sections }: Pick<Site, "sections">) {
  return [{ key: "home", path: "/" } as const, ...sections.map((key) => ({ key, path: sectionPaths[key] }))];
}

/** Whether a page belongs to an entry of the navigation: it is it, or lies below it. */
export function isWithin(path: string, entry: string): boolean {
  const [bare = ""] = path.split("?");
  return bare === entry || (entry !== "/" && bare.startsWith(`${entry}/`));
}
