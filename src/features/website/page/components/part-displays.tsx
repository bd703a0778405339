"use client";
import { type Messages, useLocale, useMessages } from "next-intl";
import { textAt } from "~/components/fields/field-labels";
import { ItemNames } from "~/components/fields/item-names";
import { useImageDisplay } from "~/components/fields/known-image";
import { LinkName } from "~/components/fields/link-field";
import type { Reference } from "~/components/fields/reference";
import { useReferenceDisplay } from "~/components/fields/references-field";
import { type Display, useDisplay } from "~/components/form/form-scope";
import { iconOf } from "~/components/shell/icons";
import { partFields } from "../parts/parts";
import { PartNames } from "./part-names";
import { documents, useReferences } from "./use-references";

/** Choices of parts with the key of their words in the messages. */
const choices: Readonly<Record<string, keyof Messages["page"]["parts"]>> = {
  tone: "tones",
  variant: "variants",
  side: "sides",
  choice: "choices",
};

/** Says how comparisons show the fields of parts and of the items in them, also of those whose fields are not open. */
export function PartDisplays() {
  const messages = useMessages();
  const { categories, ...records } = useReferences();
  const references = [
    ...Object.entries(records).map(([kind, reference]) => ({ name: `${kind}.ids`, reference })),
    { name: "news.categoryId", reference: categories },
    { name: "files.files.documentId", reference: documents },
  ];
  const lists = partFields.filter((name) => partFields.some((other) => other.startsWith(`${name}.`)));
  const ending = (field: string) => partFields.filter((name) => name.endsWith(`.${field}`));
  return (
    <>
      <FieldDisplay name="parts" display={(value) => <PartNames value={value} />} />
      {Object.entries(choices).flatMap(([field, key]) =>
        ending(field).map((name) => (
          <FieldDisplay key={name} name={`parts.${name}`} display={(value) => textAt(messages, `page.parts.${key}.${value}`)} />
        )),
      )}
      {partFields
        .filter((name) => /mageId$/.test(name))
        .map((name) => (
          <ImageDisplay key={name} name={`parts.${name}`} />
        ))}
      {ending("href").map((name) => (
        <FieldDisplay key={name} name={`parts.${name}`} display={showLink} />
      ))}
      {ending("icon").map((name) => (
        <FieldDisplay key={name} name={`parts.${name}`} display={showIcon} />
      ))}
      {lists.map((name) => (
        <FieldDisplay key={name} name={`parts.${name}`} display={(value, place) => <ItemNames value={value} {...place} />} />
      ))}
      {references.map(({ name, reference }) => (
        <ReferenceDisplay key={name} name={`parts.${name}`} reference={reference} />
      ))}
    </>
  );
}

function ShownLink({ link }: { link: string }) {
  return <LinkName link={link} locale={useLocale()} />;
}

function showLink(value: unknown) {
  return typeof value === "string" && value !== "" ? <ShownLink link={value} /> : undefined;
}

function showIcon(value: unknown) {
  if (typeof value !== "string") return undefined;
  const Icon = iconOf(value);
  return <Icon role="img" aria-label={value} className="size-5" strokeWidth={1.75} />;
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
