"use client";

import { ChevronsUpDown, ExternalLink, Keyboard, Languages, LogOut, PanelsTopLeft, SunMoon, UserRound } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "~/components/ui/avatar";
import { cn } from "~/components/ui/cn";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import { Kbd } from "~/components/ui/kbd";
import { locales } from "~/i18n/routing";
import { themes } from "~/lib/theme";
import { ChoiceMenu } from "./choice-menu";
import { usePerson } from "./person";
import { layouts, usePreferences } from "./preferences";
import { useRoleName } from "./use-role-name";
import { useSignOut } from "./use-sign-out";

type UserMenuProps = {
  /** Shows name and role beside the picture. */
  isWide?: boolean;
  onShortcuts: () => void;
};

export function UserMenu({ isWide = false, onShortcuts }: UserMenuProps) {
  const t = useTranslations("shell");
  const person = usePerson();
  const { locale, theme, layout, choose } = usePreferences();
  const roleName = useRoleName();
  const signOut = useSignOut();
  return (
    <DropdownMenu
      align={isWide ? "start" : "end"}
      className="w-60"
      trigger={
        <button
          type="button"
          aria-label={isWide ? undefined : `${t("account")}: ${person.name}`}
          className={cn(
            "flex items-center gap-2.5 text-left transition-colors",
            isWide
              ? "w-full rounded-md p-1.5 hover:bg-sidebar-accent/60 data-[state=open]:bg-sidebar-accent/60"
              : "rounded-full hover:opacity-80",
          )}
        >
          <Avatar name={person.name} />
          {isWide && (
            <>
              <span className="min-w-0 flex-1">
                <span className="sr-only">{`${t("account")}: `}</span>
                <span className="block truncate font-medium text-sidebar-foreground text-sm leading-4.5">{person.name}</span>
                <span className="block truncate text-sidebar-muted text-xs">{roleName(person.role.name)}</span>
              </span>
              <ChevronsUpDown aria-hidden className="mr-1 size-4 shrink-0 text-sidebar-muted" />
            </>
          )}
        </button>
      }
    >
      <div className="px-2 py-1.5">
        <p className="truncate font-medium text-sm">{person.name}</p>
        <p className="truncate text-muted-foreground text-xs">{person.email}</p>
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link href="/admin/profile" prefetch={false}>
          <UserRound aria-hidden />
          {t("profile")}
        </Link>
      </DropdownMenuItem>
      <ChoiceMenu
        icon={SunMoon}
        label={t("theme")}
        value={theme}
        options={themes}
        nameOf={(value) => t(`themes.${value}`)}
        onChoose={(value) => choose({ theme: value })}
      />
      <ChoiceMenu
        icon={Languages}
        label={t("language")}
        value={locale}
        options={locales}
        nameOf={(value) => t(`languages.${value}`)}
        onChoose={(value) => choose({ locale: value })}
      />
      <ChoiceMenu
        icon={PanelsTopLeft}
        label={t("layout")}
        value={layout}
        options={layouts}
        nameOf={(value) => t(`layouts.${value}`)}
        onChoose={(value) => choose({ layout: value })}
      />
      <DropdownMenuItem onSelect={onShortcuts}>
        <Keyboard aria-hidden />
        {t("shortcutsTitle")}
        <Kbd className="ml-auto">?</Kbd>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        {/* Full page load: the public site has no client-side navigation. */}
        <a href="/">
          <ExternalLink aria-hidden />
          {t("viewSite")}
        </a>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={signOut}>
        <LogOut aria-hidden />
        {t("signOut")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
