"use client";

import { useMemo, useState } from "react";
import { PanelField } from "~/components/writing/panel-field";
import type { WritingFrame } from "~/components/writing/writing-layout";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { exampleRule } from "~/features/website/page/parts/parts-rule";
import { emptyPage, pageSchema } from "~/features/website/page/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { suffixOf } from "~/lib/languages";
import type { MenuName } from "~/lib/menus";
import { api, type RouterOutputs } from "~/trpc/client";
import { type EditedPage, EditorProvider } from "./editor/editor-context";
import { pageLayout } from "./editor/page-layout";
import { NewPageMenus, PageMenus, useAddToMenus } from "./page-menus";

const { byId, history, pending, preview, create, update, newPartTexts } = api.website.page;

const editedPage: EditedPage = {
  useNewPartTexts: () => newPartTexts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data,
  useOpeningTexts: (values) => (_opening, locale) => ({ title: values[`title${suffixOf[locale]}`] }),
};

function Frame(props: WritingFrame<typeof emptyPage>) {
  return <EditorProvider page={editedPage} {...props} />;
}

export function PageForm(props: WrittenRecord<RouterOutputs["website"]["page"]["byId"]>) {
  const text = useInLanguage();
  const texts = editedPage.useNewPartTexts();
  const [wanted, setWanted] = useState<readonly MenuName[]>([]);
  const addTo = useAddToMenus();
  const publishSchema = useMemo(() => pageSchema.superRefine(exampleRule(texts?.examples ?? {})), [texts]);
  return (
    <WritingPage
      {...props}
      path="/admin/page"
      api={{ byId, history, pending, preview, create, update }}
      schema={pageSchema}
      publishSchema={publishSchema}
      empty={emptyPage}
      title={(row) => text(row, "title")}
      details={(_control, row) => (row ? <PageMenus id={row.id} /> : <NewPageMenus wanted={wanted} onWant={setWanted} />)}
      onCreated={(row) => void addTo(row.id, wanted)}
      layout={{ ...pageLayout, Frame }}
    >
      {(control) => <PanelField control={control} name="title" max={255} />}
    </WritingPage>
  );
}
