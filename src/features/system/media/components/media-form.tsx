"use client";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { FocalPointField } from "~/components/fields/focal-point-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { Button } from "~/components/ui/button";
import { imageUrl } from "~/lib/images";
import { documentUrl } from "~/lib/media";
import { mediaSchema } from "../schema";
import { MediaFacts, type MediaRow } from "./media-facts";
import { MediaUsage } from "./media-usage";
import { ReplaceButton } from "./replace-button";

export const mediaForm = recordForm({
  schema: mediaSchema,
  empty: { altEn: "", altVi: "", focalX: 0.5, focalY: 0.5 },
  fields: (control) => <MediaFields control={control} />,
});

function MediaFields({ control }: { control: FormControl<z.input<typeof mediaSchema>> }) {
  const t = useTranslations("media");
  const { row, readOnly } = useFormScope();
  if (!isMedia(row)) return null;
  const isImage = row.kind === "image";
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <MediaFacts media={row} />
        <Button asChild variant="outline" size="sm">
          <a href={isImage ? imageUrl(row, Number.POSITIVE_INFINITY) : documentUrl(row)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {t("open")}
          </a>
        </Button>
      </div>
      {isImage && <FocalPointField control={control} image={row} nameX="focalX" nameY="focalY" />}
      {!readOnly && <ReplaceButton media={row} />}
      <BilingualField
        control={control}
        name="alt"
        variant="textarea"
        rows={2}
        max={300}
        description={t(isImage ? "altHelp" : "documentAltHelp")}
      />
      <MediaUsage id={row.id} />
    </>
  );
}

/** The media list opens no other kind of record in this form. */
function isMedia(row: object | null): row is MediaRow {
  return row !== null && "key" in row && "widths" in row;
}
