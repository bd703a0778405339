import type { ReactNode } from "react";

type SectionProps = {
  id?: string;
  title?: string;
  intro?: string | null | undefined;
  more?: { href: string; label: string };
  /** `muted` and `dark` are full-width bands. */
  tone?: "plain" | "muted" | "dark";
  /** Places the title beside the content. */
  isSplit?: boolean;
  children: ReactNode;
};

const tones = {
  plain: "",
  muted: "bg-muted py-16 lg:py-24 print:bg-transparent print:py-0",
  dark: "relative isolate overflow-hidden bg-primary-950 py-16 text-white lg:py-24 print:bg-transparent print:py-0 print:text-inherit",
};

export function Section({ id, title, intro, more, tone = "plain", isSplit = false, children }: SectionProps) {
  return (
    <section id={id} className={`mt-20 lg:mt-28 ${tones[tone]}`}>
      <div className={`page-width ${isSplit ? "grid gap-x-8 lg:grid-cols-12" : ""}`}>
        {title && (
          <div
            className={`mb-10 ${isSplit ? "lg:col-span-4 lg:mb-0 lg:pr-8" : "flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 lg:mb-12"}`}
          >
            <div>
              <h2 className="text-title font-semibold">{title}</h2>
              {intro && (
                <p className={`mt-4 max-w-article text-lg ${tone === "dark" ? "text-primary-200" : "text-muted-foreground"}`}>
                  {intro}
                </p>
              )}
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

function MoreLink({ href, label }: { href: string; label: string }) {
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
