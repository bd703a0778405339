"use client";

import type * as MenuPrimitive from "@radix-ui/react-dropdown-menu";
import { Slot } from "@radix-ui/react-slot";
import { Check, ChevronRight, Circle } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "./cn";
import { itemClasses, panelClasses } from "./menu-classes";
import { repeatEvent } from "./repeat-event";
import { useModule } from "./use-module";

// A page shows many menu buttons of which most are never pressed: menus are loaded when a button is reached.
let loaded: typeof MenuPrimitive | null = null;
const load = async () => {
  loaded = await import("@radix-ui/react-dropdown-menu");
  return loaded;
};

/** Loads the code of menus before one is pressed. */
const prefetchMenus = () => void load().catch(() => {});

const PartsContext = createContext<typeof MenuPrimitive | null>(null);

/** Returns the parts of a menu that is open, and therefore loaded. */
function useParts(): typeof MenuPrimitive {
  const parts = use(PartsContext);
  if (!parts) throw new Error("Parts of a menu belong into a DropdownMenu.");
  return parts;
}

const openingKeys = ["Enter", " ", "ArrowDown"];

type DropdownMenuProps = Pick<ComponentProps<typeof MenuPrimitive.Root>, "open" | "onOpenChange" | "modal"> &
  ComponentProps<typeof MenuPrimitive.Content> & {
    /** Button that opens the menu. */
    trigger: ReactElement;
  };

export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, open, onOpenChange, modal, className, align = "end", ...content } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState<Event | null>(null);
  // Only at its mounting: a later change would replace a button that may have the focus.
  const [present] = useState(loaded);
  const lazy = useModule(load, present === null && (pressed !== null || open === true));
  const parts = present ?? lazy;
  // Loading replaces the pressed button: the new one opens the menu.
  useEffect(() => {
    if (parts && pressed && button.current) repeatEvent(button.current, pressed);
  }, [parts, pressed]);
  if (!parts) {
    return (
      <Slot
        ref={button}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={pressed !== null || undefined}
        data-state="closed"
        onPointerEnter={prefetchMenus}
        onFocus={prefetchMenus}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // Loaded code opens the menu at once: the browser would then move the focus out of it, which closes it.
          event.preventDefault();
          event.currentTarget.focus();
          setPressed(event.nativeEvent);
        }}
        // A menu that is still loading does not open under what is typed elsewhere by then.
        onBlur={() => setPressed(null)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Escape") setPressed(null);
          if (!openingKeys.includes(event.key)) return;
          event.preventDefault();
          setPressed(event.nativeEvent);
        }}
      >
        {trigger}
      </Slot>
    );
  }
  return (
    <PartsContext value={parts}>
      <parts.Root open={open} onOpenChange={onOpenChange} modal={modal}>
        <parts.Trigger ref={button} asChild>
          {trigger}
        </parts.Trigger>
        <parts.Portal>
          <parts.Content
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              panelClasses,
              "max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[calc(100vw-1rem)] overflow-y-auto p-1",
              className,
            )}
            {...content}
          />
        </parts.Portal>
      </parts.Root>
    </PartsContext>
  );
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof MenuPrimitive.RadioGroup>) {
  const parts = useParts();
  return <parts.RadioGroup {...props} />;
}

export function DropdownMenuSub(props: ComponentProps<typeof MenuPrimitive.Sub>) {
  const parts = useParts();
  return <parts.Sub {...props} />;
}

type ItemProps = ComponentProps<typeof MenuPrimitive.Item> & { variant?: "default" | "destructive" };

export function DropdownMenuItem({ className, variant = "default", ...props }: ItemProps) {
  const parts = useParts();
  return (
    <parts.Item
      className={cn(
        itemClasses,
        variant === "destructive"
          ? "text-destructive-text data-[highlighted]:bg-destructive-subtle data-[highlighted]:text-destructive-text"
          : "[&_svg]:text-muted-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuCheckboxItem({ className, children, ...props }: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  const parts = useParts();
  return (
    <parts.CheckboxItem className={cn(itemClasses, "pl-8", className)} {...props}>
      <parts.ItemIndicator className="absolute left-2 text-primary-text">
        <Check aria-hidden />
      </parts.ItemIndicator>
      {children}
    </parts.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  const parts = useParts();
  return (
    <parts.RadioItem className={cn(itemClasses, "pl-8", className)} {...props}>
      <parts.ItemIndicator className="absolute left-2 grid size-4 place-items-center text-primary-text">
        <Circle aria-hidden className="size-2 fill-current" />
      </parts.ItemIndicator>
      {children}
    </parts.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  const parts = useParts();
  return <parts.Label className={cn("px-2 py-1.5 font-medium text-muted-foreground text-xs", className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof MenuPrimitive.Separator>) {
  const parts = useParts();
  return <parts.Separator className={cn("-mx-1 my-1 h-px bg-border", className)} {...props} />;
}

export function DropdownMenuSubTrigger({ className, children, ...props }: ComponentProps<typeof MenuPrimitive.SubTrigger>) {
  const parts = useParts();
  return (
    <parts.SubTrigger
      className={cn(itemClasses, "data-[state=open]:bg-accent [&_svg]:text-muted-foreground", className)}
      {...props}
    >
      {children}
      <ChevronRight aria-hidden className="ml-auto" />
    </parts.SubTrigger>
  );
}

export function DropdownMenuSubContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.SubContent>) {
  const parts = useParts();
  return (
    <parts.Portal>
      <parts.SubContent sideOffset={4} collisionPadding={8} className={cn(panelClasses, "min-w-40 p-1", className)} {...props} />
    </parts.Portal>
  );
}
