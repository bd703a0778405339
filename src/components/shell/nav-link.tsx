import Link from "next/link";
import type { ComponentProps } from "react";
import { cn } from "~/components/ui/cn";
import { iconOf } from "./icons";
import { MenuCount } from "./menu-count";

type NavLinkProps = Omit<ComponentProps<typeof Link>, "href"> & {
  page: { path: string; name: string; icon: string };
  isCurrent: boolean;
};

export function NavLink({ page, isCurrent, className, ...props }: NavLinkProps) {
  const Icon = iconOf(page.icon);
  return (
    <Link
      {...props}
      href={page.path}
      // Back-office pages are rendered per visit: prefetching would waste a rendering.
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "group flex h-7 scroll-my-6 items-center gap-2.5 pointer-coarse:h-10 max-lg:h-10 rounded-md px-2 text-sm text-sidebar-foreground transition-colors hover:bg-sidebar-accent/60",
        "aria-[current=page]:bg-sidebar-accent aria-[current=page]:font-medium aria-[current=page]:text-sidebar-accent-foreground",
        className,
      )}
    >
      <Icon
        aria-hidden
        className="size-4 shrink-0 text-sidebar-muted group-aria-[current=page]:text-sidebar-accent-foreground"
        strokeWidth={1.75}
      />
      <span className="truncate">{page.name}</span>
      <MenuCount path={page.path} />
    </Link>
  );
}
