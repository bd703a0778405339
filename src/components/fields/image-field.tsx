"use client";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { ImageDetailsDialog } from "~/components/fields/image-details-dialog";
import { ImageDrop } from "~/components/fields/image-drop";
import { MediaPicker } from "~/components/fields/media-picker";
import { rememberImage } from "~/components/fields/recent-images";
import { useImageUpload } from "~/components/fields/use-image-upload";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import { useMay } from "~/components/resource/use-may";
import { Picture } from "~/components/site/picture";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { type Image, imageAlt } from "~/lib/images";
import { api } from "~/trpc/client";

type ImageFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, number | null | undefined>;
  /** Shows the whole image, for logos. */
  contain?: boolean;
  /** Background of the image; `both` shows it twice. */
  ground?: "dark" | "both";
};

const grounds = { plain: ["bg-muted"], dark: ["bg-[#0b0f15]"], both: ["bg-white", "bg-[#0b0f15]"] } as const;

export function ImageField<V extends FieldValues>({ control, name, contain, ground, className, ...options }: ImageFieldProps<V>) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const may = useMay("/admin/media");
  const { field, aria, readOnly, error, ...frame } = useField(control, name, options);
  const [isPicking, setPicking] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const [known, setKnown] = useState<Image | null>(null);
  const value: unknown = field.value;
  const imageId = typeof value === "number" ? value : null;
  const { onChange } = field;
  const choose = (image: Image) => {
    setKnown(image);
    onChange(image.id);
    rememberImage(image.id);
    // A description is easiest to write while the picture is at hand.
    if (may.edit && image.altEn === "" && image.altVi === "") setDescribing(true);
  };
  const { upload, uploading, error: uploadError, reset } = useImageUpload(choose);
  const shape = cn("aspect-video w-full rounded-lg border border-border", contain ? "object-contain p-3" : "object-cover");
  useDisplay(
    name,
    useCallback(
      (shown) =>
        typeof shown === "number" ? <KnownImage id={shown} name={name} className="h-32 w-48 object-contain" /> : undefined,
      [name],
    ),
  );

  return (
    <FieldFrame {...frame} group error={uploadError ?? error} description={options.description} className={className}>
      <fieldset aria-labelledby={`${frame.id}-label`} className="grid max-w-sm min-w-0 gap-2">
        {imageId === null ? (
          readOnly ? (
            <p className="text-muted-foreground text-sm">{t("noImage")}</p>
          ) : (
            <ImageDrop
              onFile={upload}
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
              onClick={() => {
                reset();
                setPicking(true);
              }}
            >
              {t(imageId === null ? "fromLibrary" : "changeImage")}
            </Button>
            {imageId !== null && may.view && (
              <Button variant="outline" size="sm" onClick={() => setDescribing(true)}>
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
      <MediaPicker open={isPicking} onClose={() => setPicking(false)} onPick={choose} />
      {isDescribing && imageId !== null && (
        <ImageDetailsDialog imageId={imageId} onClose={() => setDescribing(false)} onSaved={setKnown} />
      )}
    </FieldFrame>
  );
}

type KnownImageProps = { id: number; name: string; known?: Image | null; className: string };

/** Shows an image by id: just chosen, from the record, or from the library. */
function KnownImage({ id, name, known, className }: KnownImageProps) {
  const t = useTranslations("form");
  const locale = useLocale();
  const { row } = useFormScope();
  const may = useMay("/admin/media");
  const ofRow: unknown = row === null ? null : Reflect.get(row, name.replace(/Id$/, ""));
  const here = [known, ofRow].find((image) => isImage(image) && image.id === id);
  const { data, isLoading } = api.system.media.byId.useQuery({ id }, { enabled: !here && may.view });
  const image = isImage(here) ? here : data;
  if (isLoading) return <Skeleton className={className} />;
  if (!image)
    return (
      <div className={cn(className, "grid place-items-center text-muted-foreground text-sm")}>{t("imageNumber", { id })}</div>
    );
  return <Picture image={image} alt={imageAlt(image, locale) || t("imageWithoutText")} sizes="400px" className={className} />;
}

function isImage(value: unknown): value is Image {
  return typeof value === "object" && value !== null && "key" in value && "widths" in value && "id" in value;
}
