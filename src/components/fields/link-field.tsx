"use client";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { linkAddress } from "~/components/rich-text/link";
import { type LinkTarget, useLinkedRecord, useLinkTargets } from "~/components/rich-text/link-targets";
import { Combobox } from "~/components/ui/combobox";
import type { Option as ComboboxOption } from "~/components/ui/option-list";
import type { Locale } from "~/i18n/routing";
import { fold } from "~/lib/fold";
import { linkedRecord } from "~/lib/record-link";
import { isLinkAddress } from "~/lib/urls";
import { api } from "~/trpc/client";

type LinkFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, string | null | undefined>;
  /** Pages of the product that may be chosen by name beside records. */
  pages?: readonly ComboboxOption[];
};

/** Chooses where a link leads: to a record or document, found by its name, or to an address. */
export function LinkField<V extends FieldValues>({ control, name, pages = [], className, ...options }: LinkFieldProps<V>) {
  const t = useTranslations("editor");
  const value: unknown = useWatch({ control, name });
  const address = typeof value === "string" && value !== "" ? value : null;
  const answers = api.system.recordLink.answers.useQuery(
    { address: address ?? "/" },
    { enabled: address?.startsWith("/") === true, meta: { showsError: () => true } },
  );
  const description = answers.data === false ? t("linkAnswersNot") : options.description;
  const { field, aria, readOnly, ...frame } = useField(control, name, { ...options, description });
  const [typed, setTyped] = useState("");
  const found = useLinkTargets(useDeferredValue(typed === address ? "" : typed), useLocale());
  const record = useChosenLink(address, useLocale());
  const chosen = pages.find((page) => page.value === address) ?? record;
  const typedAddress = addressIn(typed);
  const byAddress = typedAddress === null ? [] : [{ value: typedAddress, label: typedAddress, description: t("linkByAddress") }];
  const ownPages = pages.filter(({ label }) => fold(label).includes(fold(typed)));
  const targets = [...ownPages, ...(found ?? []).map(optionOf)].filter(({ value }) => value !== address);
  // Records and documents come first, unless the text can only be an address.
  const isCertain = /^(?:https?:|mailto:|tel:|[/#])/i.test(typed.trim());
  const known = [
    ...(chosen === null || typed !== "" ? [] : [chosen]),
    ...(isCertain ? [...byAddress, ...targets] : [...targets, ...byAddress]),
  ];
  const { name: _, "aria-invalid": isInvalid, ...trigger } = aria;
  return (
    <FieldFrame {...frame} description={description} className={className}>
      <Combobox
        {...trigger}
        ref={field.ref}
        isInvalid={isInvalid}
        disabled={readOnly}
        value={address}
        chosenLabel={chosen?.label}
        options={known}
        placeholder={t("linkPlaceholder")}
        search={typed}
        // An address is corrected, a record is searched anew.
        onOpen={() => setTyped(address === null || linkedRecord(address) ? "" : address)}
        onSearch={setTyped}
        isLoading={found === undefined}
        empty={t("linkUnknown")}
        isClearable={!frame.required}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
    </FieldFrame>
  );
}

/** Reads a typed address, which has no space in it; null for other words. */
function addressIn(typed: string): string | null {
  const address = /\s/.test(typed.trim()) ? null : linkAddress(typed);
  return address !== null && isLinkAddress(address) ? address : null;
}

/** Describes the chosen link as an option: by its record, or by its address. */
function useChosenLink(address: string | null, locale: Locale): ComboboxOption | null {
  const t = useTranslations("editor");
  const record = address === null ? null : linkedRecord(address);
  const target = useLinkedRecord(record, locale);
  if (address === null) return null;
  if (record === null) return { value: address, label: address };
  return target ? optionOf(target) : { value: address, label: target === null ? t("linkHidden") : "…" };
}

function optionOf({ link, name, kind }: LinkTarget): ComboboxOption {
  return { value: link, label: name, description: kind };
}

/** Name of the record in a language, or the address, to which a link leads. */
export function LinkName({ link, locale }: { link: string; locale: Locale }) {
  return useChosenLink(link, locale)?.label;
}
