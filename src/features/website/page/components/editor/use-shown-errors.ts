import { useEffect, useEffectEvent } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";

/** Selects the first item with an error when a save was refused, so that its fields are there to be focused; null for other fields. */
export function useShownErrors<V extends FieldValues>(
  control: Control<V>,
  list: string,
  items: readonly { id: string }[],
  select: (id: string | null) => void,
): void {
  const { submitCount, errors } = useFormState({ control });
  const show = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) return;
    const inList: unknown = Reflect.get(errors, list);
    const index = Array.isArray(inList) ? inList.findIndex(Boolean) : -1;
    select(items[index]?.id ?? null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when saving was tried
  useEffect(() => show(), [submitCount]);
}
