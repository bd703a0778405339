"use client";
import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, use } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { lazyComponent } from "~/components/ui/lazy-component";
import { SideBySide } from "~/components/writing/side-by-side";
import { useEditor } from "./editor-context";
import { PagePreview } from "./page-preview";
import { PartPanel } from "./part-panel";
import { PartsList } from "./parts-list";

const AddPartDialog = lazyComponent(async () => (await import("./add-part-dialog")).AddPartDialog);

/**
 * Edits a page as it will look: its parts, the page, and the fields of the selected part. Without room for three columns, parts and
 * fields share one; on a phone, all three take turns.
 */
export function PageEditor({ notices, texts, details }: { notices: ReactNode; texts: ReactNode; details: ReactNode }) {
  const t = useTranslations("page.editor");
  const { view, setView, addingAt } = useEditor();
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
          view === "preview" && "max-md:hidden",
          view === "fields" && "max-[80rem]:hidden",
        )}
      >
        <PartsList />
      </div>
      <div className={cn("row-start-2 flex min-h-0 min-w-0 max-md:pb-16 md:col-start-2", view !== "preview" && "max-md:hidden")}>
        <PagePreview />
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
      <div className="fixed inset-x-0 bottom-0 z-20 grid border-border border-t bg-background p-3 md:hidden">
        <Button variant="outline" onClick={() => setView(view === "preview" ? "parts" : "preview")}>
          <Eye aria-hidden />
          {view === "preview" ? t("backToParts") : t("showPage")}
        </Button>
      </div>
      {addingAt !== null && <AddPartDialog index={addingAt} />}
    </div>
  );
}
