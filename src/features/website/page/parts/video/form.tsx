"use client";
import { useTranslations } from "next-intl";
import { ImageField } from "~/components/fields/image-field";
import { TextField } from "~/components/fields/text-field";
import { PanelField } from "~/components/writing/panel-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function VideoForm(props: PartFormProps<PartOf<"video">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      settings={(control) => (
        <>
          <TextField
            control={control}
            name="video"
            description={t("videoHelp")}
            placeholder="https://www.youtube.com/watch?v=…"
          />
          <ImageField control={control} name="imageId" description={t("posterHelp")} />
        </>
      )}
    >
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <PanelField control={control} name="caption" max={300} />
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}
