import { useEffect, useEffectEvent } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";

/**
 * Selects the first item with an error when a save was refused, so that its fields are there to be focused.
 * @param select is given no item when the error is elsewhere, which may be the list as a whole
 */
export function useShownErrors<V extends FieldValues>(
  control: Control<V>,
  list: string,
  items: readonly { id: string }[],
  select: (id: string | null, isList: boolean) => void,
): void {
  const { submitCount, errors } = useFormState({ control });
  const show = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) return;
    const inList: unknown = Reflect.get(errors, list);
    const index = Array.isArray(inList) ? inList.findIndex(Boolean) : -1;
    select(items[index]?.id ?? null, inList !== undefined && index < 0);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when saving was tried
  useEffect(() => show(), [submitCount]);
}
