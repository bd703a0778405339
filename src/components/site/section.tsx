import type { ReactNode } from "react";

type SectionProps = { id?: string; title?: string; more?: { href: string; label: string }; children: ReactNode };

/** One part of a page: a title, perhaps a way to more of it, and what it shows. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section id={id} className="mx-auto mt-20 w-full max-w-page px-5 sm:px-8 lg:mt-28">
      {title && (
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t pt-6">
          <h2 className="text-3xl font-semibold">{title}</h2>
          {more && (
            <a
              href={more.href}
              className="group/more rounded-sm font-medium text-primary-text decoration-2 underline-offset-8 hover:underline"
            >
              {more.label}{" "}
              <span aria-hidden="true" className="inline-block transition-transform group-hover/more:translate-x-1">
                →
              </span>
            </a>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
