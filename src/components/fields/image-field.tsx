"use client";
import { useTranslations } from "next-intl";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { ImageDrop } from "~/components/fields/image-drop";
import { KnownImage, useImageDisplay } from "~/components/fields/known-image";
import { useImageChoice } from "~/components/fields/use-image-choice";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";

type ImageFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, number | null | undefined>;
  /** Asks for a logo: shows the whole image, and logos first. */
  contain?: boolean;
  /** Background of the image; `both` shows it twice. */
  ground?: "dark" | "both";
};

const grounds = { plain: ["bg-muted"], dark: ["bg-[#0b0f15]"], both: ["bg-white", "bg-[#0b0f15]"] } as const;

export function ImageField<V extends FieldValues>({ control, name, contain, ground, className, ...options }: ImageFieldProps<V>) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const { field, aria, readOnly, error, ...frame } = useField(control, name, options);
  const value: unknown = field.value;
  const imageId = typeof value === "number" ? value : null;
  const { onChange } = field;
  const choice = useImageChoice(imageId, onChange, contain ? "logo" : "photo");
  const { may, known, upload, uploading, uploadError } = choice;
  const shape = cn("aspect-video w-full rounded-lg border border-border", contain ? "object-contain p-3" : "object-cover");
  useImageDisplay(name);

  return (
    <FieldFrame {...frame} group error={uploadError ?? error} description={options.description} className={className}>
      <fieldset aria-labelledby={`${frame.id}-label`} className="grid max-w-sm min-w-0 gap-2">
        {imageId === null ? (
          readOnly ? (
            <p className="text-muted-foreground text-sm">{t("noImage")}</p>
          ) : (
            <ImageDrop
              onFiles={([file]) => file && void upload(file)}
              uploading={uploading}
              describedBy={aria["aria-describedby"]}
              className={cn("min-h-32", (error ?? uploadError) !== undefined && "border-destructive-text")}
            />
          )
        ) : (
          <div className={cn("grid gap-2", ground === "both" && "grid-cols-2")}>
            {grounds[ground ?? "plain"].map((background) => (
              <KnownImage key={background} id={imageId} name={name} known={known} className={cn(shape, background)} />
            ))}
          </div>
        )}
        {!readOnly && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              id={aria.id}
              aria-invalid={aria["aria-invalid"]}
              aria-describedby={aria["aria-describedby"]}
              // The upload would replace what is picked meanwhile.
              disabled={uploading !== null}
              onClick={choice.pick}
            >
              {t(imageId === null ? "fromLibrary" : "changeImage")}
            </Button>
            {imageId !== null && may.view && (
              <Button variant="outline" size="sm" onClick={choice.describe}>
                {t("imageDetails")}
              </Button>
            )}
            {imageId !== null && (
              <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
                {common("clear")}
              </Button>
            )}
          </div>
        )}
      </fieldset>
      {choice.windows}
    </FieldFrame>
  );
}
