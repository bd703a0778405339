"use client";
import { CircleCheck, ExternalLink, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { KnownImage } from "~/components/fields/known-image";
import { useLacksText } from "~/components/fields/language-lacks";
import type { LanguageState } from "~/components/form/language-state";
import { publicAddresses } from "~/components/resource/public-addresses";
import { Button } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { DialogBody, DialogFooter } from "~/components/ui/dialog";
import type { PublishedPath } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import { formatTime } from "~/lib/dates";
import { useCover } from "./publish-sheet-place";
import type { SavedRecord } from "./publish-sheet-props";
import { useMomentText } from "./use-moment-text";

type PublishSheetResultProps<V extends FieldValues> = {
  control: Control<V>;
  path: PublishedPath;
  saved: SavedRecord;
  now: Date;
  /** When visitors will see it; null: they do. */
  later: Date | null;
  /** Visitors saw it before. */
  isChange: boolean;
  /** What each language lacks now. */
  states: readonly LanguageState[];
  onWrite: (field: string) => void;
  onClose: () => void;
};

/** Says where visitors see the record now, and what is still missing. */
export function PublishSheetResult<V extends FieldValues>(props: PublishSheetResultProps<V>) {
  const { control, path, saved, now, later, isChange, states, onWrite, onClose } = props;
  const t = useTranslations("writing.sheet.done");
  const momentText = useMomentText();
  const addresses = publicAddresses(path, saved);
  const languages = addresses.length > 1 ? "both" : (addresses[0]?.lang ?? "none");
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        <Cover control={control} />
        <p role="status" className="flex items-start gap-2 text-sm text-success-text">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          {later
            ? t("from", { ...momentText(later), languages })
            : t(isChange ? "changed" : "since", { time: formatTime(now), languages })}
        </p>
        {addresses.map(({ lang, address }, index) => (
          <PublicLink
            key={lang}
            locale={lang}
            address={address}
            isLive={later === null}
            isFirst={index === 0}
            isOnly={addresses.length === 1}
          />
        ))}
        {states
          .filter(({ isShown }) => !isShown)
          .map((state) => (
            <StillHidden key={state.lang} state={state} onWrite={onWrite} />
          ))}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFooter>
    </>
  );
}

function Cover<V extends FieldValues>({ control }: { control: Control<V> }) {
  const name = useCover(control);
  const values: Record<string, unknown> = useWatch({ control });
  const id = name && values[name];
  if (typeof id !== "number" || !name) return null;
  return <KnownImage id={id} name={name} className="aspect-[7/3] w-full rounded-lg border border-border object-cover" />;
}

type PublicLinkProps = { locale: Locale; address: string; isLive: boolean; isFirst: boolean; isOnly: boolean };

function PublicLink({ locale, address, isLive, isFirst, isOnly }: PublicLinkProps) {
  const t = useTranslations("writing.sheet.done");
  const state = useTranslations("writing.state");
  const common = useTranslations("common");
  const label = isOnly ? t("link") : t("linkIn", { language: locale });
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-2">
      <h3 className="font-medium text-sm">{label}</h3>
      <CopyField label={label} value={new URL(address, location.origin).href} action={common("copyLink")} />
      {isLive && (
        <Button asChild variant={isFirst ? "primary" : "outline"}>
          <a href={address} target="_blank" rel="noopener" aria-label={isOnly ? undefined : `${state("viewOnSite")}: ${label}`}>
            <ExternalLink aria-hidden />
            {state("viewOnSite")}
          </a>
        </Button>
      )}
    </section>
  );
}

type StillHiddenProps = { state: LanguageState; onWrite: (field: string) => void };

function StillHidden({ state, onWrite }: StillHiddenProps) {
  const t = useTranslations("writing.sheet.done");
  const lacks = useLacksText()(state);
  const [field = state.untranslated[0]?.field] = state.missing;
  return (
    <div className="flex gap-3 rounded-lg border border-warning-text/25 bg-warning-subtle px-4 py-3 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-text" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{t("hidden", { language: state.lang })}</p>
          <p className="text-muted-foreground">{lacks}</p>
        </div>
        {field !== undefined && (
          <Button variant="outline" size="sm" onClick={() => onWrite(field)}>
            {t("writeNow")}
          </Button>
        )}
      </div>
    </div>
  );
}
