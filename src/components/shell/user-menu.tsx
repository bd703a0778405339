"use client";

import { ChevronsUpDown, ExternalLink, Keyboard, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "~/components/ui/avatar";
import { cn } from "~/components/ui/cn";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "~/components/ui/dropdown-menu";
import { Kbd } from "~/components/ui/kbd";
import { usePerson } from "./person";
import { usePreferences } from "./preferences";
import { useChoices } from "./use-choices";
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
  const { choose } = usePreferences();
  const { theme, language, layout } = useChoices();
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
      {[theme, language, layout].map(({ label, icon: Icon, value, options }) => (
        <DropdownMenuSub key={label}>
          <DropdownMenuSubTrigger>
            <Icon aria-hidden />
            {label}
          </DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuRadioGroup value={value}>
              {options.map((option) => (
                <DropdownMenuRadioItem key={option.value} value={option.value} onSelect={() => choose(option.choice)}>
                  {option.name}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
      ))}
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
