"use client";
import { useTranslations } from "next-intl";
import { useImageDisplay } from "~/components/fields/known-image";
import { LinkName } from "~/components/fields/link-field";
import type { Reference } from "~/components/fields/reference";
import { useReferenceDisplay } from "~/components/fields/references-field";
import { type Display, useDisplay } from "~/components/form/form-scope";
import { tones } from "../parts/part";
import { newPart, partKinds } from "../parts/parts";
import { PartNames } from "./part-names";
import { useReferences } from "./use-references";

/** Says how comparisons show the fields of parts, also of those whose fields are not open. */
export function PartDisplays() {
  const t = useTranslations("page.parts");
  const { categories, ...records } = useReferences();
  const references = [
    ...Object.entries(records).map(([kind, reference]) => ({ name: `${kind}.ids`, reference })),
    { name: "news.categoryId", reference: categories },
  ];
  const showTone = (value: unknown) => {
    const tone = tones.find((one) => one === value);
    return tone && t(`tones.${tone}`);
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
