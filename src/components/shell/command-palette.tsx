"use client";

import { Languages, LogOut, type LucideIcon, Plus, SunMoon, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNewTitle } from "~/components/resource/use-new-title";
import { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList } from "~/components/ui/command";
import { Dialog, DialogContent, DialogTitle } from "~/components/ui/dialog";
import { locales } from "~/i18n/routing";
import { themes } from "~/lib/theme";
import type { MenuGroup } from "~/server/menu";
import { iconOf } from "./icons";
import { usePreferences } from "./preferences";
import { useSignOut } from "./use-sign-out";

type CommandPaletteProps = { menu: MenuGroup[]; isOpen: boolean; onClose: () => void };

/** Goes to any page one may view, starts any "new" one may create, and runs the commands of the user menu. */
export function CommandPalette({ menu, isOpen, onClose }: CommandPaletteProps) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const router = useRouter();
  const preferences = usePreferences();
  const signOut = useSignOut();
  const newTitle = useNewTitle();
  const [search, setSearch] = useState("");

  function close() {
    setSearch("");
    onClose();
  }

  function run(command: () => void) {
    close();
    command();
  }

  const pages = menu.flatMap((group) => group.pages.map((page) => ({ ...page, group: group.name ?? "" })));
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent hasClose={false} aria-describedby={undefined} className="top-[12dvh] max-h-[min(28rem,76dvh)] translate-y-0">
        <DialogTitle className="sr-only">{shell("searchLabel")}</DialogTitle>
        <Command label={shell("searchLabel")}>
          <CommandInput value={search} onValueChange={setSearch} placeholder={t("placeholder")} className="h-12" />
          <CommandList className="max-h-none min-h-0 flex-1 overscroll-contain p-2">
            <CommandEmpty className="py-10">{t("empty", { search })}</CommandEmpty>
            <CommandGroup heading={t("pages")}>
              {pages.map((page) => (
                <Item
                  key={page.id}
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
            {pages.some((page) => page.canAdd) && (
              <CommandGroup heading={t("create")}>
                {pages
                  .filter((page) => page.canAdd)
                  .map((page) => (
                    <Item
                      key={page.id}
                      icon={Plus}
                      name={newTitle(page.path)}
                      value={`new ${page.path}`}
                      onRun={() => run(() => router.push(`${page.path}?new`))}
                    />
                  ))}
              </CommandGroup>
            )}
            <CommandGroup heading={t("commands")}>
              {themes.map((theme) => (
                <Item
                  key={theme}
                  icon={SunMoon}
                  name={t("theme", { theme: shell(`themes.${theme}`) })}
                  value={`theme ${theme}`}
                  onRun={() => run(() => preferences.choose({ theme }))}
                />
              ))}
              {locales
                .filter((locale) => locale !== preferences.locale)
                .map((locale) => (
                  <Item
                    key={locale}
                    icon={Languages}
                    name={t("language", { language: shell(`languages.${locale}`) })}
                    value={`language ${locale}`}
                    onRun={() => run(() => preferences.choose({ locale }))}
                  />
                ))}
              <Item icon={LogOut} name={shell("signOut")} value="sign out" onRun={() => run(signOut)} />
            </CommandGroup>
          </CommandList>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

type ItemProps = {
  icon: LucideIcon;
  name: string;
  /** Where the page stands in the menu. */
  group?: string;
  /** Unlike any other's; searched too, so that a page is found by its address in either language. */
  value: string;
  onRun: () => void;
};

function Item({ icon: Icon, name, group = "", value, onRun }: ItemProps) {
  return (
    <CommandItem
      value={value}
      keywords={[name, group, value.replace("/admin/", "")]}
      onSelect={onRun}
      className="h-9 gap-2.5 rounded-md"
    >
      <Icon aria-hidden className="text-muted-foreground" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {group && <span className="shrink-0 text-muted-foreground text-xs">{group}</span>}
    </CommandItem>
  );
}
