"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { FormScopeProvider, useFormScope } from "~/components/form/form-scope";
import { languageStatesBy } from "~/components/form/language-state";
import { publicAddresses } from "~/components/resource/public-addresses";
import { toastSuccess } from "~/components/ui/toaster";
import { publishState } from "~/lib/publish-state";
import { isToDecide } from "./publish-plan";
import type { PublishSheetProps, SavedRecord } from "./publish-sheet-props";
import { PublishSheetWindow } from "./publish-sheet-window";

/** Publishes after a last look: asks where something is to decide, and publishes corrections at once. */
export function PublishSheet<V extends FieldValues, Row extends SavedRecord>(props: PublishSheetProps<V, Row>) {
  const { control, path, schema, row, action, choice, save, onSaved, onClose } = props;
  const common = useTranslations("common");
  const t = useTranslations("writing.sheet.done");
  const scope = useFormScope();
  const statesOf = useMemo(() => languageStatesBy(schema, path), [schema, path]);
  const values = useWatch({ control });
  const [before] = useState(() => (row ? statesOf(row) : []));
  const [asks] = useState(() => Object.keys(choice).length > 0 || isToDecide(action, statesOf(values, row), before));
  // The fields of the form stay on the page: their ids must not be there twice, and their displays stay theirs.
  const sheetScope = useMemo(() => ({ ...scope, id: `${scope.id}-sheet`, displays: new Map() }), [scope]);

  const publishAtOnce = useEffectEvent(() => {
    const onDone = (saved: Row, line: string) => {
      const addresses = publishState(saved, new Date()) === "live" ? publicAddresses(path, saved) : [];
      const links = addresses.map(({ label, address }) => (
        <a key={address} href={address} target="_blank" rel="noopener" className="mr-2 underline underline-offset-4">
          {common(label)}
        </a>
      ));
      toastSuccess(
        common("updated"),
        <>
          {line}
          {links.length > 0 && (
            <span className="mt-1 block">
              {t("visibleIn")} {links}
            </span>
          )}
        </>,
      );
      onSaved(saved);
    };
    void save({}, { onDone });
    onClose();
  });
  useEffect(() => {
    if (!asks) publishAtOnce();
  }, [asks]);

  if (!asks) return null;
  return (
    <FormScopeProvider value={sheetScope}>
      <PublishSheetWindow {...props} pageScopeId={scope.id} values={values} statesOf={statesOf} before={before} />
    </FormScopeProvider>
  );
}
