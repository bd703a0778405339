"use client";

import { Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";

/** Milliseconds of typing pause before a search. */
const PAUSE = 300;

export function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string, isSameSearch: boolean) => void }) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(value);
  const lastSearch = useRef(value);
  // Typing until the field loses focus is one search: one history entry.
  const isSameSearch = useRef(false);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The URL changed by back, a link or "clear all": update the field.
  useEffect(() => {
    if (value !== lastSearch.current) {
      setTyped(value);
      isSameSearch.current = false;
    }
    lastSearch.current = value;
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === lastSearch.current) return;
    const pause = setTimeout(() => {
      lastSearch.current = text;
      search.current(text, isSameSearch.current);
      isSameSearch.current = true;
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <search className="relative min-w-0 flex-1 @xl:w-44 @xl:flex-none @4xl:w-56">
      <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-4 text-muted-foreground" />
      <Input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("searchLabel")}
        placeholder={common("search")}
        autoComplete="off"
        maxLength={200}
        className="h-8 px-8"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        onBlur={() => {
          isSameSearch.current = false;
        }}
      />
      {typed && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="absolute top-0 right-0"
          aria-label={t("clearSearch")}
          onClick={() => setTyped("")}
        >
          <X aria-hidden />
        </Button>
      )}
    </search>
  );
}
