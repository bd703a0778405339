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
 * Collects rules one after the other, and refuses one that would lead back to its own start. The end of each chain is remembered:
 * a thousand rules that lead to each other are followed in a thousand steps, not in a million.
 * @param known rules to begin with, which lead nowhere in a circle
 * @returns whether there is a rule from a path, and what adds one unless it leads back
 */
export function collectRules(known: readonly RedirectRule[]) {
  const rules = new Map(known.map((rule) => [rule.fromPath, rule]));
  const steps = new Map<string, string | null>();
  const ends = new Map<string, string>();

  const ruleOf = (path: string) => matchingPaths(path).flatMap((fromPath) => rules.get(fromPath) ?? [])[0];

  function stepFrom(path: string): string | null {
    const known = steps.get(path);
    if (known !== undefined) return known;
    const rule = ruleOf(path);
    const step = rule ? pathOf(redirectLocation(rule, path)) : null;
    steps.set(path, step);
    return step;
  }

  /** @returns the paths that were passed and where they end; null for a circle */
  function follow(start: string): { passed: Set<string>; end: string } | null {
    const passed = new Set<string>();
    let end = start;
    for (let next: string | null = start; next !== null; next = ends.get(end) ?? stepFrom(end)) {
      end = next;
      if (passed.has(end)) return null;
      passed.add(end);
    }
    passed.delete(end);
    return { passed, end };
  }

  return {
    has: (fromPath: string): boolean => rules.has(fromPath),
    add(rule: RedirectRule): boolean {
      rules.set(rule.fromPath, rule);
      const starts = startsOf(rule).filter((path) => ruleOf(path) === rule);
      for (const start of starts) steps.delete(start);
      // A rule of one language takes the place of the one for all: chains that pass it end elsewhere now.
      if (starts.some((start) => ends.has(start))) ends.clear();
      const chains = starts.map(follow);
      if (chains.includes(null)) {
        rules.delete(rule.fromPath);
        for (const start of starts) steps.delete(start);
        return false;
      }
      for (const chain of chains) for (const path of chain?.passed ?? []) ends.set(path, chain?.end ?? path);
      return true;
    },
  };
}

/** The paths that a rule holds for, one in each of its languages. */
function startsOf({ fromPath }: RedirectRule): string[] {
  return locales.map((locale) => localePath(locale, fromPath)).filter((path) => matchingPaths(path).includes(fromPath));
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
