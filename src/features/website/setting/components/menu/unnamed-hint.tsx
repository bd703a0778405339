"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { FooterColumn, HeaderEntry } from "~/lib/menus";
import type { SettingControl } from "../setting-control";
import type { PageNames } from "./page-names";
import { findUnnamed } from "./unnamed";

/** Says beside Save which entry of a menu still needs a name. */
export function UnnamedHint({ control, pageNames }: { control: SettingControl; pageNames: PageNames }) {
  const t = useTranslations("setting.menu");
  const headerMenu: HeaderEntry[] = useWatch({ control, name: "headerMenu" }) ?? [];
  const footerMenu: FooterColumn[] = useWatch({ control, name: "footerMenu" }) ?? [];
  const [first, ...others] = findUnnamed({ headerMenu, footerMenu }, pageNames);
  if (!first) return null;
  const place = first.column === null ? t("someEntry") : t("column", { number: first.column });
  const subject = first.name ? t("quoted", { name: first.name }) : place;
  const kind = first.column === null ? "entry" : "column";
  return t("unnamed", { subject, kind, languages: first.lackingLanguages.join("-"), more: others.length });
}
