"use client";
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Switch } from "~/components/ui/switch";
import { ownPages, type Part } from "../parts/parts";

type PartCardProps = {
  id: string;
  part: Part;
  readOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onDelete: () => void;
  onChange: (part: Part) => void;
  children: ReactNode;
};

/** Frames a part: its kind, where visitors see it, and what can be done with it. */
export function PartCard({ id, part, readOnly, isFirst, isLast, onMove, onCopy, onDelete, onChange, children }: PartCardProps) {
  const t = useTranslations("page.parts");
  const common = useTranslations("common");
  const kind = t(`kinds.${part.kind}`);
  // A page's own list is neither hidden, copied nor removed.
  const isOwn = ownPages[part.kind] !== undefined;
  const isHidden = !part.visibleEn && !part.visibleVi;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={kind}
      className={cn("grid min-w-0 rounded-xl border border-border bg-card", isHidden && "border-dashed bg-transparent")}
    >
      <header className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-1 border-border border-b py-1 pr-1 pl-4">
        <h2 className="mr-auto min-w-0 truncate font-medium text-muted-foreground text-sm">
          {kind}
          {isHidden && <span className="ml-2 font-normal">{t("hidden")}</span>}
        </h2>
        {(isOwn ? [] : (["visibleEn", "visibleVi"] as const)).map((field) => (
          <span key={field} className="mr-2 flex items-center gap-1.5 text-muted-foreground text-xs">
            <span aria-hidden>{field === "visibleEn" ? "EN" : "VI"}</span>
            <Switch
              aria-label={t("shownIn", { kind, language: common(field === "visibleEn" ? "english" : "vietnamese") })}
              checked={part[field]}
              disabled={readOnly}
              onCheckedChange={(isShown) => onChange({ ...part, [field]: isShown })}
            />
          </span>
        ))}
        {!readOnly && (
          <>
            <CardButton label={t("moveUp", { kind })} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
            <CardButton label={t("moveDown", { kind })} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
          </>
        )}
        {!readOnly && !isOwn && (
          <>
            <CardButton label={t("copy", { kind })} icon={Copy} onClick={onCopy} />
            <CardButton
              label={t(isHidden ? "show" : "hide", { kind })}
              icon={isHidden ? Eye : EyeOff}
              onClick={() => onChange({ ...part, visibleEn: isHidden, visibleVi: isHidden })}
            />
            <CardButton label={t("delete", { kind })} icon={Trash2} onClick={onDelete} />
          </>
        )}
      </header>
      <div className="grid min-w-0 gap-4 p-4">{children}</div>
    </section>
  );
}

type CardButtonProps = { label: string; icon: typeof Copy; disabled?: boolean; onClick: () => void };

function CardButton({ label, icon: Icon, ...button }: CardButtonProps) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={label} title={label} {...button}>
      <Icon aria-hidden />
    </Button>
  );
}
