import { Search } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";
import { MAX_TERM } from "~/lib/search-words";

type SearchBoxProps = { locale: Locale; term: string };

/** The site's search. script/suggestions.ts makes its field a combobox. */
export async function SearchBox({ locale, term }: SearchBoxProps) {
  const t = await getTranslations({ locale, namespace: "site.search" });
  return (
    <search>
      <form action={localePath(locale, "/search")} className="flex max-w-3xl gap-2 sm:gap-3">
        <div className="relative min-w-0 grow">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-4 left-4 size-6 text-muted-foreground"
            strokeWidth={1.75}
          />
          <input
            type="search"
            name="q"
            defaultValue={term}
            maxLength={MAX_TERM}
            // biome-ignore lint/a11y/noAutofocus: the page has no other purpose, and people open it to type
            autoFocus={term === ""}
            aria-label={t("label")}
            placeholder={t("placeholder")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            data-suggest={`/api/search?${new URLSearchParams({ locale })}`}
            data-label={t("suggestions")}
            className="h-14 w-full rounded-xl border border-input bg-card pr-4 pl-13 text-lg text-card-foreground shadow-xs transition-colors hover:border-foreground focus-visible:-outline-offset-1"
          />
        </div>
        <button
          type="submit"
          className="h-14 shrink-0 rounded-xl bg-primary px-5 font-medium text-primary-foreground shadow-sm transition-colors hover:bg-primary-hover sm:px-7"
        >
          {t("submit")}
        </button>
      </form>
    </search>
  );
}
