import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import type { AdminPath } from "~/features/registry";
import { pageNames, readFeatures } from "~/server/auth/menu";
import { database } from "~/server/db/client";

/** The pages and groups of the menu, read once for the layout and the title of the page. */
export const currentFeatures = cache(() => readFeatures(database()));

/** The title of a page of the back office, in the language of the session. */
export async function featureMetadata(path: AdminPath): Promise<Metadata> {
  const [features, locale] = await Promise.all([currentFeatures(), getLocale()]);
  return { title: pageNames(features, locale)[path] };
}
