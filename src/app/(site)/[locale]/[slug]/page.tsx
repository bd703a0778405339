import type { Metadata } from "next";
import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { TextPage } from "~/app/(site)/text-page";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { draftPageBySlug, movedPage, pageBySlug } from "~/features/website/page/data";
import { localePath } from "~/i18n/routing";

const writtenPage = recordPage({
  path: "/admin/page",
  base: "",
  bySlug: pageBySlug,
  draftBySlug: draftPageBySlug,
  movedSlug: movedPage,
});

export function generateMetadata(props: RecordPageProps): Promise<Metadata> {
  return writtenPage.metadata(props);
}

export default async function WrittenPage(props: RecordPageProps) {
  const page = await writtenPage.read(props);
  const { locale, now, t, origin, path, record } = page;
  return (
    <RecordFrame page={page}>
      <TextPage
        locale={locale}
        now={now}
        breadcrumbs={
          <Breadcrumbs
            label={t("breadcrumb")}
            origin={origin}
            items={[
              { name: t("nav.home"), href: localePath(locale, "/") },
              { name: record.title, href: localePath(locale, path) },
            ]}
          />
        }
        title={record.title}
        content={record.content}
      />
    </RecordFrame>
  );
}
