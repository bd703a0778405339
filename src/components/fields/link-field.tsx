"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { useFeatureName } from "~/components/resource/feature-names";
import { linkAddress } from "~/components/rich-text/link";
import { Combobox } from "~/components/ui/combobox";
import { linkedRecord, recordLinkTo } from "~/lib/record-link";
import { isLinkAddress } from "~/lib/urls";
import { api } from "~/trpc/client";

type LinkFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, string | null | undefined>;
  placeholder?: string;
};

/** Chooses where a link leads: to a record, found by its name, or to an address. */
export function LinkField<V extends FieldValues>({ control, name, placeholder, className, ...options }: LinkFieldProps<V>) {
  const t = useTranslations("editor");
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const [typed, setTyped] = useState("");
  const found = useFoundRecords(useDeferredValue(typed.trim()));
  const value: unknown = field.value;
  const address = typeof value === "string" && value !== "" ? value : null;
  const chosen = useChosenLink(address);
  const typedAddress = addressIn(typed);
  const byAddress = typedAddress === null ? [] : [{ value: typedAddress, label: typedAddress, description: t("linkByAddress") }];
  const records = (found ?? []).filter(({ value }) => value !== address);
  // Words may look like an address: the records come first, but for what can be nothing else.
  const isCertain = /^(?:https?:|mailto:|tel:|[/#])/i.test(typed.trim());
  const known = [
    ...(chosen === null || typed !== "" ? [] : [chosen]),
    ...(isCertain ? [...byAddress, ...records] : [...records, ...byAddress]),
  ];
  const { name: _, "aria-invalid": isInvalid, ...trigger } = aria;
  return (
    <FieldFrame {...frame} description={options.description} className={className}>
      <Combobox
        {...trigger}
        ref={field.ref}
        isInvalid={isInvalid}
        disabled={readOnly}
        value={address}
        chosenLabel={chosen?.label}
        options={known}
        placeholder={placeholder}
        onSearch={setTyped}
        isLoading={found === undefined}
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

type Option = { value: string; label: string; description?: string };

/** @returns undefined while they are loading */
function useFoundRecords(search: string): Option[] | undefined {
  const locale = useLocale();
  const featureName = useFeatureName();
  const { data } = api.system.recordLink.search.useQuery(
    { search: search.slice(0, 200), locale },
    { placeholderData: keepPreviousData, meta: { showsError: () => true } },
  );
  return data?.map((record) => ({ value: recordLinkTo(record), label: record.name, description: featureName(record.path) }));
}

/** Names the chosen link: by its record, or by its address. */
function useChosenLink(address: string | null): Option | null {
  const t = useTranslations("editor");
  const locale = useLocale();
  const featureName = useFeatureName();
  const record = address === null ? null : linkedRecord(address);
  const { data } = api.system.recordLink.target.useQuery(
    { path: record?.path ?? "", id: record?.id ?? 1, locale },
    { enabled: record !== null, meta: { showsError: () => true } },
  );
  if (address === null) return null;
  if (record === null) return { value: address, label: address };
  if (!data) return { value: address, label: data === null ? t("linkHidden") : "…" };
  return { value: address, label: data.name, description: featureName(data.path) };
}

/** Name of the record or the address to which a link leads. */
export function LinkName({ link }: { link: string }) {
  return useChosenLink(link)?.label;
}
