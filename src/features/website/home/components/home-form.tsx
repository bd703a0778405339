"use client";

import { useLocale, useTranslations } from "next-intl";
import { DetailsSection } from "~/components/writing/details-panel";
import { PanelField } from "~/components/writing/panel-field";
import { WritingPage } from "~/components/writing/writing-page";
import { addressOf } from "~/features/public-records";
import { emptyHome, homeSchema } from "~/features/website/home/schema";
import { pageLayout } from "~/features/website/page/components/editor/page-layout";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, pending, preview, update } = api.website.home;

type HomeFormProps = { record: RouterOutputs["website"]["home"]["byId"] };

/** Edits a fixed page, which keeps its address and stays published. */
export function HomeForm({ record }: HomeFormProps) {
  const t = useTranslations("form");
  const text = useInLanguage();
  const locale = useLocale();
  return (
    <WritingPage
      record={record}
      copied={null}
      path="/admin/home"
      api={{ byId, history, pending, preview, update }}
      schema={homeSchema}
      empty={emptyHome}
      title={(row) => text(row, "title")}
      details={() => (
        <DetailsSection title={t("address")}>
          <p className="text-sm">{addressOf("/admin/home", record, locale)}</p>
        </DetailsSection>
      )}
      layout={pageLayout}
    >
      {(control) => <PanelField control={control} name="title" max={255} />}
    </WritingPage>
  );
}
