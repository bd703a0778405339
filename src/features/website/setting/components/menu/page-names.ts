import { createContext } from "react";
import type { Locale } from "~/i18n/routing";

/** The product's names in each language, of its pages by their bare paths and of columns of the footer by their ids. */
export type PageNames = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export const PageNamesContext = createContext<PageNames>({ en: {}, vi: {} });
