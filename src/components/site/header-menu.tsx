import { ChevronDown } from "lucide-react";
import { cn } from "~/components/ui/cn";
import type { ShownEntry, ShownLink } from "~/features/website/menu/data";
import type { MenuFit } from "./menu-fit";
import { isWithin } from "./navigation";

type HeaderMenuProps = {
  fit: MenuFit;
  name: string;
  /** The word for the entries that stand under it. */
  more: string;
  entries: readonly ShownEntry[];
  /** Bare path of the page. */
  path: string;
};

const shownFrom = { md: "hidden md:block", lg: "hidden lg:block", xl: "hidden xl:block" };

const bar =
  "relative flex h-16 items-center gap-1 whitespace-nowrap px-3 text-sm font-medium transition-colors hover:text-foreground focus-visible:-outline-offset-4";

/** The menu in the line of the header. Entries below others, and those under "More", open from a button, also without JavaScript. */
export function HeaderMenu({ name, more, entries, fit, path }: HeaderMenuProps) {
  const rest = entries.slice(fit.least);
  const inLine = entries.slice(0, fit.most);
  return (
    <nav aria-label={name} className={cn("print:hidden", shownFrom[fit.from])}>
      <ul className="flex items-center">
        {inLine.map((entry, index) => (
          <li key={entry.id} className={index < fit.least ? undefined : "max-xl:hidden"}>
            {entry.items.length > 0 ? (
              <Opening label={entry.label} isCurrent={isIn(entry, path)}>
                <Links entries={[{ ...entry, items: [] }, ...entry.items]} path={path} />
              </Opening>
            ) : (
              <BarLink entry={entry} isCurrent={isCurrent(entry, path)} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li className={inLine.length === entries.length ? "xl:hidden" : undefined}>
            <Opening label={more} isCurrent={rest.some((entry) => isIn(entry, path))}>
              <Links entries={rest} inLine={inLine} path={path} />
            </Opening>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The whole menu, below a button. */
export function PhoneMenu({ name, entries, path }: Pick<HeaderMenuProps, "name" | "entries" | "path">) {
  return (
    <nav aria-label={name} className="page-width pt-2 pb-4">
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.id}>
            <PhoneLink link={entry} path={path} className="text-lg font-medium" />
            {entry.items.length > 0 && (
              <ul className="pb-3 pl-4">
                {entry.items.map((item) => (
                  <li key={item.id}>
                    <PhoneLink link={item} path={path} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link, or the words of an entry that leads nowhere itself. */
type Named = Pick<ShownEntry, "id" | "href" | "path" | "label">;

function isCurrent(link: Pick<Named, "path">, path: string): boolean {
  return link.path !== null && isWithin(path, link.path);
}

function isIn(entry: ShownEntry, path: string): boolean {
  return [entry, ...entry.items].some((link) => isCurrent(link, path));
}

function BarLink({ entry, isCurrent }: { entry: Named; isCurrent: boolean }) {
  return (
    <a href={entry.href ?? undefined} aria-current={isCurrent ? "page" : undefined} className={cn(bar, barTone(isCurrent))}>
      {entry.label}
    </a>
  );
}

function barTone(isCurrent: boolean): string {
  return isCurrent
    ? "text-foreground after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-primary-500"
    : "text-muted-foreground";
}

type OpeningProps = { label: string; isCurrent: boolean; children: React.ReactNode };

function Opening({ label, isCurrent, children }: OpeningProps) {
  return (
    <details data-menu className="group/opening relative">
      <summary className={cn(bar, barTone(isCurrent), "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}>
        {label}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/opening:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 max-h-[calc(100dvh-5rem)] min-w-56 max-w-80 overflow-y-auto rounded-b-lg border bg-background py-2 shadow-lg">
        {children}
      </div>
    </details>
  );
}

type LinksProps = {
  entries: readonly (Named & { items?: readonly ShownLink[] })[];
  /** Entries that stand in the line itself from xl on. */
  inLine?: readonly Named[];
  path: string;
};

function Links({ entries, inLine = [], path }: LinksProps) {
  return (
    <ul>
      {entries.map(({ items = [], ...link }) => (
        <li key={link.id} className={inLine.some(({ id }) => id === link.id) ? "xl:hidden" : undefined}>
          {link.href === null ? (
            items.length > 0 && <p className="px-4 pt-2 pb-1 text-sm text-muted-foreground">{link.label}</p>
          ) : (
            <a
              href={link.href}
              aria-current={isCurrent(link, path) ? "page" : undefined}
              className={cn(
                "flex min-h-10 items-center px-4 py-2 text-sm font-medium hover:bg-accent focus-visible:-outline-offset-2",
                isCurrent(link, path) && "text-primary-text",
              )}
            >
              {link.label}
            </a>
          )}
          {items.length > 0 && (
            <div className="pl-4">
              <Links entries={items} path={path} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type PhoneLinkProps = { link: Named; path: string; className?: string };

function PhoneLink({ link, path, className }: PhoneLinkProps) {
  if (link.href === null) return <p className={cn("flex min-h-14 items-center py-3", className)}>{link.label}</p>;
  const current = isCurrent(link, path);
  return (
    <a
      href={link.href}
      aria-current={current ? "page" : undefined}
      className={cn(
        "flex min-h-11 items-center justify-between py-3 focus-visible:-outline-offset-2",
        className && `min-h-14 ${className}`,
        current && "text-primary-text",
      )}
    >
      {link.label}
      {current && <span aria-hidden="true" className="size-2 rounded-full bg-primary-500" />}
    </a>
  );
}
