import type { LanguageState } from "~/components/form/language-state";
import { type PublishedPath, publicRecords } from "~/features/public-records";
import { type Locale, otherLocale } from "~/i18n/routing";
import { fromInput, toDateInput } from "~/lib/dates";
import { suffixOf } from "~/lib/languages";
import { publishNow, type Times } from "~/lib/publish-state";
import type { PublishAction } from "./publishing-of";

const HOUR = "09:00";
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = 1;

export type When = "now" | "tomorrow" | "monday" | "date";

/** Returns the times that a click chooses, without a Monday that is tomorrow. */
export function suggestedTimes(now: Date): { tomorrow: Date | null; monday: Date | null } {
  const day = (days: number) => toDateInput(new Date(now.getTime() + days * DAY_MS));
  const toMonday = [1, 2, 3, 4, 5, 6, 7].find((days) => new Date(`${day(days)}T00:00Z`).getUTCDay() === MONDAY) ?? 0;
  return {
    tomorrow: fromInput(`${day(1)}T${HOUR}`),
    monday: toMonday > 1 ? fromInput(`${day(toMonday)}T${HOUR}`) : null,
  };
}

/**
 * Says in which languages a record is shown once it is published, before anybody chooses: where visitors don't see it, in each
 * complete one.
 */
export function shownAtFirst(states: readonly LanguageState[], before: readonly LanguageState[], isOnSite: boolean): Locale[] {
  return states
    .filter((state) => (isOnSite ? state.isShown || isOffered(state, before) : state.isComplete))
    .map(({ lang }) => lang);
}

/** Whether a language that visitors don't see has been filled in since the last publishing. */
function isOffered({ lang, isShown, isComplete }: LanguageState, before: readonly LanguageState[]): boolean {
  return !isShown && isComplete && before.find((state) => state.lang === lang)?.isComplete === false;
}

/** Whether there is something to decide before an action: corrections of what visitors read are published without a question. */
export function isToDecide(action: PublishAction, states: readonly LanguageState[], before: readonly LanguageState[]): boolean {
  if (action.key !== "publishChanges") return true;
  return states.some((state) => (state.isShown && !state.isComplete) || isOffered(state, before));
}

/** Reads a form's title in a language, else in the other; empty where there is none. */
export function typedTitle(values: object, path: PublishedPath, locale: Locale): string {
  const { title } = publicRecords[path];
  const texts = [locale, otherLocale(locale)].map((one): unknown => Reflect.get(values, `${title}${suffixOf[one]}`));
  const first = texts.find((text) => typeof text === "string" && text !== "");
  return typeof first === "string" ? first : "";
}

/** Reads the confirmed blocks of a form's values. */
export function confirmedBlocks(values: object): number[] {
  const stored: unknown = Reflect.get(values, "sameInBoth");
  return Array.isArray(stored) ? stored.filter((hash) => typeof hash === "number") : [];
}

type Choice = {
  shown: readonly Locale[];
  /** null: now. */
  at: Date | null;
  /** Confirmed blocks, as hashes. */
  sameInBoth: readonly number[];
};

/** Builds the values that publishing sets. @param typed typed times; null: the record's times stay */
export function publishingSet({ shown, at, sameInBoth }: Choice, typed: Times | null, now: Date) {
  return {
    visibleEn: shown.includes("en"),
    visibleVi: shown.includes("vi"),
    sameInBoth: [...sameInBoth],
    ...(typed && publishNow(typed, now)),
    ...(typed && at && { publishAt: at }),
  };
}
