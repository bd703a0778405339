"use client";
import { useLocale, useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { KnownImage } from "~/components/fields/known-image";
import { fieldPath } from "~/components/fields/language-pair";
import { useFormScope } from "~/components/form/form-scope";
import { useMay } from "~/components/resource/use-may";
import { imageAlt } from "~/lib/images";
import { itemName } from "~/lib/item-texts";
import { isItem } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import { api } from "~/trpc/client";
import { documents } from "./use-references";

/** Shows what tells an item from others: its picture, and its first text, in the language that is edited if it has one. */
export function ItemSummary<V extends FieldValues>({ control, name }: { control: Control<V>; name: string }) {
  const t = useTranslations("page.parts.items");
  const { language } = useFormScope();
  const item: unknown = useWatch({ control, name: fieldPath(control, name) });
  const imageId = idIn(item, "imageId");
  const documentId = idIn(item, "documentId");
  const text = isItem(item) ? itemName(item, suffixOf[language]) : undefined;
  return (
    <>
      {imageId !== null && (
        <KnownImage
          id={imageId}
          name={name}
          sizes="48px"
          className="h-8 w-12 shrink-0 rounded-sm bg-muted object-cover text-2xs"
        />
      )}
      {text === undefined ? (
        <span className="truncate text-muted-foreground">
          {imageId !== null ? <ImageName id={imageId} /> : documentId !== null ? <DocumentName id={documentId} /> : t("empty")}
        </span>
      ) : (
        <span className="truncate">{text}</span>
      )}
    </>
  );
}

function ImageName({ id }: { id: number }) {
  const locale = useLocale();
  const may = useMay("/admin/media");
  const { data } = api.system.media.byId.useQuery({ id }, { enabled: may.view });
  return data && (imageAlt(data, locale) || data.filename);
}

function DocumentName({ id }: { id: number }) {
  return documents.useOne(id)?.name;
}

function idIn(item: unknown, field: "imageId" | "documentId"): number | null {
  const id: unknown = isItem(item) ? Reflect.get(item, field) : null;
  return typeof id === "number" ? id : null;
}
