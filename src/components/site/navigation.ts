/** Checks whether a page is a navigation entry or below it. */
export function isWithin(path: string, entry: string): boolean {
  const [bare = ""] = path.split("?");
  return bare === entry || (entry !== "/" && bare.startsWith(`${entry}/`));
}
