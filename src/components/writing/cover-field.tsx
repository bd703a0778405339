"use client";
import { Crosshair, ImagePlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldError, useField } from "~/components/fields/field";
import { KnownImage, useImageDisplay } from "~/components/fields/known-image";
import { UploadProgress } from "~/components/fields/upload-progress";
import { useImageChoice } from "~/components/fields/use-image-choice";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";

type CoverFieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPathByValue<V, number | null | undefined>;
};

/** A record's picture on the page itself, above the title: takes a dropped file, and is chosen, described and removed in place. */
export function CoverField<V extends FieldValues>({ control, name }: CoverFieldProps<V>) {
  const t = useTranslations("writing.cover");
  const form = useTranslations("form");
  const { field, aria, label, readOnly, error } = useField(control, name, {});
  const [isOver, setOver] = useState(false);
  const value: unknown = field.value;
  const imageId = typeof value === "number" ? value : null;
  const { may, known, upload, uploading, uploadError, pick, describe, windows } = useImageChoice(imageId, field.onChange);
  useImageDisplay(name);
  if (imageId === null && readOnly) return null;
  const problem = uploadError ?? error;
  const isWrong = problem !== undefined;
  const button = {
    id: aria.id,
    "aria-invalid": isWrong,
    "aria-describedby": isWrong ? `${aria.id}-error` : undefined,
    onClick: pick,
  };
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-article gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a minimal width of its own */}
      <div
        role="group"
        aria-label={label}
        onDragOver={(event) => {
          if (readOnly) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (readOnly) return;
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file && uploading === null) void upload(file);
        }}
        className={cn(
          "relative min-w-0 overflow-hidden rounded-lg",
          imageId === null && "grid min-h-16 place-items-center border border-input border-dashed",
          isWrong && "border-destructive-text",
          isOver && "bg-primary-subtle outline-2 outline-ring",
        )}
      >
        {imageId !== null && (
          <KnownImage
            id={imageId}
            name={name}
            known={known}
            sizes="44rem"
            className="aspect-[21/9] w-full bg-muted object-cover"
          />
        )}
        {uploading !== null ? (
          <UploadProgress
            uploading={uploading}
            className={cn("max-w-72", imageId !== null && "absolute right-2 bottom-2 rounded-md bg-popover p-2")}
          />
        ) : imageId === null ? (
          <Button
            variant="ghost"
            {...button}
            className="absolute inset-0 h-full font-normal text-muted-foreground focus-visible:-outline-offset-2"
          >
            <ImagePlus aria-hidden />
            {t("add")}
          </Button>
        ) : (
          !readOnly && (
            <div className="absolute right-2 bottom-2 flex items-center rounded-md border border-border bg-popover p-0.5 shadow-md">
              <Button variant="ghost" size="sm" {...button}>
                <ImagePlus aria-hidden />
                {form("changeImage")}
              </Button>
              {may.view && (
                <Button
                  variant="ghost"
                  size="icon-sm"
                  title={form("imageDetails")}
                  aria-label={form("imageDetails")}
                  onClick={describe}
                >
                  <Crosshair aria-hidden />
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon-sm"
                title={t("remove")}
                aria-label={t("remove")}
                onClick={() => field.onChange(null)}
              >
                <X aria-hidden />
              </Button>
            </div>
          )
        )}
      </div>
      <FieldError id={aria.id} error={problem} />
      {windows}
    </div>
  );
}
