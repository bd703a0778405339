"use client";
import { useTranslations } from "next-intl";
import { ReferenceField } from "~/components/fields/reference-field";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { ItemsField } from "../../components/items-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import { documents } from "../../components/use-references";
import type { PartOf } from "../parts";
import { MAX_FILES } from "./schema";

export function FilesForm(props: PartFormProps<PartOf<"files">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm {...props}>
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <ItemsField
            control={control}
            name="files"
            words="files"
            max={MAX_FILES}
            makeItem={() => ({ id: newItemId(), documentId: null, nameEn: null, nameVi: null })}
          >
            {(index) => (
              <>
                <ReferenceField
                  control={control}
                  name={`files.${index}.documentId`}
                  reference={documents}
                  description={t("documentHelp")}
                />
                <PanelField control={control} name={`files.${index}.name`} description={t("fileNameHelp")} max={200} />
              </>
            )}
          </ItemsField>
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}
