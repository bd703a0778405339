import { createElement } from "react";
import { prerender } from "react-dom/static";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import { siteMenus } from "~/features/website/menu/data";
import { type KnownKind, type Part, type PartOf, readParts } from "~/features/website/page/parts/parts";
import { siteSettings } from "~/features/website/setting/data";
import type { Locale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { PageParts } from "./page-parts";

export const now = new Date("2026-11-21T08:00:00Z");

let serial = 0;

/** Makes a part as if read from the database; missing fields have the kind's first values. */
export function part<Kind extends KnownKind>(kind: Kind, fields: Partial<PartOf<Kind>> = {}): Part[] {
  serial += 1;
  return readParts([{ ...fields, kind, id: `${kind}-${serial}` }]);
}

type Page = { path?: string; locale?: Locale; updatedAt?: Date; emptyLead?: string; hasContents?: boolean; isTyped?: boolean };

/** Renders the parts of a page. Its test has to mock the messages of next-intl. */
export async function htmlOf(parts: readonly Part[], { path = "/a", locale = "en", ...page }: Page = {}): Promise<string> {
  const db = database();
  const [settings, contact, offices] = await Promise.all([
    siteSettings(db, locale),
    companyInfo(db, locale),
    activeOffices(db, locale),
  ]);
  const site = { ...settings, ...(await siteMenus(db, locale, now, settings)), ...contact, offices };
  const props = { parts, locale, site, now, path, origin: "https://example.com", title: "The page", ...page };
  const { prelude } = await prerender(createElement(PageParts, props));
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, "");
}

export const headings = (html: string) =>
  [...html.matchAll(/<(h[1-4])[^>]*>(.*?)<\/\1>/g)].map(([, level, text]) => `${level} ${text?.replace(/<[^>]*>/g, "")}`);
export const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
