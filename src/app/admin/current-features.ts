import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import type { AdminPath } from "~/features/registry";
import { pageNames, readFeatures } from "~/server/auth/menu";
import { database } from "~/server/db/client";

/** Menu pages and groups, cached for the layout and the page's title. */
export const currentFeatures = cache(() => readFeatures(database()));

export async function featureMetadata(path: AdminPath): Promise<Metadata> {
  const [features, locale] = await Promise.all([currentFeatures(), getLocale()]);
  return { title: pageNames(features, locale)[path] };
}
