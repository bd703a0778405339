"use client";

import { useMessages } from "next-intl";
import { useCallback } from "react";
import { featureName } from "./feature-name";

/** What people read for a page of the back office. */
export function useFeatureName(): (path: string) => string {
  const messages = useMessages();
  return useCallback((path: string) => featureName(messages, path), [messages]);
}
