import { defaultLocale, localePath, locales, splitLocale } from "~/i18n/routing";
import { sitePath } from "~/lib/site-path";

export type RedirectRule = { fromPath: string; target: string };

/** Returns the `fromPath`s of rules for a path, most specific first. Rules without a language apply to every language. */
export function matchingPaths(path: string): string[] {
  const { locale, path: bare } = splitLocale(path);
  return locale === defaultLocale ? [path] : [path, bare];
}

/** Builds the target for a path; a rule without a language keeps the path's language. */
export function redirectLocation({ fromPath, target }: RedirectRule, path: string): string {
  const { locale } = splitLocale(path);
  const isSpoken = splitLocale(fromPath).locale === locale || !isBarePage(target);
  return isSpoken ? target : localePath(locale, target);
}

/** Refuses loops. Remembered ends keep a thousand chained rules at a thousand steps. @param known rules without loops */
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
      // A rule for one language overrides the general rule, so chains through it end elsewhere.
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

function startsOf({ fromPath }: RedirectRule): string[] {
  return locales.map((locale) => localePath(locale, fromPath)).filter((path) => matchingPaths(path).includes(fromPath));
}

function pathOf(address: string): string | null {
  return address.startsWith("/") ? sitePath(address.split(/[?#]/)[0] ?? "") : null;
}

/** Whether a URL is a page's bare path, which exists in every language. Files have a dot. */
function isBarePage(address: string): boolean {
  const path = pathOf(address);
  const isHome = /^\/(?:[?#]|$)/.test(address);
  return isHome || (path !== null && !path.includes(".") && splitLocale(path).locale === defaultLocale);
}
