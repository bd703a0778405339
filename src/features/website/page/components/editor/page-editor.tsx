"use client";
import { ArrowLeft, Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { use } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { lazyComponent } from "~/components/ui/lazy-component";
import { SideBySide } from "~/components/writing/side-by-side";
import type { WritingBody } from "~/components/writing/writing-layout";
import { useEditor } from "./editor-context";
import { PagePreview } from "./page-preview";
import { PageStarts } from "./page-starts";
import { PartPanel } from "./part-panel";
import { PartsList } from "./parts-list";

const AddPartDialog = lazyComponent(async () => (await import("./add-part-dialog")).AddPartDialog);

/**
 * Edits a page as it will look: its parts, the page, and the fields of the selected part. Without room for three columns, parts and
 * fields share one; on a phone, all three take turns.
 */
export function PageEditor({ notices, texts, details, publish }: WritingBody) {
  const t = useTranslations("page.editor");
  const { view, setView, addingAt, isBeginning } = useEditor();
  const isBoth = use(SideBySide);
  return (
    <div
      data-whole-window
      className={cn(
        "-mx-4 sm:-mx-6 grid h-[calc(100dvh-var(--below-writing-head))] min-h-96 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[20rem_minmax(0,1fr)]",
        isBoth ? "min-[80rem]:grid-cols-[15rem_minmax(0,1fr)_34rem]" : "min-[80rem]:grid-cols-[15rem_minmax(0,1fr)_21rem]",
      )}
    >
      <div className="col-span-full grid gap-2 empty:hidden">{notices}</div>
      <div
        className={cn(
          "row-start-2 grid min-h-0 grid-rows-[minmax(0,1fr)] border-border border-r max-md:pb-16 md:col-start-1",
          view !== "parts" && "max-[80rem]:hidden",
        )}
      >
        <PartsList />
      </div>
      <div className={cn("row-start-2 flex min-h-0 min-w-0 max-md:pb-16 md:col-start-2", view !== "preview" && "max-md:hidden")}>
        {isBeginning ? <PageStarts className="flex-1 overflow-y-auto bg-muted" /> : <PagePreview />}
      </div>
      <div
        className={cn(
          "row-start-2 grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)] border-border max-md:pb-16 md:col-start-1 md:border-r min-[80rem]:col-start-3 min-[80rem]:border-r-0 min-[80rem]:border-l",
          view === "parts" && "max-[80rem]:hidden",
          view === "preview" && "max-md:hidden",
        )}
      >
        <PartPanel texts={texts} details={details} />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col gap-2 border-border border-t bg-background p-3 md:hidden">
        <Button variant="outline" size="sm" onClick={() => setView(view === "preview" ? "parts" : "preview")}>
          {view === "preview" ? <ArrowLeft aria-hidden /> : <Eye aria-hidden />}
          {view === "preview" ? t("backToParts") : t("showPage")}
        </Button>
        {publish}
      </div>
      {addingAt !== null && <AddPartDialog index={addingAt} />}
    </div>
  );
}
