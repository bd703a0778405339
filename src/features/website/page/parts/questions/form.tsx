"use client";
import { useTranslations } from "next-intl";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { ItemsField } from "../../components/items-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { MAX_QUESTIONS, makeQuestion } from "./schema";

export function QuestionsForm(props: PartFormProps<PartOf<"questions">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm {...props}>
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <ItemsField
            control={control}
            name="questions"
            words="questions"
            max={MAX_QUESTIONS}
            makeItem={() => makeQuestion(newItemId())}
          >
            {(index) => (
              <>
                <PanelField control={control} name={`questions.${index}.question`} max={300} />
                <PanelField control={control} name={`questions.${index}.content`} label={t("answer")} variant="rich" />
              </>
            )}
          </ItemsField>
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}
