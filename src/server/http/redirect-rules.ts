import { defaultLocale, localePath, locales, splitLocale } from "~/i18n/routing";
import { sitePath } from "~/lib/site-path";

/** A path of this site that has no page, and where it leads: to a path of this site or to a web address. */
export type RedirectRule = { fromPath: string; target: string };

/** The `fromPath`s of the rules that hold for a path, the most exact first: one without a language holds in each of them. */
export function matchingPaths(path: string): string[] {
  const { locale, path: bare } = splitLocale(path);
  return locale === defaultLocale ? [path] : [path, bare];
}

/** Where a rule leads from a path: a rule without a language leads to the page in the language of the path. */
export function redirectLocation({ fromPath, target }: RedirectRule, path: string): string {
  const { locale } = splitLocale(path);
  const isSpoken = splitLocale(fromPath).locale === locale || !isBarePage(target);
  return isSpoken ? target : localePath(locale, target);
}

/**
 * Whether a rule leads back to its own start, by itself or by way of others.
 * @param find the rule of the first of these `fromPath`s that has one, this rule aside
 */
export async function isLoop(
  rule: RedirectRule,
  find: (fromPaths: string[]) => Promise<RedirectRule | undefined>,
): Promise<boolean> {
  const starts = locales.map((locale) => localePath(locale, rule.fromPath));
  for (const start of starts.filter((path) => matchingPaths(path).includes(rule.fromPath))) {
    const seen = new Set<string>();
    for (let path: string | null = start; path !== null; ) {
      if (seen.has(path)) return true;
      seen.add(path);
      const paths = matchingPaths(path);
      const place = paths.indexOf(rule.fromPath);
      const next: RedirectRule | undefined =
        place === 0 ? rule : ((await find(paths.filter((one) => one !== rule.fromPath))) ?? (place > 0 ? rule : undefined));
      path = next ? pathOf(redirectLocation(next, path)) : null;
    }
  }
  return false;
}

/** The path of an address on this site, as rules compare it; null for other sites. */
function pathOf(address: string): string | null {
  return address.startsWith("/") ? sitePath(address.split(/[?#]/)[0] ?? "") : null;
}

/** Whether an address is that of a page in English, which has one in the other languages too. Files have a dot. */
function isBarePage(address: string): boolean {
  const path = pathOf(address);
  const isHome = /^\/(?:[?#]|$)/.test(address);
  return isHome || (path !== null && !path.includes(".") && splitLocale(path).locale === defaultLocale);
}
