"use client";
import { useTranslations } from "next-intl";
import { TemplateMenu } from "~/components/resource/template-menu";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, create, update, delete: remove, restore } = api.career.letterTemplate;

export type LetterTemplate = RouterOutputs["career"]["letterTemplate"]["list"]["rows"][number];

type LetterTemplateMenuProps = {
  templates: readonly LetterTemplate[];
  onInsert: (template: LetterTemplate) => void;
  field: "textEn" | "textVi" | "own";
};

export function LetterTemplateMenu(props: LetterTemplateMenuProps) {
  const t = useTranslations("letterTemplate");
  const stageName = useTranslations("candidate.stages");
  return (
    <TemplateMenu
      {...props}
      path="/admin/candidate"
      texts={{ title: t("title"), help: t("help"), add: t("new") }}
      api={{ byId, history, create, update, delete: remove, restore }}
      form={async () => (await import("./letter-template-form")).letterTemplateForm}
      noteOf={({ stage }) => stage && <span className="text-muted-foreground text-xs">{stageName(stage)}</span>}
      button={{ variant: "outline" }}
    />
  );
}

/** Templates in the order in which they are offered: those of the stage first. */
export function useLetterTemplates(stage: LetterTemplate["stage"] | undefined): LetterTemplate[] | undefined {
  const { data } = api.career.letterTemplate.list.useQuery();
  return data?.rows.toSorted((a, b) => Number(b.stage === stage) - Number(a.stage === stage));
}
