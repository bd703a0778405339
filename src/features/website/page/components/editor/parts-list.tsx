"use client";
import {
  ArrowUpRight,
  ChevronRight,
  Eye,
  EyeOff,
  Lock,
  type LucideIcon,
  PanelBottom,
  PanelTop,
  Plus,
  Settings2,
} from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type KeyboardEvent, useRef } from "react";
import { fieldId, useFormScope } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { useMay } from "~/components/resource/use-may";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { SortableList, useSortableRow } from "~/components/ui/sortable-list";
import { settingAddress } from "~/features/website/setting/components/sections";
import { locales } from "~/i18n/routing";
import { belongsToPage, type Part } from "../../parts/parts";
import { missingTexts } from "../../parts/parts-rule";
import { useEditor } from "./editor-context";
import { focusFields } from "./focus-words";
import { kindIcons } from "./kind-icons";
import { PageStarts } from "./page-starts";
import { mayCopy } from "./part-changes";
import { summaryOf } from "./part-summary";

/** Lists the parts of a page in their order. Arrow keys go through it; with Alt they move a part. */
export function PartsList() {
  const t = useTranslations("page.editor");
  const parts = useTranslations("page.parts");
  const textOf = useValidationText();
  const editor = useEditor();
  const { id: scopeId } = useFormScope();
  const list = useRef<HTMLUListElement>(null);

  function focusEntry(id: string): void {
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus());
  }

  function pressKey(event: KeyboardEvent, part: Part, index: number): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
    const to = editor.parts[index + by];
    if (by !== 0 && altKey && !editor.readOnly) {
      editor.moveBy(part.id, by);
      focusEntry(part.id);
    } else if (by !== 0) {
      if (to) {
        editor.select(to.id, "parts");
        focusEntry(to.id);
      }
    } else if (key === "Enter") {
      editor.select(part.id);
      focusFields(part);
    } else if (editor.readOnly || belongsToPage(part.kind)) return;
    else if (key === "Delete") {
      editor.remove(part.id);
      const next = editor.parts[index + 1] ?? editor.parts[index - 1];
      if (next) focusEntry(next.id);
    } else if (key.toLowerCase() === "d" && (ctrlKey || metaKey)) {
      if (editor.mayAdd && mayCopy(part)) editor.copy(part);
    } else return;
    event.preventDefault();
  }

  const chosen = editor.selected?.id ?? editor.parts[0]?.id;
  return (
    <nav
      id={fieldId(scopeId, "parts")}
      tabIndex={-1}
      data-parts
      aria-label={t("parts")}
      className="flex min-h-0 flex-col gap-0.5 overflow-y-auto p-2 outline-none"
    >
      <h2 className="flex justify-between px-2 py-1.5 font-medium text-muted-foreground text-xs">
        {t("parts")} <span className="tabular-nums">{editor.parts.length}</span>
      </h2>
      <button
        type="button"
        data-reveals=""
        aria-current={editor.selected === null || undefined}
        onClick={() => editor.select(null)}
        className="flex min-h-8 items-center gap-2 rounded-lg px-2 text-left text-muted-foreground text-xs hover:bg-accent aria-[current]:text-primary-text"
      >
        <Settings2 aria-hidden className="size-4 shrink-0" />
        {t(editor.isBelowText ? "thisText" : "thisPage")}
      </button>
      <SiteLink label={t("headerAndMenu")} icon={PanelTop} />
      {editor.problem !== undefined && <Alert variant="destructive">{textOf(editor.problem)}</Alert>}
      {editor.parts.length === 0 && <p className="px-2 py-3 text-muted-foreground text-sm">{parts("none")}</p>}
      {editor.isBeginning && <PageStarts className="shrink-0 md:hidden" />}
      <SortableList
        ids={editor.parts.map(({ id }) => id)}
        onDrop={(id, over) =>
          editor.move(
            id,
            editor.parts.findIndex((part) => part.id === over),
          )
        }
      >
        <ul ref={list} className="grid gap-0.5">
          {editor.parts.map((part, index) => (
            <Fragment key={part.id}>
              {index === 0 && part.id === editor.selected?.id && <AddHere index={0} />}
              <PartEntry
                part={part}
                index={index}
                isReached={part.id === chosen}
                onKeyDown={(event) => pressKey(event, part, index)}
              />
              {part.id === editor.selected?.id && index < editor.parts.length - 1 && <AddHere index={index + 1} />}
            </Fragment>
          ))}
        </ul>
      </SortableList>
      {editor.isFull && <p className="px-2 py-3 text-muted-foreground text-sm">{t("full", { count: editor.parts.length })}</p>}
      {editor.mayAdd && (
        <Button variant="outline" className="mt-2 border-dashed" onClick={() => editor.setAddingAt(editor.parts.length)}>
          <Plus aria-hidden />
          {parts("add")}
        </Button>
      )}
      <SiteLink label={t("footer")} icon={PanelBottom} />
    </nav>
  );
}

