"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "~/components/fields/select-field";
import type { FormControl } from "~/components/form/form-values";
import { DetailsSection } from "~/components/writing/details-panel";
import { PanelField } from "~/components/writing/panel-field";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { emptyPage, pageSchema } from "~/features/website/page/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { pagePlacements } from "~/lib/page-placements";
import { api, type RouterOutputs } from "~/trpc/client";
import { pageLayout } from "./editor/page-layout";

const { byId, history, pending, preview, create, update } = api.website.page;

export function PageForm(props: WrittenRecord<RouterOutputs["website"]["page"]["byId"]>) {
  const t = useTranslations("page");
  const text = useInLanguage();
  const placement = (control: FormControl<typeof emptyPage>) => (
    <SelectField
      control={control}
      name="placement"
      options={pagePlacements.map((value) => ({ value, label: t(`placements.${value}`) }))}
    />
  );
  return (
    <WritingPage
      {...props}
      path="/admin/page"
      api={{ byId, history, pending, preview, create, update }}
      schema={pageSchema}
      empty={emptyPage}
      title={(row) => text(row, "title")}
      facts={placement}
      details={(control) => <DetailsSection title={t("navigation")}>{placement(control)}</DetailsSection>}
      layout={pageLayout}
    >
      {(control) => <PanelField control={control} name="title" max={255} />}
    </WritingPage>
  );
}
