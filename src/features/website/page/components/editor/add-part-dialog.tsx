"use client";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cn } from "~/components/ui/cn";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { fold } from "~/lib/fold";
import { type OfferedKind, offeredKinds, singleKinds, writtenKinds } from "../../parts/parts";
import { useEditor } from "./editor-context";
import { focusFields } from "./focus-words";
import { kindPictures } from "./kind-picture";

/** Chooses the kind of a new part by pictures. Arrow keys go through them while the focus stays in the search. */
export function AddPartDialog({ index }: { index: number }) {
  const t = useTranslations("page.editor");
  const kinds = useTranslations("page.parts");
  const { parts, add, setAddingAt, isBelowText } = useEditor();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState<OfferedKind | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const above = parts[index - 1];
  const isOff = (kind: OfferedKind) => singleKinds.includes(kind) && parts.some((part) => part.kind === kind);
  const textOf = (kind: OfferedKind) => fold(`${kinds(`kinds.${kind}`)} ${kinds(`help.${kind}`)} ${kinds(`words.${kind}`)}`);
  const phrase = fold(search).trim();
  const offered = offeredKinds.filter((kind) => !isBelowText || kind !== "hero");
  const withPhrase = offered.filter((kind) => textOf(kind).includes(phrase));
  const withWords = offered.filter((kind) => phrase.split(/\s+/).every((word) => textOf(kind).includes(word)));
  const fitting = withPhrase.length > 0 ? withPhrase : withWords;
  const groups = [
    { title: t("writeHere"), kinds: fitting.filter((kind) => writtenKinds.includes(kind)) },
    { title: t("fromContent"), kinds: fitting.filter((kind) => !writtenKinds.includes(kind)) },
  ].filter((group) => group.kinds.length > 0);
  const found = groups.flatMap((group) => group.kinds);
  const chosen = found.find((kind) => kind === active) ?? found.find((kind) => !isOff(kind)) ?? found[0];

  function choose(kind: OfferedKind | undefined): void {
    if (!kind || isOff(kind)) return;
    setAddingAt(null);
    focusFields(add(kind, index));
  }

  function pressKey(event: KeyboardEvent): void {
    const columns = columnsOf(list.current);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    if (event.key === "Enter") choose(chosen);
    else if (step === undefined) return;
    else if (chosen) setActive(found[found.indexOf(chosen) + step] ?? chosen);
    event.preventDefault();
  }

  return (
    <Dialog
      onClose={() => setAddingAt(null)}
      title={kinds("add")}
      description={above ? t("below", { kind: kinds(`kinds.${above.kind}`) }) : t("atTop")}
      size="xl"
    >
      <div className="relative px-6 pb-3">
        <Search
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-[calc(50%-0.375rem)] left-9 size-4 text-muted-foreground"
        />
        <Input
          autoFocus
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-kinds` : undefined}
          aria-activedescendant={chosen && `${id}-${chosen}`}
          aria-label={t("searchKinds")}
          placeholder={t("searchExample")}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(null);
          }}
          onKeyDown={pressKey}
          className="pl-9"
        />
      </div>
      {found.length === 0 ? (
        <DialogBody>
          <p className="py-8 text-center text-muted-foreground text-sm">{t("noKind")}</p>
        </DialogBody>
      ) : (
        <DialogBody ref={list} id={`${id}-kinds`} role="listbox" aria-label={kinds("add")} className="grid content-start gap-5">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of options
            <div key={group.title} role="group" aria-label={group.title} className="grid gap-2">
              <p aria-hidden className="font-medium text-muted-foreground text-xs">
                {group.title}
              </p>
              <div data-row className="grid grid-cols-2 gap-2 md:grid-cols-5">
                {group.kinds.map((kind) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the search has the focus and handles keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the search has the focus
                  <div
                    key={kind}
                    id={`${id}-${kind}`}
                    role="option"
                    aria-selected={kind === chosen}
                    aria-disabled={isOff(kind) || undefined}
                    onClick={() => choose(kind)}
                    className={cn(
                      "grid cursor-pointer content-start gap-1 rounded-lg border-2 border-transparent p-2 hover:bg-accent aria-disabled:cursor-default aria-disabled:opacity-60",
                      kind === chosen && "border-primary bg-accent",
                    )}
                  >
                    <span aria-hidden className="grid aspect-3/2 overflow-hidden rounded-md border border-border">
                      {kindPictures[kind]}
                    </span>
                    <span className="pt-1 font-medium text-sm">{kinds(`kinds.${kind}`)}</span>
                    <span className="text-muted-foreground text-xs">
                      {isOff(kind) ? t("onceIsEnough") : kinds(`help.${kind}`)}
                    </span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </DialogBody>
      )}
      <DialogFooter className="max-md:hidden sm:items-center sm:justify-between">
        <p className="flex items-center gap-4 text-muted-foreground text-xs">
          <Key keys="← ↑ ↓ →" label={t("keys.choose")} />
          <Key keys="Enter" label={t("keys.add")} />
          <Key keys="Esc" label={t("keys.close")} />
        </p>
        <p className="text-muted-foreground text-xs">{t("startsWithExamples")}</p>
      </DialogFooter>
    </Dialog>
  );
}

function Key({ keys, label }: { keys: string; label: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.split(" ").map((key) => (
        <kbd key={key} className="rounded border border-border bg-background px-1.5 font-sans">
          {key}
        </kbd>
      ))}
      {label}
    </span>
  );
}

/** Number of pictures beside each other. */
function columnsOf(list: HTMLElement | null): number {
  const row = list?.querySelector("[data-row]");
  return row ? getComputedStyle(row).gridTemplateColumns.split(" ").length : 1;
}
