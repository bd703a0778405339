"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { RecordDialog } from "~/components/resource/record-dialog";
import { NewButton } from "~/components/resource/resource-page";
import { DeleteButton, EditButton } from "~/components/resource/row-buttons";
import { useMay } from "~/components/resource/use-may";
import { useRecordDialog } from "~/components/resource/use-record-dialog";
import { iconOf } from "~/components/shell/icons";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "~/components/ui/table";
import { actions } from "~/features/registry";
import { useInLanguage } from "~/i18n/use-in-language";
import { flatten, toTree } from "~/lib/tree";
import { api } from "~/trpc/client";
import type { MatrixFeature } from "./permission-edits";

const { byId, history, create, update, delete: remove, usedBy } = api.system.feature;

export function FeatureTree({ features }: { features: MatrixFeature[] }) {
  const t = useTranslations("feature");
  const may = useMay("/admin/feature");
  const text = useInLanguage();
  const router = useRouter();
  // The current user's menu is part of the layout.
  const refreshMenu = () => router.refresh();
  const move = update.useMutation({ onSuccess: refreshMenu });
  const dialog = useRecordDialog();
  const [deleting, setDeleting] = useState<readonly { id: number; name: string }[]>([]);
  const lines = flatten(toTree(features));
  const siblingsOf = (feature: MatrixFeature) => features.filter(({ parentId }) => parentId === feature.parentId);
  const { record } = dialog;
  const isAllowed = record !== null && (record.kind === "edit" ? may.edit : may.add);

  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted-foreground">{t("menuHelp")}</p>
        {may.add && <NewButton onClick={() => dialog.open({ kind: "new" })} />}
      </div>
      <div className="min-w-0 overflow-hidden rounded-xl border border-border bg-card shadow-xs">
        <Table label={t("menu")}>
          <TableHeader>
            <TableRow>
              <TableHead>{t("name")}</TableHead>
              <TableHead>{t("path")}</TableHead>
              <TableHead>{t("possible")}</TableHead>
              <TableHead aria-label={t("menu")} />
            </TableRow>
          </TableHeader>
          <TableBody>
            {lines.map((feature) => {
              const Icon = iconOf(feature.icon);
              const name = text(feature, "name") ?? "";
              const siblings = siblingsOf(feature);
              const place = siblings.findIndex(({ id }) => id === feature.id);
              const isGroup = feature.pathname === null;
              const moveTo = (location: number) => move.mutate({ id: feature.id, version: feature.version, data: { location } });
              return (
                <TableRow key={feature.id} className={cn(isGroup && "bg-muted/40")}>
                  <TableCell>
                    <span
                      className={cn(
                        "flex items-center gap-2.5 whitespace-nowrap",
                        feature.parent && "pl-7",
                        isGroup && "font-medium",
                      )}
                    >
                      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" strokeWidth={1.75} />
                      {name}
                    </span>
                  </TableCell>
                  <TableCell className="whitespace-nowrap font-mono text-muted-foreground text-xs">{feature.pathname}</TableCell>
                  <TableCell className="whitespace-nowrap text-muted-foreground">
                    {actions
                      .filter((action) => feature[action])
                      .map((action) => t(`actions.${action}`))
                      .join(", ")}
                  </TableCell>
                  <TableCell>
                    <div className="flex gap-0.5">
                      {may.edit && (
                        <>
                          <Button
                            variant="ghost"
                            size="icon-sm"
                            aria-label={t("moveUp", { name })}
                            disabled={place === 0 || move.isPending}
                            onClick={() => moveTo(place)}
                          >
                            <ArrowUp aria-hidden />
                          </Button>
                          <Button
                            variant="ghost"
                            size="icon-sm"
                            aria-label={t("moveDown", { name })}
                            disabled={place === siblings.length - 1 || move.isPending}
                            onClick={() => moveTo(place + 2)}
                          >
                            <ArrowDown aria-hidden />
                          </Button>
                          <EditButton name={name} onClick={() => dialog.open({ kind: "edit", id: feature.id })} />
                        </>
                      )}
                      {may.delete && !feature.builtIn && (
                        <DeleteButton name={name} onClick={() => setDeleting([{ id: feature.id, name }])} />
                      )}
                    </div>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
      <RecordDialog
        path="/admin/feature"
        api={{ byId, history, create, update }}
        form={async () => (await import("./feature-form")).featureForm}
        record={isAllowed ? record : null}
        onSaved={refreshMenu}
        onClose={dialog.close}
      />
      <DeleteDialog rows={deleting} api={{ delete: remove, usedBy }} onClose={() => setDeleting([])} onDeleted={refreshMenu} />
    </div>
  );
}
