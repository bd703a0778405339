"use client";

import { useMessages, useTranslations } from "next-intl";
import { useCallback } from "react";
import { textAt } from "~/components/fields/field-labels";

/** What the form of a new record on a page is called, such as "New partner": the text `<page>.new` of the messages. */
export function useNewTitle(): (path: string) => string {
  const messages = useMessages();
  const t = useTranslations("resource");
  return useCallback((path) => textAt(messages, `${path.slice(path.lastIndexOf("/") + 1)}.new`) ?? t("new"), [messages, t]);
}
