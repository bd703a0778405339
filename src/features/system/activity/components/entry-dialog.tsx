"use client";

import { ExternalLink, RotateCcw } from "lucide-react";
import Link from "next/link";
import { useMessages, useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { textAt, useFieldLabels } from "~/components/fields/field-labels";
import { FieldDifference } from "~/components/form/field-difference";
import { describesItem, differencesBetween } from "~/components/form/form-values";
import { useFeatureName } from "~/components/resource/feature-names";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { pageOf } from "~/lib/admin-path";
import { formatDateTime } from "~/lib/dates";
import { labelsOf } from "~/lib/field-label";
import { flatten, flattenItem, isItem, isItemList } from "~/lib/items";
import { api, type RouterOutputs } from "~/trpc/client";
import { recordHref } from "./record-href";

type Row = RouterOutputs["system"]["activity"]["list"]["rows"][number];
type Entry = RouterOutputs["system"]["activity"]["byId"];

type EntryDialogProps = {
  row: Row | null;
  actionText: (action: string) => string;
  onClose: () => void;
};

export function EntryDialog({ row, actionText, onClose }: EntryDialogProps) {
  const t = useTranslations("activity");
  const featureName = useFeatureName();
  // Keeps the content while the dialog fades out.
  const last = useRef(row);
  if (row) last.current = row;
  const shown = last.current;
  const { data: entry } = api.system.activity.byId.useQuery({ id: shown?.id ?? 0 }, { enabled: row !== null });
  if (!shown) return null;
  const page = pageOf(shown.path);
  const nameless = shown.actorId === null ? t("system") : t("account", { id: shown.actorId });
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      size="lg"
      title={[actionText(shown.action), shown.recordName].filter(Boolean).join(": ")}
      description={[featureName(page), shown.actorName || nameless, formatDateTime(shown.createdAt), shown.ip]
        .filter(Boolean)
        .join(" · ")}
    >
      <DialogBody className="grid grid-cols-1 content-start gap-6">
        {entry ? <Changes entry={entry} /> : <Skeleton className="h-48" />}
        {entry?.isWithheld && <Alert>{t("notShown", { page: featureName(page) })}</Alert>}
        {entry?.restore === "erased" && <Alert>{t("erased")}</Alert>}
        {entry?.restore === "restored" && <Alert>{t("restored")}</Alert>}
      </DialogBody>
      {shown.recordId !== null && !entry?.isWithheld && (
        <DialogFooter>
          {entry?.restore === "possible" ? (
            <Button asChild>
              <Link href={`${page}?restore=${shown.recordId}`} prefetch={false}>
                <RotateCcw aria-hidden />
                {t("restore")}
              </Link>
            </Button>
          ) : (
            shown.action !== "delete" && (
              <Button asChild variant="outline">
                <Link href={recordHref(shown)} prefetch={false}>
                  <ExternalLink aria-hidden />
                  {t("openRecord")}
                </Link>
              </Button>
            )
          )}
        </DialogFooter>
      )}
    </Dialog>
  );
}

function Changes({ entry }: { entry: Entry }) {
  const t = useTranslations("activity");
  const labelOf = useFieldLabels(entry.path);
  const display = useDisplays(entry);
  const changes = Object.entries(entry.changes)
    .flatMap(([field, [before, after]]) => flatChanges(field, before, after))
    .filter(([field, pair]) => !isTold(field, pair));
  const withheld = changes.filter(([, [before, after]]) => before === null && after === null).map(([field]) => labelOf(field));
  const shown = changes.filter(([, [before, after]]) => before !== null || after !== null);
  if (changes.length === 0) return <p className="text-muted-foreground text-sm">{t("noChanges")}</p>;
  return (
    <>
      {shown.map(([field, [before, after]]) => (
        <FieldDifference
          key={field}
          label={labelOf(field)}
          before={fromLog(before)}
          after={fromLog(after)}
          sides={[t("before"), t("after")]}
          only={entry.action === "create" ? "after" : entry.action === "delete" ? "before" : undefined}
          display={(value, side) => (side === "after" && isReordered(before, after) ? t("reordered") : display(field, value))}
        />
      ))}
      {withheld.length > 0 && <Alert>{t("withheld", { fields: [...new Set(withheld)].join(", ") })}</Alert>}
    </>
  );
}

type Change = [field: string, pair: [before: unknown, after: unknown]];

/** Takes lists of items, such as the parts of a page, and added or removed items apart. */
export function flatChanges(field: string, before: unknown, after: unknown): Change[] {
  const isWhole = [before, after].some((value) => isItem(value) || (isItemList(value) && value.length > 0));
  if (!isWhole) return [[field, [before, after]]];
  const isOne = isItem(before) || isItem(after);
  const [was, now] = [before, after].map((value) =>
    isItem(value) ? flattenItem(field, value) : isOne ? {} : flatten(field, value ?? []),
  );
  return differencesBetween(was ?? {}, now ?? {}, [...new Set(Object.keys({ ...was, ...now }))]).flatMap((one): Change[] =>
    one.name === field || describesItem(one.name) ? [[one.name, [one.before ?? null, one.after ?? null]]] : [],
  );
}

/** Whether a list has the same items in another order. The log has only their ids. */
export function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0) return false;
  return before.length === after.length && before.every((id) => typeof id === "string" && after.includes(id));
}

/** Skips fields of a deleted record that the dialog shows elsewhere: number, dates, and references (by their ids). */
function isTold(field: string, pair: readonly unknown[]): boolean {
  if (["id", "version", "createdAt", "updatedAt"].includes(field)) return true;
  return pair.some((value) => typeof value === "object" && value !== null && !Array.isArray(value));
}

/** Formats names of references and labels of enum values, such as `career.states.open`. */
function useDisplays({ path, names }: Entry): (field: string, value: unknown) => ReactNode {
  const messages = useMessages();
  const t = useTranslations("form");
  const page = labelsOf(path);
  /** Names the kinds of items by their ids, which begin with the kind. */
  const kindsOf = (ids: readonly unknown[], key: string) => {
    const kinds = ids.map((id) => textAt(messages, `${key}.${String(id).split("-")[0]}`));
    return kinds.length > 0 && kinds.every((kind) => kind !== undefined) ? kinds.join(", ") : undefined;
  };
  /** The log has only the ids of items. */
  const namedCount = (ids: readonly unknown[]) =>
    ids.every((id) => typeof id === "string") ? t("itemCount", { count: ids.length }) : undefined;
  return (field, value) => {
    if (field === "sameInBoth" && Array.isArray(value)) return t("sameBlocks", { count: value.length });
    if (typeof value === "number") return names[field]?.[value];
    const [list, id, ...rest] = field.split(".");
    if (Array.isArray(value)) return kindsOf(value, `${page}.${list}.kinds`) ?? namedCount(value);
    if (typeof value !== "string" || !/^\w+$/.test(value)) return undefined;
    if (id !== undefined) return textAt(messages, `${page}.${list}.${rest.at(-1)}s.${value}`);
    if (field === "status") return textAt(messages, `${page}.statuses.${value}`) ?? textAt(messages, `form.${value}`);
    return textAt(messages, `${page}.${field}s.${value}`);
  };
}

/** The log stores dates as strings. */
function fromLog(value: unknown): unknown {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : value;
}
