"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFieldLabels } from "~/components/fields/field-labels";
import { LanguageLacks, useGaps } from "~/components/fields/language-lacks";
import { useFormScope } from "~/components/form/form-scope";
import type { LanguageState } from "~/components/form/language-state";
import { Button } from "~/components/ui/button";
import { Switch } from "~/components/ui/switch";
import { PublishSheetSection } from "./publish-sheet-section";

type PublishSheetLanguagesProps = {
  states: readonly LanguageState[];
  /** Undefined where each language is always shown. */
  onShow: ((state: LanguageState, isShown: boolean) => void) | undefined;
  /** Leaves the sheet for a field. */
  onWrite: (field: string) => void;
  /** Confirms the blocks that equal the other language's. */
  onConfirm: (state: LanguageState) => void;
};

/** Languages in which visitors will read the record, with what each lacks. */
export function PublishSheetLanguages({ states, ...actions }: PublishSheetLanguagesProps) {
  const t = useTranslations("writing.sheet");
  return (
    <PublishSheetSection title={t("languages")}>
      <ul className="grid grid-cols-1 divide-y divide-border rounded-lg border border-border">
        {states.map((state) => (
          <LanguageRow key={state.lang} state={state} {...actions} />
        ))}
      </ul>
    </PublishSheetSection>
  );
}

type LanguageRowProps = Omit<PublishSheetLanguagesProps, "states"> & { state: LanguageState };

function LanguageRow({ state, onShow, onWrite, onConfirm }: LanguageRowProps) {
  const t = useTranslations("writing.sheet");
  const common = useTranslations("common");
  const labelOf = useFieldLabels(useFormScope().path);
  const id = useId();
  const { suffix, label, isShown, untranslated } = state;
  const gaps = useGaps()(state);
  const field = gaps.length > 1 ? undefined : (gaps[0]?.field ?? untranslated[0]?.field);
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <span className="font-medium text-sm">{common(label)}</span>
          <span id={id} className={state.isComplete ? "text-muted-foreground text-sm" : "text-sm text-warning-text"}>
            <LanguageLacks state={state} isShort={gaps.length > 1} />
          </span>
        </div>
        <span className="flex shrink-0 items-center gap-2">
          <span aria-hidden className="text-muted-foreground text-xs">
            {t(isShown ? "shown" : "notShown")}
          </span>
          {onShow && (
            <Switch
              aria-label={labelOf(`visible${suffix}`)}
              aria-describedby={id}
              checked={isShown}
              onCheckedChange={(checked) => onShow(state, checked)}
            />
          )}
        </span>
      </div>
      {!state.isComplete && (
        <div className="flex flex-wrap gap-x-4">
          {field !== undefined && (
            <Button variant="link" size="sm" className="h-7 px-0 text-sm" onClick={() => onWrite(field)}>
              {t("write")}
              <span className="sr-only">: {common(label)}</span>
            </Button>
          )}
          {gaps.length > 1 &&
            gaps.map((gap) => (
              <Button key={gap.field} variant="link" size="sm" className="h-7 px-0 text-sm" onClick={() => onWrite(gap.field)}>
                {gap.label}
                <span className="sr-only">: {common(label)}</span>
              </Button>
            ))}
          {untranslated.length > 0 && (
            <Button variant="link" size="sm" className="h-7 px-0 text-sm" onClick={() => onConfirm(state)}>
              {t("asItIs")}
              <span className="sr-only">: {common(label)}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
