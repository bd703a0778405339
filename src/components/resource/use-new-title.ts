"use client";

import { useMessages, useTranslations } from "next-intl";
import { useCallback } from "react";
import { textAt } from "~/components/fields/field-labels";

/** Returns the form title of a new record, such as "New partner": message `<page>.new`. */
export function useNewTitle(): (path: string) => string {
  const messages = useMessages();
  const t = useTranslations("resource");
  return useCallback((path) => textAt(messages, `${path.slice(path.lastIndexOf("/") + 1)}.new`) ?? t("new"), [messages, t]);
}
