"use client";

import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { formatNumber } from "~/lib/numbers";
import { clampPage, currentPage, PAGE_SIZES, type PageItem, pageCount, pageItems } from "~/lib/pagination";
import { Choice } from "./choice";

type PaginationProps = {
  /** Rows before the page. */
  offset: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
};

export function Pagination({ offset, pageSize, total, onPage, onPageSize }: PaginationProps) {
  const t = useTranslations("pagination");
  const locale = useLocale();
  const pages = pageCount(total, pageSize);
  const page = currentPage(offset, pageSize) + 1;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div data-lower-edge className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <div className="flex items-center gap-3">
        <p className="whitespace-nowrap text-muted-foreground tabular-nums" aria-live="polite">
          {t("range", {
            from: number(Math.min(offset + 1, total)),
            to: number(Math.min(offset + pageSize, total)),
            total: number(total),
          })}
        </p>
        <Choice
          label={t("itemsPerPageLabel")}
          size="sm"
          value={String(pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: t("itemsPerPage", { size }) }))}
          onChange={(size) => onPageSize(Number(size))}
        />
      </div>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <nav aria-label={t("label")} className="flex items-center gap-0.5">
            <PageBar page={page} pages={pages} jump={5} onPage={onPage} className="max-lg:hidden" />
            <PageBar page={page} pages={pages} jump={3} onPage={onPage} className="lg:hidden" />
          </nav>
          <JumpTo pages={pages} onPage={onPage} />
        </div>
      )}
    </div>
  );
}

type PageBarProps = { page: number; pages: number; jump: 3 | 5; onPage: (page: number) => void; className: string };

function PageBar({ page, pages, jump, onPage, className }: PageBarProps) {
  const t = useTranslations("pagination");
  return (
    <ul className={`flex items-center gap-0.5 ${className}`}>
      <li>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("previousPage")}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
      </li>
      {pageItems(page, pages, jump).map((item) => (
        <li key={`${item.type}${item.page}`}>
          <PageButton item={item} isCurrent={item.page === page} jump={jump} onPage={onPage} />
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("nextPage")}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </li>
    </ul>
  );
}

type PageButtonProps = { item: PageItem; isCurrent: boolean; jump: 3 | 5; onPage: (page: number) => void };

function PageButton({ item, isCurrent, jump, onPage }: PageButtonProps) {
  const t = useTranslations("pagination");
  const locale = useLocale();
  if (item.type !== "page") {
    const label = item.type === "previous" ? t(`previous${jump}`) : t(`next${jump}`);
    const Icon = item.type === "previous" ? ChevronsLeft : ChevronsRight;
    return (
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={label}
        title={label}
        className="group text-muted-foreground"
        onClick={() => onPage(item.page)}
      >
        <span aria-hidden className="group-hover:hidden group-focus-visible:hidden">
          …
        </span>
        <Icon aria-hidden className="hidden group-hover:block group-focus-visible:block" />
      </Button>
    );
  }
  const number = formatNumber(item.page, locale);
  return (
    <Button
      variant={isCurrent ? "secondary" : "ghost"}
      size="icon-sm"
      className="w-auto min-w-8 px-1.5 tabular-nums"
      aria-label={`${t("page")} ${number}`}
      aria-current={isCurrent ? "page" : undefined}
      onClick={() => onPage(item.page)}
    >
      {number}
    </Button>
  );
}

function JumpTo({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const t = useTranslations("pagination");
  const [typed, setTyped] = useState("");
  const id = useId();
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== "") onPage(clampPage(Number(typed), pages));
        setTyped("");
      }}
    >
      <label htmlFor={id} className="whitespace-nowrap text-muted-foreground">
        {t("jumpTo")}
      </label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="h-8 w-14 px-2 text-center tabular-nums"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, "").slice(0, 7))}
      />
    </form>
  );
}
