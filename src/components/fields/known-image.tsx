"use client";
import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import { useMay } from "~/components/resource/use-may";
import { Picture } from "~/components/site/picture";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { type Image, imageAlt } from "~/lib/images";
import { api } from "~/trpc/client";

type KnownImageProps = {
  id: number;
  name: string;
  known?: Image | null;
  className: string;
  /** Displayed width, as in the attribute `sizes`. */
  sizes?: string;
};

/** Shows an image by id: just chosen, from the record, or from the library. */
export function KnownImage({ id, name, known, className, sizes = "400px" }: KnownImageProps) {
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
  return <Picture image={image} alt={imageAlt(image, locale) || t("imageWithoutText")} sizes={sizes} className={className} />;
}

/** Lets comparisons show the images of a field. */
export function useImageDisplay(name: string): void {
  useDisplay(
    name,
    useCallback(
      (shown) =>
        typeof shown === "number" ? <KnownImage id={shown} name={name} className="h-32 w-48 object-contain" /> : undefined,
      [name],
    ),
  );
}

function isImage(value: unknown): value is Image {
  return typeof value === "object" && value !== null && "key" in value && "widths" in value && "id" in value;
}
