"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { type KnownKind, partKinds } from "../parts/parts";

type AddPartProps = {
  id: string;
  /** Adds a part of this kind. @returns id of its element */
  onAdd: (kind: KnownKind) => string;
};

export function AddPart({ id, onAdd }: AddPartProps) {
  const t = useTranslations("page.parts");
  const added = useRef<string | null>(null);
  return (
    <DropdownMenu
      align="start"
      className="max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto"
      onCloseAutoFocus={(event) => {
        const part = added.current === null ? null : document.getElementById(added.current);
        added.current = null;
        if (!part) return;
        event.preventDefault();
        part.focus();
      }}
      trigger={
        <Button id={id} variant="outline" className="w-fit">
          <Plus aria-hidden />
          {t("add")}
        </Button>
      }
    >
      {partKinds.map((kind) => (
        <DropdownMenuItem
          key={kind}
          onSelect={() => {
            added.current = onAdd(kind);
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
