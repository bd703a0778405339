"use client";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { PartOf } from "../parts/parts";
import { ChoiceFields } from "./choice-fields";
import { PartForm, type PartFormProps } from "./part-form";
import { useReferences } from "./use-references";

type RecordsPart = PartOf<"services" | "figures" | "partners" | "offices" | "history" | "aboutSections">;

type RecordsFormProps<One extends RecordsPart> = PartFormProps<One> & {
  children?: (control: Control<One>) => ReactNode;
  look?: (control: Control<One>) => ReactNode;
  /** Whether records are shown, and can be chosen. */
  hasChoice?: boolean;
};

/** Edits a part that shows the first records of its kind, or chosen ones. */
export function RecordsForm<One extends RecordsPart>({ hasChoice = true, ...props }: RecordsFormProps<One>) {
  const reference = useReferences()[props.part.kind];
  const choice = (control: Control<One>) => <ChoiceFields control={control} reference={reference} isOrdered />;
  return <PartForm {...props} settings={hasChoice ? choice : undefined} />;
}
