"use client";

import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { useSignOut } from "./use-sign-out";

export function SwitchAccountButton() {
  const t = useTranslations("shell.forbidden");
  return <Button onClick={useSignOut()}>{t("switch")}</Button>;
}
