import type { Control, FieldValues } from "react-hook-form";
import { fieldPathTo, languagePair } from "~/components/fields/language-pair";
import { LinkField } from "~/components/fields/link-field";
import { PanelField } from "~/components/writing/panel-field";

/** Words and target of the link of a part. */
export function MoreFields<V extends FieldValues>({ control }: { control: Control<V> }) {
  return (
    <>
      <PanelField control={control} name={languagePair(control, "linkText")} max={60} />
      <LinkField control={control} name={fieldPathTo<string | null | undefined, V>(control, "href")} />
    </>
  );
}
