"use client";

import { useTranslations } from "next-intl";

/** What a field of a redirect expects. */
export function FieldHelpText({ of }: { of: "fromPath" | "target" | "permanent" }) {
  return useTranslations("redirect")(`${of}Help`);
}
