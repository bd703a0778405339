"use client";
import { LinkName } from "~/components/fields/link-field";
import type { Locale } from "~/i18n/routing";
import { ownPageName, type PageNames } from "./page-names";

/** Name of the page to which a link leads, in a language; an outside address without its scheme. */
export function TargetName({ href, lang, names }: { href: string; lang: Locale; names: PageNames }) {
  const outside = /^https?:\/\/(.+)/.exec(href)?.[1];
  return ownPageName(href, names[lang]) ?? outside ?? <LinkName link={href} locale={lang} />;
}
