import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import type { SitePageProps } from "~/app/(site)/page-context";
import { previewOf } from "~/app/(site)/preview";
import { aboutSectionIds } from "~/features/website/about-us/data";

export async function generateMetadata(props: SitePageProps): Promise<Metadata> {
  return fixedPageMetadata(await readFixedPage(props, "about-us"));
}

export default async function AboutUsPage(props: SitePageProps) {
  const page = await readFixedPage(props, "about-us");
  const { db, locale, origin, t } = page;
  // All sections share one public page.
  const readDraft = async (id: number) => (await aboutSectionIds(db)).find((section) => section.id === id) ?? null;
  const section = await previewOf({ path: "/admin/about-us", readDraft, locale });
  const preview = section && !section.isTyped ? { shareUrl: section.link && origin + section.link } : page.preview;
  return (
    <FixedPageView page={page} {...{ preview }} emptyLead={t("aboutUs.empty")} aboutDraftId={section?.draft.id} hasContents />
  );
}