function AddHere({ index }: { index: number }) {
  const t = useTranslations("page.editor");
  const { mayAdd, setAddingAt } = useEditor();
  if (!mayAdd) return null;
  return (
    <li>
      <button
        type="button"
        onClick={() => setAddingAt(index)}
        className="flex min-h-7 w-full items-center justify-center gap-1.5 rounded-lg border border-primary border-dashed text-primary-text text-xs hover:bg-accent"
      >
        <Plus aria-hidden className="size-3.5" />
        {t("addHere")}
      </button>
    </li>
  );
}

/** Leads to what all pages have in common, in a tab of its own, because this page may have unsaved input. */
function SiteLink({ label, icon: Icon }: { label: string; icon: LucideIcon }) {
  if (!useMay("/admin/setting").view) return null;
  return (
    <a
      href={settingAddress("menu")}
      target="_blank"
      rel="noopener"
      className="flex min-h-8 items-center gap-2 rounded-lg px-2 text-muted-foreground text-xs hover:bg-accent"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">{label}</span>
      <ArrowUpRight aria-hidden className="size-4 shrink-0" />
    </a>
  );
}

type PartEntryProps = {
  part: Part;
  index: number;
  /** Tab stops at this entry. */
  isReached: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

function PartEntry({ part, index, isReached, onKeyDown }: PartEntryProps) {
  const t = useTranslations("page.editor");
  const kinds = useTranslations("page.parts");
  const locale = useLocale();
  const { selected, select, errors, readOnly, hasExamples, fallbacksOf } = useEditor();
  const { element, style, handle } = useSortableRow(part.id, readOnly);
  const Icon = kindIcons[part.kind];
  const isHidden = !part.visibleEn && !part.visibleVi;
  const lacks = locales.filter((language) => missingTexts([part], language).length > 0);
  return (
    <li ref={element} style={style} className="group relative flex items-center rounded-lg has-[[aria-current]]:bg-accent">
      {handle}
      <button
        type="button"
        data-entry={part.id}
        data-reveals={`parts.${index}`}
        tabIndex={isReached ? 0 : -1}
        aria-keyshortcuts={
          readOnly
            ? undefined
            : `Alt+ArrowUp Alt+ArrowDown${belongsToPage(part.kind) ? "" : " Delete"}${mayCopy(part) ? " Control+D" : ""}`
        }
        aria-current={selected?.id === part.id || undefined}
        onClick={() => select(part.id)}
        onKeyDown={onKeyDown}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg py-1 pr-2 text-left hover:bg-accent"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground group-has-[[aria-current]]:text-primary-text" />
        <span className={cn("grid min-w-0 flex-1", isHidden && "opacity-70")}>
          <span className="truncate text-sm group-has-[[aria-current]]:text-primary-text">{kinds(`kinds.${part.kind}`)}</span>
          {hasExamples(part) ? (
            <span className="truncate text-warning-text text-xs">{t("example")}</span>
          ) : (
            <span className="truncate text-muted-foreground text-xs">
              {summaryOf(part, fallbacksOf(part), locale) ?? (part.kind !== "unknown" && kinds(`help.${part.kind}`))}
            </span>
          )}
        </span>
        {errors[index] && (
          <span className="size-2 shrink-0 rounded-full bg-destructive">
            <span className="sr-only">{t("hasError")}</span>
          </span>
        )}
        {lacks.map((language) => (
          <span key={language} className="shrink-0 rounded-full bg-warning-subtle px-1.5 py-0.5 text-warning-text text-xs">
            <span className="sr-only">{t("lacks", { language })}</span>
            <span aria-hidden className="uppercase">
              {language}
            </span>
          </span>
        ))}
        {part.visibleEn !== part.visibleVi && (
          <span className="flex shrink-0 items-center gap-0.5 text-muted-foreground text-xs">
            <Eye aria-hidden className="size-3.5" />
            <span className="sr-only">{t("onlyIn")}</span> {part.visibleEn ? "EN" : "VI"}
          </span>
        )}
        {isHidden && (
          <span className="shrink-0 text-muted-foreground">
            <EyeOff aria-hidden className="size-4" />
            <span className="sr-only">{kinds("hidden")}</span>
          </span>
        )}
        {belongsToPage(part.kind) && (
          <span className="shrink-0 text-muted-foreground">
            <Lock aria-hidden className="size-3.5" />
            <span className="sr-only">{t("ownPart")}</span>
          </span>
        )}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground md:hidden" />
      </button>
    </li>
  );
}
