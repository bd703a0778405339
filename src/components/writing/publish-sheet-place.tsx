"use client";
import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { type Control, type FieldValues, useFormState, useWatch } from "react-hook-form";
import { FieldFrame, useField } from "~/components/fields/field";
import { KnownImage } from "~/components/fields/known-image";
import { fieldPath, fieldPathTo } from "~/components/fields/language-pair";
import { SlugField, useSlug } from "~/components/fields/slug-field";
import { useImageChoice } from "~/components/fields/use-image-choice";
import { LabelsBeside } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { addressOf, isSlugPath, type PublishedPath, type SlugPath } from "~/features/public-records";
import { defaultLocale } from "~/i18n/routing";
import { referenceNoun } from "~/lib/references";
import { PublishSheetSection } from "./publish-sheet-section";

type PublishSheetPlaceProps<V extends FieldValues> = {
  control: Control<V>;
  path: PublishedPath;
  /** Fields of this kind. */
  facts: ReactNode;
};

/** Shows cover, address and facts that the site has beside the text; each kind has some of them. */
export function PublishSheetPlace<V extends FieldValues>({ control, path, facts }: PublishSheetPlaceProps<V>) {
  const t = useTranslations("writing.sheet");
  const cover = useCover(control);
  if (!cover && !facts && !isSlugPath(path)) return null;
  return (
    <PublishSheetSection title={t("onSite")}>
      <LabelsBeside>
        <div className="grid grid-cols-1 divide-y divide-border rounded-lg border border-border *:px-4 *:py-2.5">
          {cover && <CoverRow control={control} name={cover} />}
          {facts}
          {isSlugPath(path) && <AddressRow control={control} kind={path} />}
        </div>
      </LabelsBeside>
    </PublishSheetSection>
  );
}

/** Finds the field of a form's image: not that of shared links only, and none where the layout shows no image. */
export function useCover<V extends FieldValues>(control: Control<V>): string | undefined {
  const values: object = useWatch({ control });
  if (Reflect.get(values, "layout") === "noImage") return undefined;
  return Object.keys(control._defaultValues).find((field) => referenceNoun(field) === "MEDIA" && field !== "shareImageId");
}

type CoverRowProps<V extends FieldValues> = { control: Control<V>; name: string };

function CoverRow<V extends FieldValues>({ control, name }: CoverRowProps<V>) {
  const t = useTranslations("form");
  const { field, aria, readOnly, ...frame } = useField(control, fieldPathTo<number | null | undefined, V>(control, name), {});
  const value: unknown = field.value;
  const imageId = typeof value === "number" ? value : null;
  const { known, pick, windows } = useImageChoice(imageId, field.onChange);
  return (
    <FieldFrame {...frame} group>
      <div className="flex min-w-0 items-center justify-between gap-3">
        {imageId !== null ? (
          <KnownImage id={imageId} name={name} known={known} className="h-10 w-16 rounded-md object-cover" />
        ) : (
          <span className="text-muted-foreground text-sm">{t("noImage")}</span>
        )}
        <Button variant="outline" size="sm" id={aria.id} aria-describedby={aria["aria-describedby"]} onClick={pick}>
          {t(imageId !== null ? "changeImage" : "chooseImage")}
        </Button>
      </div>
      {windows}
    </FieldFrame>
  );
}

type AddressRowProps<V extends FieldValues> = { control: Control<V>; kind: SlugPath };

/** Shows the address until somebody wants to change it, or must. */
function AddressRow<V extends FieldValues>({ control, kind }: AddressRowProps<V>) {
  const t = useTranslations("writing.sheet");
  const name = fieldPath(control, "slug");
  const [isEdited, setEdited] = useState(false);
  const { errors } = useFormState({ control, name });
  const { shown } = useSlug(control, kind);
  const labels = useField(control, name, {});
  if (isEdited || name in errors) return <SlugField control={control} kind={kind} />;
  return (
    <FieldFrame id={labels.id} label={labels.label} group>
      <div className="flex min-w-0 items-center justify-between gap-3">
        <span className="min-w-0 truncate text-sm">
          <span className="text-muted-foreground">{addressOf(kind, {}, defaultLocale)}</span>
          {shown || "…"}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("editAddress")}
          onClick={() => {
            setEdited(true);
            requestAnimationFrame(() => document.getElementById(labels.id)?.focus());
          }}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
    </FieldFrame>
  );
}
