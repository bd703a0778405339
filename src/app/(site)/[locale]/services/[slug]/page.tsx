import type { Metadata } from "next";
import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { TextPage } from "~/app/(site)/text-page";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { serviceFacts } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { draftServiceBySlug, movedService, serviceBySlug } from "~/features/website/service/data";
import { localePath } from "~/i18n/routing";

const servicePage = recordPage({
  path: "/admin/service",
  base: "/services",
  bySlug: serviceBySlug,
  draftBySlug: draftServiceBySlug,
  movedSlug: movedService,
});

export function generateMetadata(props: RecordPageProps): Promise<Metadata> {
  return servicePage.metadata(props);
}

export default async function ServicePage(props: RecordPageProps) {
  const page = await servicePage.read(props);
  const { locale, now, site, t, origin, path, record: service } = page;
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
              { name: t("services.title"), href: localePath(locale, "/services") },
              { name: service.name, href: localePath(locale, path) },
            ]}
          />
        }
        title={service.name}
        lead={service.description}
        image={service.image}
        content={service.content}
      />
      {!page.previewLink && <JsonLd data={serviceFacts({ origin, locale, site, service })} />}
    </RecordFrame>
  );
}
