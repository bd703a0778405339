"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useImageDisplay } from "~/components/fields/known-image";
import { LinkName } from "~/components/fields/link-field";
import type { Reference } from "~/components/fields/reference";
import { useReferenceDisplay } from "~/components/fields/references-field";
import { type Display, useDisplay } from "~/components/form/form-scope";
import { galleryVariants } from "../parts/gallery/schema";
import { heroVariants } from "../parts/hero/schema";
import { tones } from "../parts/part";
import { newPart, type Part, partKinds } from "../parts/parts";
import { stepsVariants } from "../parts/steps/schema";
import { ItemNames, PartNames } from "./part-names";
import { documents, useReferences } from "./use-references";

/** Lists of items, of which comparisons show the order. */
const itemLists = [
  "questions.questions",
  "steps.steps",
  "gallery.pictures",
  "table.columns",
  "table.rows",
  "table.rows.cells",
  "files.files",
];

/** Says how comparisons show the fields of parts, also of those whose fields are not open. @param parts of the page now */
export function PartDisplays({ parts }: { parts: readonly Part[] }) {
  const t = useTranslations("page.parts");
  const { categories, ...records } = useReferences();
  const current = useRef(parts);
  current.current = parts;
  const references = [
    ...Object.entries(records).map(([kind, reference]) => ({ name: `${kind}.ids`, reference })),
    { name: "news.categoryId", reference: categories },
    { name: "files.files.documentId", reference: documents },
  ];
  const showTone = (value: unknown) => {
    const tone = tones.find((one) => one === value);
    return tone && t(`tones.${tone}`);
  };
  const showVariant = (value: unknown) => {
    const variant = [...heroVariants, ...stepsVariants, ...galleryVariants].find((one) => one === value);
    return variant && t(`variants.${variant}`);
  };
  const showLink = (value: unknown) => typeof value === "string" && <LinkName link={value} />;
  return (
    <>
      <FieldDisplay name="parts.callToAction.href" display={showLink} />
      <FieldDisplay name="parts" display={(value) => <PartNames value={value} />} />
      {partKinds.map((kind) => (
        <FieldDisplay key={kind} name={`parts.${kind}.tone`} display={showTone} />
      ))}
      {partKinds
        .filter((kind) => "imageId" in newPart(kind))
        .map((kind) => (
          <ImageDisplay key={kind} name={`parts.${kind}.imageId`} />
        ))}
      <ImageDisplay name="parts.gallery.pictures.imageId" />
      {(["hero", "steps", "gallery"] as const).map((kind) => (
        <FieldDisplay key={kind} name={`parts.${kind}.variant`} display={showVariant} />
      ))}
      {itemLists.map((list) => (
        <FieldDisplay key={list} name={`parts.${list}`} display={(value) => <ItemNames ids={value} parts={current.current} />} />
      ))}
      {references.map(({ name, reference }) => (
        <ReferenceDisplay key={name} name={`parts.${name}`} reference={reference} />
      ))}
    </>
  );
}

function FieldDisplay({ name, display }: { name: string; display: Display }) {
  useDisplay(name, display);
  return null;
}

function ImageDisplay({ name }: { name: string }) {
  useImageDisplay(name);
  return null;
}

function ReferenceDisplay({ name, reference }: { name: string; reference: Reference }) {
  useReferenceDisplay(name, reference);
  return null;
}
