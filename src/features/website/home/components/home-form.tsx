"use client";

import { useLocale, useTranslations } from "next-intl";
import { CanvasField } from "~/components/writing/canvas-field";
import { DetailsSection } from "~/components/writing/details-panel";
import { WritingPage } from "~/components/writing/writing-page";
import { addressOf } from "~/features/public-records";
import { emptyHome, homeSchema } from "~/features/website/home/schema";
import { PartsField } from "~/features/website/page/components/parts-field";
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
    >
      {(control) => (
        <>
          <CanvasField control={control} name="title" variant="title" max={255} />
          <PartsField control={control} />
        </>
      )}
    </WritingPage>
  );
}
