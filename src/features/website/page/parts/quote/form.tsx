"use client";
import { useTranslations } from "next-intl";
import { ImageField } from "~/components/fields/image-field";
import { PanelField } from "~/components/writing/panel-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function QuoteForm(props: PartFormProps<PartOf<"quote">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      settings={(control) => (
        <ImageField control={control} name="imageId" label={t("portrait")} description={t("portraitHelp")} />
      )}
    >
      {(control) => (
        <>
          <PanelField control={control} name="text" max={600} />
          <PanelField control={control} name="name" max={120} />
          <PanelField control={control} name="role" max={160} />
        </>
      )}
    </PartForm>
  );
}
