"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { LogOut, type LucideIcon, Plus, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { readRecentRecords } from "~/components/resource/recent-records";
import { useNewTitle } from "~/components/resource/use-new-title";
import { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList } from "~/components/ui/command";
import { Dialog } from "~/components/ui/dialog";
import type { MenuGroup } from "~/server/auth/menu";
import { api } from "~/trpc/client";
import { iconOf } from "./icons";
import { usePerson } from "./person";
import { usePreferences } from "./preferences";
import { useChoices } from "./use-choices";
import { useSignOut } from "./use-sign-out";

type CommandsProps = { menu: MenuGroup[]; search: string; onSearch: (search: string) => void; onClose: () => void };

type CommandPaletteProps = CommandsProps & { isOpen: boolean };

export function CommandPalette({ isOpen, ...commands }: CommandPaletteProps) {
  const t = useTranslations("shell");
  return (
    <Dialog
      data-palette
      open={isOpen}
      onClose={commands.onClose}
      title={t("searchLabel")}
      isTitleHidden
      hasClose={false}
      className="top-[12dvh] max-h-[min(28rem,76dvh)] translate-y-0"
    >
      <Commands {...commands} />
    </Dialog>
  );
}

/** Remounted at each opening: fresh records. */
function Commands({ menu, search, onSearch, onClose }: CommandsProps) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const router = useRouter();
  const { choose } = usePreferences();
  const { theme, language } = useChoices();
  const signOut = useSignOut();
  const newTitle = useNewTitle();
  const pages = menu.flatMap((group) => group.pages.map((page) => ({ ...page, group: group.name ?? "" })));
  const iconOfPage = (path: string) => iconOf(pages.find((page) => page.path === path)?.icon ?? "");
  const term = useDeferredValue(search.trim());
  const { records, isOutdated } = useRecords(term);

  function run(command: () => void) {
    onClose();
    command();
  }

  const recordGroup = records.length > 0 && (
    <CommandGroup heading={t(term === "" ? "recent" : "records")}>
      {records.map(({ path, id, name }) => (
        <Item
          key={`${path}/${id}`}
          icon={iconOfPage(path)}
          name={name}
          group={pages.find((page) => page.path === path)?.name}
          value={`${path}/${id}`}
          // Records that an earlier term found are matched by their names.
          words={isOutdated ? "" : search}
          onRun={() => run(() => router.push(`${path}?edit=${id}`))}
        />
      ))}
    </CommandGroup>
  );
  return (
    <Command label={shell("searchLabel")}>
      <CommandInput autoFocus value={search} onValueChange={onSearch} placeholder={t("placeholder")} className="h-12" />
      <CommandList className="max-h-none min-h-0 flex-1 overscroll-contain p-2">
        <CommandEmpty className="py-10">{t("empty", { search })}</CommandEmpty>
        {term === "" && recordGroup}
        <CommandGroup heading={t("pages")}>
          {pages.map((page) => (
            <Item
              key={page.path}
              icon={iconOf(page.icon)}
              name={page.name}
              group={page.group}
              value={page.path}
              onRun={() => run(() => router.push(page.path))}
            />
          ))}
          <Item
            icon={UserRound}
            name={shell("profile")}
            value="/admin/profile"
            onRun={() => run(() => router.push("/admin/profile"))}
          />
        </CommandGroup>
        {term !== "" && recordGroup}
        {pages.some((page) => page.canAdd) && (
          <CommandGroup heading={t("create")}>
            {pages
              .filter((page) => page.canAdd)
              .map((page) => (
                <Item
                  key={page.path}
                  icon={Plus}
                  name={newTitle(page.path)}
                  value={`new ${page.path}`}
                  onRun={() => run(() => router.push(`${page.path}?new`))}
                />
              ))}
          </CommandGroup>
        )}
        <CommandGroup heading={t("commands")}>
          {theme.options.map(({ value, name, choice }) => (
            <Item
              key={value}
              icon={theme.icon}
              name={t("theme", { theme: name })}
              value={`theme ${value}`}
              onRun={() => run(() => choose(choice))}
            />
          ))}
          {language.options
            .filter(({ value }) => value !== language.value)
            .map(({ value, name, choice }) => (
              <Item
                key={value}
                icon={language.icon}
                name={t("language", { language: name })}
                value={`language ${value}`}
                onRun={() => run(() => choose(choice))}
              />
            ))}
          <Item icon={LogOut} name={shell("signOut")} value="sign out" onRun={() => run(signOut)} />
        </CommandGroup>
      </CommandList>
    </Command>
  );
}

function useRecords(term: string) {
  const person = usePerson();
  const locale = useLocale();
  const [records] = useState(() => readRecentRecords(person.id));
  const isSearched = term.length > 1;
  const quiet = { meta: { showsError: () => true } };
  const found = api.system.search.records.useQuery(
    { term, locale },
    { ...quiet, enabled: isSearched, placeholderData: keepPreviousData },
  );
  const recent = api.system.search.recent.useQuery({ records, locale }, { ...quiet, enabled: records.length > 0 });
  return {
    records: (isSearched ? found.data : term === "" ? recent.data : undefined) ?? [],
    isOutdated: isSearched && found.isPlaceholderData,
  };
}

type ItemProps = {
  icon: LucideIcon;
  name: string;
  group?: string;
  /** Unique and searched, so that a page is found by its path in any language. */
  value: string;
  words?: string;
  onRun: () => void;
};

function Item({ icon: Icon, name, group = "", value, words = "", onRun }: ItemProps) {
  return (
    <CommandItem
      value={value}
      keywords={[name, group, value.replace("/admin/", ""), words]}
      onSelect={onRun}
      className="h-9 gap-2.5 rounded-md"
    >
      <Icon aria-hidden className="text-muted-foreground" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {group && <span className="shrink-0 text-muted-foreground text-xs">{group}</span>}
    </CommandItem>
  );
}
