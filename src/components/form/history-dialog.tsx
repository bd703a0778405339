"use client";
import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Differences, type ShownFields } from "~/components/form/field-difference";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Label } from "~/components/ui/label";
import { Select } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import { formatDateTime } from "~/lib/dates";

type Version = { version: number; actorName: string | null; createdAt: Date | null; fields: string[] };
export type VersionValues = { version: number; values: Record<string, unknown>; unknown: string[] };

export type HistoryProcedures = {
  versions: {
    useQuery(input: { id: number }, options: { gcTime: number }): { data: Version[] | undefined };
  };
  at: {
    useQuery(
      input: { id: number; version?: number },
      options: { enabled?: boolean; gcTime?: number },
    ): { data: VersionValues | undefined; isError: boolean; error: unknown };
  };
};

type HistoryDialogProps = ShownFields & {
  api: HistoryProcedures;
  id: number;
  fields: readonly string[];
  /** Fills the form with a version's values; without it, versions are read-only. */
  onRestore?: (version: VersionValues) => void;
  onClose: () => void;
};

export function HistoryDialog({ api, id, onClose, ...shown }: HistoryDialogProps) {
  const t = useTranslations("history");
  const { data: versions } = api.versions.useQuery({ id }, { gcTime: 0 });
  return (
    <Dialog onClose={onClose} size="xl" title={t("title")} description={t("help")}>
      {versions ? (
        <Versions api={api} id={id} versions={versions} onClose={onClose} {...shown} />
      ) : (
        <DialogBody>
          <Skeleton className="h-72" />
        </DialogBody>
      )}
    </Dialog>
  );
}

function Versions({
  api,
  id,
  versions,
  fields,
  labelOf,
  display,
  onRestore,
  onClose,
}: HistoryDialogProps & { versions: Version[] }) {
  const t = useTranslations("history");
  const current = versions[0]?.version ?? 0;
  const [chosen, setChosen] = useState(current);
  const [other, setOther] = useState<number | null>(null);
  // Default: compare a version with the one before it, and the oldest with the current one.
  const before = versions.find(({ version }) => version < chosen)?.version;
  const base = other ?? before ?? current;
  const newer = api.at.useQuery({ id, version: Math.max(chosen, base) }, { enabled: true });
  const older = api.at.useQuery({ id, version: Math.min(chosen, base) }, { enabled: true });
  const nameOf = ({ version, createdAt }: Version) =>
    createdAt ? t("version", { version, time: formatDateTime(createdAt) }) : t("firstVersion", { version });
  const chosenVersion = chosen > base ? newer.data : older.data;
  return (
    <>
      <DialogBody className="grid content-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <ol className="grid max-h-56 content-start gap-1 overflow-y-auto md:max-h-[55vh]" aria-label={t("title")}>
          {versions.map((one) => (
            <li key={one.version}>
              <button
                type="button"
                aria-current={one.version === chosen}
                onClick={() => {
                  setChosen(one.version);
                  setOther(null);
                }}
                className={cn(
                  "grid w-full gap-0.5 rounded-lg border border-transparent px-3 py-2 text-left text-sm hover:bg-accent",
                  one.version === chosen && "border-primary-text bg-primary-subtle",
                )}
              >
                <span className="font-medium">{nameOf(one)}</span>
                <span className="text-muted-foreground text-xs">
                  {one.version === current ? t("current") : (one.actorName ?? t("unknownPerson"))}
                  {one.version === current && one.actorName && ` · ${one.actorName}`}
                </span>
                {one.fields.length > 0 && (
                  <span className="line-clamp-2 text-muted-foreground text-xs">
                    {[...new Set(one.fields.map(labelOf))].join(", ")}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
        <div className="grid min-w-0 content-start gap-5">
          {versions.length > 1 && (
            <div className="flex flex-wrap items-center gap-2">
              <Label htmlFor="history-base">{t("compareWith")}</Label>
              <Select
                id="history-base"
                className="w-auto max-w-full"
                value={String(base)}
                options={versions
                  .filter(({ version }) => version !== chosen || version === base)
                  .map((one) => ({ value: String(one.version), label: nameOf(one) }))}
                onChange={(version) => setOther(Number(version))}
              />
            </div>
          )}
          {older.data && newer.data ? (
            <VersionDifferences older={older.data} newer={newer.data} fields={fields} labelOf={labelOf} display={display} />
          ) : older.isError || newer.isError ? (
            <Alert variant="warning">{t("notTold")}</Alert>
          ) : (
            <Skeleton className="h-48" />
          )}
        </div>
      </DialogBody>
      {onRestore && (
        <DialogFooter>
          <Button
            disabled={!chosenVersion || chosen === current}
            onClick={() => {
              if (chosenVersion) onRestore(chosenVersion);
              onClose();
            }}
          >
            <RotateCcw aria-hidden />
            {t("restore")}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

type VersionDifferencesProps = Pick<HistoryDialogProps, "fields" | "labelOf" | "display"> & {
  older: VersionValues;
  newer: VersionValues;
};

function VersionDifferences({ older, newer, fields, labelOf, display }: VersionDifferencesProps) {
  const t = useTranslations("history");
  const unknown = fields.filter((field) => older.unknown.includes(field) || newer.unknown.includes(field));
  return (
    <>
      <Differences
        before={older.values}
        after={newer.values}
        fields={fields.filter((field) => !unknown.includes(field))}
        sides={[t("versionNumber", { version: older.version }), t("versionNumber", { version: newer.version })]}
        labelOf={labelOf}
        display={display}
      >
        <p className="text-muted-foreground text-sm">{t("noDifference")}</p>
      </Differences>
      {unknown.length > 0 && <Alert>{t("notKept", { fields: unknown.map(labelOf).join(", ") })}</Alert>}
    </>
  );
}
