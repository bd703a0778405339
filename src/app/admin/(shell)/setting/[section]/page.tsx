import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { guardedPage } from "~/app/admin/guarded-page";
import { isSettingSection } from "~/features/website/setting/components/sections";
import { SettingPage } from "../setting-page";

type SectionProps = { params: Promise<{ section: string }> };

const { page } = guardedPage("/admin/setting", async ({ params }: SectionProps) => (
  <SettingPage section={await sectionOf(params)} />
));

export { page as default };

export async function generateMetadata({ params }: SectionProps): Promise<Metadata> {
  const [section, t] = await Promise.all([sectionOf(params), getTranslations("setting.names")]);
  return { title: t(section) };
}

async function sectionOf(params: SectionProps["params"]) {
  const { section } = await params;
  return isSettingSection(section) ? section : notFound();
}
