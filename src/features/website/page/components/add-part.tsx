"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { type KnownKind, offeredKinds } from "../parts/parts";

type AddPartProps = { id: string; onAdd: (kind: KnownKind) => void };

export function AddPart({ id, onAdd }: AddPartProps) {
  const t = useTranslations("page.parts");
  const isAdded = useRef(false);
  return (
    <DropdownMenu
      align="start"
      className="max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto"
      onCloseAutoFocus={(event) => {
        // The focus goes to the new part.
        if (isAdded.current) event.preventDefault();
        isAdded.current = false;
      }}
      trigger={
        <Button id={id} variant="outline" className="w-fit">
          <Plus aria-hidden />
          {t("add")}
        </Button>
      }
    >
      {offeredKinds.map((kind) => (
        <DropdownMenuItem
          key={kind}
          onSelect={() => {
            isAdded.current = true;
            onAdd(kind);
          }}
        >
          <span className="grid">
            {t(`kinds.${kind}`)}
            <span className="text-muted-foreground text-xs">{t(`help.${kind}`)}</span>
          </span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
