import type { ReactNode } from "react";

type SectionProps = {
  id?: string | undefined;
  title?: string | null | undefined;
  intro?: string | null | undefined;
  more?: { href: string; label: string } | undefined;
  /** `muted`, `dark` and `brand` are full-width bands. */
  tone?: keyof typeof tones;
  /** Dark bands set the colours of their content. Content with colours of its own, such as figures, goes without. */
  isThemed?: boolean;
  /** Joins the band before, which has the same tone. Not for `plain`. */
  isJoined?: boolean;
  /** Follows a band of another tone without a gap. */
  isFlush?: boolean;
  /** A band that ends the page: the footer follows without a gap (app/site.css). */
  isLast?: boolean;
  /** Places the title beside the content. */
  isSplit?: boolean;
  children: ReactNode;
};

const tones = {
  plain: "",
  muted: "bg-muted py-16 lg:py-24 print:bg-transparent print:py-0",
  dark: "relative isolate overflow-hidden bg-primary-950 py-16 text-white lg:py-24 print:bg-transparent print:py-0 print:text-inherit",
  brand:
    "relative isolate overflow-hidden bg-primary-700 py-16 text-white lg:py-24 print:bg-transparent print:py-0 print:text-inherit",
};

/** Colours of texts, lines and cards on dark bands (app/site.css). */
const themes = { plain: "", muted: "", dark: "dark on-dark", brand: "dark on-brand" } as const;

const intros = {
  plain: "text-muted-foreground",
  muted: "text-muted-foreground",
  dark: "text-primary-200",
  brand: "text-primary-100",
};

export function Section({
  id,
  title,
  intro,
  more,
  tone = "plain",
  isThemed = false,
  isJoined = false,
  isFlush = false,
  isLast = false,
  isSplit = false,
  children,
}: SectionProps) {
  const gap = isJoined || isFlush ? "" : "mt-20 lg:mt-28 ";
  const band = `${gap}${tones[tone]}${isJoined ? " pt-0 lg:pt-0" : ""}${isLast ? " page-end" : ""}`;
  const theme = isThemed ? themes[tone] : "";
  return (
    <section id={id} className={theme ? `${band} ${theme}` : band}>
      <div className={`page-width ${isSplit ? "grid gap-x-8 lg:grid-cols-12" : ""}`}>
        {title && (
          <div
            className={`mb-10 ${isSplit ? "lg:col-span-4 lg:mb-0 lg:pr-8" : "flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 lg:mb-12"}`}
          >
            <div>
              <h2 className="text-title font-semibold">{title}</h2>
              {intro && <p className={`mt-4 max-w-article text-lg ${intros[tone]}`}>{intro}</p>}
            </div>
            {more && (
              <p className={isSplit ? "mt-6" : ""}>
                <MoreLink {...more} />
              </p>
            )}
          </div>
        )}
        {isSplit ? <div className="min-w-0 lg:col-span-8">{children}</div> : children}
      </div>
    </section>
  );
}

export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="group/more inline-flex min-h-10 items-center gap-1.5 rounded-sm font-medium text-primary-text decoration-2 underline-offset-8 hover:underline print:hidden"
    >
      {label}
      <span aria-hidden="true" className="transition-transform group-hover/more:translate-x-1">
        →
      </span>
    </a>
  );
}
