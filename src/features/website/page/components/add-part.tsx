"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { type KnownKind, partKinds } from "../parts/parts";

export function AddPart({ onAdd }: { onAdd: (kind: KnownKind) => void }) {
  const t = useTranslations("page.parts");
  return (
    <DropdownMenu
      align="start"
      className="max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto"
      // The focus goes to the new part.
      onCloseAutoFocus={(event) => event.preventDefault()}
      trigger={
        <Button variant="outline" className="w-fit">
          <Plus aria-hidden />
          {t("add")}
        </Button>
      }
    >
      {partKinds.map((kind) => (
        <DropdownMenuItem key={kind} onSelect={() => onAdd(kind)}>
          <span className="grid">
            {t(`kinds.${kind}`)}
            <span className="text-muted-foreground text-xs">{t(`help.${kind}`)}</span>
          </span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
