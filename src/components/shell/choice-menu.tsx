"use client";

import type { LucideIcon } from "lucide-react";
import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "~/components/ui/dropdown-menu";

type ChoiceMenuProps<Value extends string> = {
  icon: LucideIcon;
  label: string;
  value: Value;
  options: readonly Value[];
  nameOf(value: Value): string;
  onChoose(value: Value): void;
};

/** A line of a menu that opens its choices beside it. */
export function ChoiceMenu<Value extends string>({
  icon: Icon,
  label,
  value,
  options,
  nameOf,
  onChoose,
}: ChoiceMenuProps<Value>) {
  function handleChange(name: string) {
    const chosen = options.find((option) => option === name);
    if (chosen) onChoose(chosen);
  }
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>
        <Icon aria-hidden />
        {label}
      </DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        <DropdownMenuRadioGroup value={value} onValueChange={handleChange}>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option} value={option}>
              {nameOf(option)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}
