import type { Site } from "~/features/website/setting/data";
import { sectionPaths } from "~/lib/sections";

export function navigation({ sections }: Pick<Site, "sections">) {
  return [{ key: "home", path: "/" } as const, ...sections.map((key) => ({ key, path: sectionPaths[key] }))];
}

/** Checks whether a page is a navigation entry or below it. */
export function isWithin(path: string, entry: string): boolean {
  const [bare = ""] = path.split("?");
  return bare === entry || (entry !== "/" && bare.startsWith(`${entry}/`));
}
