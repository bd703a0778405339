import { PageParts } from "~/app/(site)/page-parts";
import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { draftPageBySlug, pageBySlug } from "~/features/website/page/data";

const writtenPage = recordPage({ path: "/admin/page", bySlug: pageBySlug, draftBySlug: draftPageBySlug });

export const generateMetadata = (props: RecordPageProps) => writtenPage.metadata(props);

export default async function WrittenPage(props: RecordPageProps) {
  const page = await writtenPage.read(props);
  const { locale, site, now, origin, path, record, isTyped, isSent } = page;
  const { parts, title, updatedAt } = record;
  return (
    <RecordFrame page={page}>
      <PageParts {...{ parts, locale, site, now, origin, path, title, updatedAt, isTyped, isSent }} />
    </RecordFrame>
  );
}
