"use client";

import { UserRoundX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { Tooltip } from "~/components/ui/tooltip";
import { useModule } from "~/components/ui/use-module";

/** Erasing needs permission to delete conversations and candidates. */
export function useMayErasePerson(): boolean {
  const mayContact = useMay("/admin/contact");
  const mayCandidate = useMay("/admin/candidate");
  return mayContact.delete && mayCandidate.delete;
}

export function ErasePersonButton() {
  const t = useTranslations("person");
  const [isOpen, setOpen] = useState(false);
  const erasure = useModule(() => import("./erase-person-dialog"), isOpen);
  if (!useMayErasePerson()) return null;
  return (
    <>
      <Tooltip content={t("button")}>
        <Button variant="ghost" size="icon-sm" aria-label={t("button")} onClick={() => setOpen(true)}>
          <UserRoundX aria-hidden />
        </Button>
      </Tooltip>
      {erasure && <erasure.ErasePersonDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
