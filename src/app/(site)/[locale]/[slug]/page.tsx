import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { RenderedText } from "~/app/(site)/rendered-text";
import { PageHead } from "~/components/site/page-head";
import { draftPageBySlug, pageBySlug } from "~/features/website/page/data";
import { formatDate, toIso } from "~/lib/dates";

const writtenPage = recordPage({ path: "/admin/page", bySlug: pageBySlug, draftBySlug: draftPageBySlug });

export const generateMetadata = (props: RecordPageProps) => writtenPage.metadata(props);

export default async function WrittenPage(props: RecordPageProps) {
  const page = await writtenPage.read(props);
  const { locale, now, t, origin, path, record } = page;
  return (
    <RecordFrame page={page}>
      <article className="page-width">
        <PageHead locale={locale} origin={origin} path={path} title={record.title} isLong />
        <div className="mt-12 grid gap-x-8 gap-y-8 border-t pt-10 lg:mt-16 lg:grid-cols-12 lg:pt-14">
          <p className="text-sm text-muted-foreground lg:col-span-3">
            {t("page.updated")} <time dateTime={toIso(record.updatedAt)}>{formatDate(record.updatedAt)}</time>
          </p>
          <RenderedText
            html={record.content}
            locale={locale}
            now={now}
            className="max-w-article min-w-0 text-[1.0625rem] lg:col-span-8 lg:col-start-4"
          />
        </div>
      </article>
    </RecordFrame>
  );
}
