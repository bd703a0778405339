"use client";

import { useTranslations } from "next-intl";

export function FieldHelpText({ of }: { of: "fromPath" | "target" | "permanent" }) {
  return useTranslations("redirect")(`${of}Help`);
}
