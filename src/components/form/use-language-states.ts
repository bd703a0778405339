import { useDeferredValue, useMemo } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import type { ObjectSchema } from "~/lib/rules";
import { useFormScope } from "./form-scope";
import { type LanguageState, languageStatesBy } from "./language-state";

/** Says what each language of the typed values lacks, as the server judges them: old texts of the stored record are not judged again. */
export function useLanguageStates<V extends FieldValues>(
  control: Control<V>,
  schema: ObjectSchema<object, unknown>,
): LanguageState[] {
  const { path, row } = useFormScope();
  const statesOf = useMemo(() => languageStatesBy(schema, path), [schema, path]);
  // Comparing long texts must not delay typing.
  const values = useDeferredValue(useWatch({ control }));
  return useMemo(() => statesOf(values, row), [statesOf, values, row]);
}
