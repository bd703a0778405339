"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useErrorText } from "~/components/form/use-error-text";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { FileButton } from "~/components/ui/file-button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "~/components/ui/table";
import type { ImportLine } from "~/features/website/redirect/schema";
import { formatNumber } from "~/lib/numbers";
import { readableAddress } from "~/lib/site-path";
import { api } from "~/trpc/client";

/** Limit of the file's size for one call. */
const MAX_BYTES = 1_000_000;
/** Lines shown in the report; refused ones come first. */
const SHOWN_LINES = 200;

/** Imports redirects from a CSV file, after a preview of each line's result. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("redirect");
  const common = useTranslations("common");
  const errorText = useErrorText();
  const [fileName, setFileName] = useState("");
  const [csv, setCsv] = useState("");
  const [isTooLarge, setTooLarge] = useState(false);
  const importCall = api.website.redirect.import.useMutation({ meta: { showsError: () => true } });
  const fileNameId = useId();
  const isDone = importCall.data !== undefined && importCall.variables?.isTrial === false;

  function close() {
    onClose();
    setFileName("");
    setCsv("");
    setTooLarge(false);
    importCall.reset();
  }

  async function choose(file: File | undefined) {
    importCall.reset();
    setFileName(file?.name ?? "");
    setCsv("");
    setTooLarge(file !== undefined && file.size > MAX_BYTES);
    if (!file || file.size > MAX_BYTES) return;
    const text = await file.text();
    setCsv(text);
    importCall.mutate({ csv: text, isTrial: true });
  }

  const problem = isTooLarge ? t("tooLarge") : importCall.error && errorText(importCall.error);
  const { lines = [], count = 0 } = importCall.data ?? {};
  return (
    <Dialog open={isOpen} onClose={close} size="lg" title={t("import")} description={t("importHelp")}>
      <DialogBody className="grid content-start gap-4">
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-medium text-sm">{t("file")}</legend>
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
            <FileButton
              variant="outline"
              accept=".csv,.txt,text/csv,text/plain"
              isPending={importCall.isPending}
              aria-describedby={fileNameId}
              onFiles={([file]) => void choose(file)}
            >
              {t("chooseFile")}
            </FileButton>
            <output id={fileNameId} className="min-w-0 break-all text-muted-foreground text-sm">
              {fileName || t("noFile")}
            </output>
          </div>
        </fieldset>
        {problem && <Alert variant="destructive">{problem}</Alert>}
        {isDone && <Alert variant="success">{t("imported", { count })}</Alert>}
        {importCall.data && !isDone && (
          <Alert variant={count < lines.length ? "warning" : "info"}>
            {t("trial", { count, refused: lines.length - count })}
          </Alert>
        )}
        {lines.length > 0 && <Report lines={lines} isDone={isDone} />}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          {common(isDone ? "close" : "cancel")}
        </Button>
        {!isDone && (
          <Button disabled={count === 0 || importCall.isPending} onClick={() => importCall.mutate({ csv, isTrial: false })}>
            {t("importCount", { count })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Report({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const t = useTranslations("redirect");
  const locale = useLocale();
  const sorted = lines.toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null) || a.line - b.line);
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <Table label={t("report")}>
        <TableHeader>
          <TableRow>
            <TableHead>{t("line")}</TableHead>
            <TableHead>{t("redirect")}</TableHead>
            <TableHead>{t("result")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sorted.slice(0, SHOWN_LINES).map(({ line, fromPath, target, problem }) => (
            <TableRow key={line}>
              <TableCell className="tabular-nums">{formatNumber(line, locale)}</TableCell>
              <TableCell className="min-w-40 break-all">
                {readableAddress(fromPath)} → {readableAddress(target)}
              </TableCell>
              <TableCell className={problem ? "min-w-40 text-destructive-text" : "text-success-text"}>
                {problem ? t(`problems.${problem}`) : t(isDone ? "added" : "accepted")}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {lines.length > SHOWN_LINES && (
        <p className="border-border border-t px-3 py-2 text-muted-foreground text-sm">
          {t("moreLines", { count: lines.length - SHOWN_LINES })}
        </p>
      )}
    </div>
  );
}
