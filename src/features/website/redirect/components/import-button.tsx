"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { useModule } from "~/components/ui/use-module";

/** Opens the import of redirects; loads its dialog when it is first opened. */
export function ImportButton() {
  const t = useTranslations("redirect");
  const [isOpen, setOpen] = useState(false);
  const dialog = useModule(() => import("./import-dialog"), isOpen);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileUp aria-hidden />
        {t("import")}
      </Button>
      {dialog && <dialog.ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
