import { createContext } from "react";
import type { Locale } from "~/i18n/routing";

/** Names of the product's own pages in each language, by their bare paths. */
export type PageNames = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export const PageNamesContext = createContext<PageNames>({ en: {}, vi: {} });
