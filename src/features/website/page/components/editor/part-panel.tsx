"use client";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LabelsAbove, useFormScope } from "~/components/form/form-scope";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { belongsToPage, isVisibleIn } from "../../parts/parts";
import { PartFields } from "../part-fields";
import { useEditor } from "./editor-context";
import { kindIcons } from "./kind-icons";
import { mayChange } from "./part-changes";
import { PartTools } from "./part-overlay";
import { PartVisibility } from "./part-visibility";
import { RecordsSource } from "./records-source";

type PartPanelProps = {
  /** Texts of the page itself. */
  texts: ReactNode;
  /** Other facts about it. */
  details: ReactNode;
};

/** Fields of the selected part, or of the page itself. */
export function PartPanel({ texts, details }: PartPanelProps) {
  const t = useTranslations("page.editor");
  const kinds = useTranslations("page.parts");
  const { parts, selected, change, errors, submitCount, setView, readOnly, hasExamples, isBelowText } = useEditor();
  const { language } = useFormScope();
  const index = selected ? parts.indexOf(selected) : -1;
  const isHiddenHere = selected !== null && !isVisibleIn(selected, language);
  const Icon = selected && kindIcons[selected.kind];
  return (
    <section
      aria-label={selected ? kinds(`kinds.${selected.kind}`) : t(isBelowText ? "thisText" : "thisPage")}
      className="flex min-h-0 min-w-0 flex-col"
    >
      <header className="flex min-h-12 shrink-0 items-center gap-2 border-border border-b px-4">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("backToParts")}
          className="-ml-2 min-[80rem]:hidden"
          onClick={() => setView("parts")}
        >
          <ArrowLeft aria-hidden />
        </Button>
        {Icon && <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground max-[80rem]:hidden" />}
        <h2 className="min-w-0 flex-1 truncate font-semibold text-sm">
          {selected ? kinds(`kinds.${selected.kind}`) : t(isBelowText ? "thisText" : "thisPage")}
        </h2>
        {selected && !readOnly && (
          // A part that is hidden in this language is not on the page, where its tools would be.
          <PartTools part={selected} index={index} className={cn("border-0 shadow-none", !isHiddenHere && "md:hidden")} />
        )}
      </header>
      <LabelsAbove>
        {selected ? (
          <div
            key={selected.id}
            tabIndex={-1}
            data-fields={selected.id}
            className="-outline-offset-2 relative grid min-h-0 content-start gap-5 overflow-y-auto p-4"
          >
            {hasExamples(selected) && <Alert>{t("exampleHelp")}</Alert>}
            {isHiddenHere && <p className="text-muted-foreground text-sm">{t("hiddenIn", { language })}</p>}
            <RecordsSource part={selected} />
            <PartFields part={selected} index={index} errors={errors[index]} submitCount={submitCount} onChange={change} />
            {mayChange(selected) && <PartVisibility part={selected} />}
            {belongsToPage(selected.kind) && <p className="text-muted-foreground text-xs">{t("ownPartHelp")}</p>}
          </div>
        ) : (
          <div className="relative min-h-0 overflow-y-auto px-4">
            <div className="grid gap-4 py-5">{texts}</div>
            <div className="divide-y divide-border border-border border-t">{details}</div>
          </div>
        )}
      </LabelsAbove>
    </section>
  );
}
