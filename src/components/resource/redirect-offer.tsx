"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { Input } from "~/components/ui/input";
import { localePath, splitLocale } from "~/i18n/routing";
import { api } from "~/trpc/client";
import type { PublicAddress } from "./public-addresses";
import { useMay } from "./use-may";

/** Redirects of the addresses that visitors know of deleted records, if the person chooses so. @param suggestion target to begin with */
export function useRedirectOffer(suggestion: string) {
  const may = useMay("/admin/redirect");
  const [target, setTarget] = useState<string | null>(null);
  const create = api.website.redirect.create.useMutation();
  const remove = api.website.redirect.delete.useMutation();
  return {
    mayOffer: may.add,
    target,
    suggestion,
    onChange: setTarget,
    /** @returns takes the redirects back */
    add: async (addresses: readonly PublicAddress[]): Promise<() => Promise<void>> => {
      const ids: number[] = [];
      if (target === null) return async () => {};
      for (const { lang, address } of addresses) {
        const to = target.startsWith("/") ? localePath(lang, splitLocale(target).path) : target;
        const data = { fromPath: address, target: to, permanent: true, active: true };
        // The mutation cache shows the error.
        const added = await create.mutateAsync({ data }).catch(() => null);
        if (added) ids.push(added.id);
      }
      setTarget(null);
      return async () => {
        if (ids.length > 0 && may.delete) await remove.mutateAsync({ ids }).catch(() => null);
      };
    },
  };
}

const MOST_SHOWN = 4;

type RedirectOfferProps = { offer: ReturnType<typeof useRedirectOffer>; addresses: readonly PublicAddress[] };

export function RedirectOffer({ offer: { target, suggestion, onChange }, addresses }: RedirectOfferProps) {
  const t = useTranslations("resource.redirect");
  const id = useId();
  return (
    <div className="grid gap-2 text-sm">
      <label htmlFor={id} className="flex items-start gap-2.5">
        <Checkbox
          id={id}
          className="mt-0.5"
          checked={target !== null}
          onCheckedChange={(isOn) => onChange(isOn === true ? suggestion : null)}
        />
        <span className="min-w-0">
          <span className="block font-medium">{t("offer", { count: addresses.length })}</span>
          {addresses.slice(0, MOST_SHOWN).map(({ address }) => (
            <span key={address} className="wrap-anywhere block text-muted-foreground">
              {address}
            </span>
          ))}
          {addresses.length > MOST_SHOWN && (
            <span className="block text-muted-foreground">{t("more", { count: addresses.length - MOST_SHOWN })}</span>
          )}
        </span>
      </label>
      {target !== null && <Input aria-label={t("target")} value={target} onChange={(event) => onChange(event.target.value)} />}
    </div>
  );
}
