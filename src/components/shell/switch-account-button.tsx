"use client";

import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { useSignOut } from "./use-sign-out";

/** Signs out and leads to the sign-in page. */
export function SwitchAccountButton() {
  const t = useTranslations("shell.forbidden");
  return <Button onClick={useSignOut()}>{t("switch")}</Button>;
}
