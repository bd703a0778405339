"use client";

import { Command as CommandPrimitive } from "cmdk";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { fold } from "~/lib/fold";
import { cn } from "./cn";
import { itemClasses } from "./menu-classes";

/** Searchable list that ignores accents: "duong" finds "đường". `keywords` are an item's words. */
export function Command(props: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive
      filter={matches}
      loop
      className="flex min-h-0 flex-col overflow-hidden bg-popover text-popover-foreground"
      {...props}
    />
  );
}

export function CommandInput({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div className="flex items-center gap-2.5 border-border border-b px-3">
      <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <CommandPrimitive.Input
        className={cn(
          "h-10 w-full bg-transparent text-base outline-none placeholder:text-muted-foreground md:text-sm",
          className,
        )}
        {...props}
      />
    </div>
  );
}

export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List className={cn("max-h-72 scroll-py-1 overflow-y-auto overflow-x-hidden p-1", className)} {...props} />
  );
}

export function CommandEmpty({ className, ...props }: ComponentProps<typeof CommandPrimitive.Empty>) {
  return <CommandPrimitive.Empty className={cn("px-3 py-6 text-center text-muted-foreground text-sm", className)} {...props} />;
}

export function CommandGroup(props: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs"
      {...props}
    />
  );
}

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      className={cn(
        itemClasses,
        "data-[disabled=false]:pointer-events-auto data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground data-[disabled=false]:opacity-100",
        className,
      )}
      {...props}
    />
  );
}

/** Scores an item: all typed words must match; a match at its beginning ranks first. */
function matches(value: string, search: string, keywords: string[] = []): number {
  const text = fold([...keywords, ...(keywords.length > 0 ? [] : [value])].join(" "));
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (!words.every((word) => text.includes(word))) return 0;
  return text.startsWith(words[0] ?? "") ? 1 : 0.5;
}
