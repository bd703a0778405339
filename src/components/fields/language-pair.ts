import type { Control, FieldPath, FieldPathByValue, FieldValues } from "react-hook-form";
import { fieldOf } from "~/lib/items";

type Text = string | null | undefined;

/** Shared name of a bilingual text: "title" for titleEn and titleVi. */
export type LanguagePair<V extends FieldValues> = {
  [Key in FieldPathByValue<V, Text>]: Key extends `${infer Base}En`
    ? `${Base}Vi` extends FieldPathByValue<V, Text>
      ? Base
      : never
    : never;
}[FieldPathByValue<V, Text>];

/**
 * Types a field name that is built at runtime.
 * @throws when the form has no such field
 */
export function fieldPath<V extends FieldValues>(control: Control<V>, name: string): FieldPath<V> {
  if (!isField(control, name)) throw new Error(`The form has no field "${name}"`);
  return name;
}

/** Types a field name whose value type the caller guarantees. */
export function fieldPathTo<Value, V extends FieldValues>(control: Control<V>, name: string): FieldPathByValue<V, Value> {
  if (!isFieldOf<Value, V>(control, name)) throw new Error(`The form has no field "${name}"`);
  return name;
}

/** Types the shared name of two fields where the form's type is unknown. */
export function languagePair<V extends FieldValues>(control: Control<V>, name: string): LanguagePair<V> {
  if (!isPair(control, name)) throw new Error(`The form has no fields "${name}En" and "${name}Vi"`);
  return name;
}

function isPair<V extends FieldValues>(control: Control<V>, name: unknown): name is LanguagePair<V> {
  return isField(control, `${name}En`) && isField(control, `${name}Vi`);
}

function isField<V extends FieldValues>(control: Control<V>, name: unknown): name is FieldPath<V> {
  return typeof name === "string" && fieldOf(name) in control._defaultValues;
}

function isFieldOf<Value, V extends FieldValues>(control: Control<V>, name: unknown): name is FieldPathByValue<V, Value> {
  return isField(control, name);
}
