"use client";

import { Copy, Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { saveFile } from "~/trpc/download";

type RecoveryCodesProps = {
  codes: readonly string[];
  action: string;
  onDone: () => void;
};

export function RecoveryCodes({ codes, action, onDone }: RecoveryCodesProps) {
  const t = useTranslations("twoStep");
  const common = useTranslations("common");
  const text = `${codes.join("\n")}\n`;

  async function handleCopy() {
    await navigator.clipboard.writeText(text);
    toastSuccess(common("copied"));
  }

  return (
    <div className="grid gap-4">
      <Alert variant="warning" title={t("codesTitle")}>
        {t("codesText")}
      </Alert>
      <ul aria-label={t("codes")} className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-muted p-4 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {/* Browsers offer the clipboard only in a secure context. */}
        {window.isSecureContext && (
          <Button variant="outline" onClick={() => void handleCopy()}>
            <Copy aria-hidden />
            {common("copy")}
          </Button>
        )}
        <Button variant="outline" onClick={() => saveFile("recovery-codes.txt", new Blob([text], { type: "text/plain" }))}>
          <Download aria-hidden />
          {t("download")}
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          {action}
        </Button>
      </div>
    </div>
  );
}
