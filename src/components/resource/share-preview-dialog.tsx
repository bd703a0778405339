"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePerson } from "~/components/shell/person";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { toastSuccess } from "~/components/ui/toaster";
import type { AdminPath } from "~/features/registry";
import type { Locale } from "~/i18n/routing";
import { formatDateTime } from "~/lib/dates";
import type { Mutation } from "./resource-api";
import { useMay } from "./use-may";

type Link = {
  id: number;
  maker: { id: number; name: string };
  createdAt: Date;
  expiresAt: Date;
  addresses: { locale: Locale; url: string }[];
};

export type PreviewProcedures = {
  links: { useQuery(input: { id: number }): { data: Link[] | undefined } };
  createLink: Mutation<{ id: number }, unknown>;
  endLink: Mutation<{ id: number; linkId: number }, unknown>;
};

type SharePreviewDialogProps = { path: AdminPath; id: number; api: PreviewProcedures; onClose: () => void };

export function SharePreviewDialog({ path, id, api, onClose }: SharePreviewDialogProps) {
  const t = useTranslations("resource.sharePreview");
  const may = useMay(path);
  const person = usePerson();
  const { data: links } = api.links.useQuery({ id });
  const create = api.createLink.useMutation();
  const end = api.endLink.useMutation();
  const [ending, setEnding] = useState<Link | null>(null);
  const hasOwn = links?.some(({ maker }) => maker.id === person.id) ?? false;

  async function handleEnd(link: Link) {
    await end
      .mutateAsync({ id, linkId: link.id })
      .then(() => toastSuccess(t("ended")))
      // The mutation cache shows the error.
      .catch(() => {});
    setEnding(null);
  }

  return (
    <Dialog onClose={onClose} title={t("title")} description={t("text")}>
      <DialogBody>
        {!links && <Skeleton className="h-24" />}
        {links?.length === 0 && <p className="text-muted-foreground">{t("none")}</p>}
        {links && links.length > 0 && (
          <ul className="grid gap-4">
            {links.map((link) => (
              <li key={link.id} className="grid gap-3 rounded-lg border border-border p-4">
                <LinkFacts link={link} isOwn={link.maker.id === person.id} onEnd={may.edit ? () => setEnding(link) : undefined} />
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
      {may.edit && links && (
        <DialogFooter>
          <Button variant={hasOwn ? "outline" : "primary"} isPending={create.isPending} onClick={() => create.mutate({ id })}>
            {t(hasOwn ? "extend" : "create")}
          </Button>
        </DialogFooter>
      )}
      <AlertDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={t("endTitle")}
        description={ending && t("endText", { name: ending.maker.name })}
        action={t("end")}
        onAction={() => ending && void handleEnd(ending)}
        isPending={end.isPending}
        isDestructive
      />
    </Dialog>
  );
}

type LinkFactsProps = { link: Link; isOwn: boolean; onEnd: (() => void) | undefined };

function LinkFacts({ link: { maker, createdAt, expiresAt, addresses }, isOwn, onEnd }: LinkFactsProps) {
  const t = useTranslations("resource.sharePreview");
  const languages = useTranslations("shell.languages");
  const languageNames = useTranslations("shell.languageNames");
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-2 break-words font-medium">
            {maker.name}
            {isOwn && <Badge variant="neutral">{t("yours")}</Badge>}
          </p>
          <p className="text-muted-foreground text-xs">
            {t("made", { made: formatDateTime(createdAt), ends: formatDateTime(expiresAt) })}
          </p>
        </div>
        {onEnd && (
          <Button
            variant="outline"
            size="sm"
            className="text-destructive-text"
            aria-label={t("endBy", { name: maker.name })}
            onClick={onEnd}
          >
            {t("end")}
          </Button>
        )}
      </div>
      {addresses.map(({ locale, url }) => (
        <div key={locale} className="grid gap-1">
          <p aria-hidden className="text-muted-foreground text-xs">
            {languages(locale)}
          </p>
          <CopyField label={t("linkIn", { language: languageNames(locale) })} value={window.location.origin + url} />
        </div>
      ))}
    </>
  );
}
