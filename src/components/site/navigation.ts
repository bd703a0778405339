/** The pages of the public site in the order of its navigation; their names stand in the messages under `site.nav`. */
export const navigation = [
  { key: "home", path: "/" },
  { key: "services", path: "/services" },
  { key: "aboutUs", path: "/about-us" },
  { key: "news", path: "/news" },
  { key: "contact", path: "/contact" },
] as const;

/** Whether a page belongs to an entry of the navigation: it is it, or lies below it. */
export function isWithin(path: string, entry: string): boolean {
  const [bare = ""] = path.split("?");
  return bare === entry || (entry !== "/" && bare.startsWith(`${entry}/`));
}
