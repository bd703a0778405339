import type { ReactNode } from "react";

type SentNoticeProps = {
  form: string;
  title: string;
  text: string;
  children?: ReactNode;
};

export function SentNotice({ form, title, text, children }: SentNoticeProps) {
  return (
    <div data-sent={form} role="status" className="rounded-2xl border bg-card p-7 sm:p-10">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        className="size-9 text-success-text"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="10" />
        <path d="m7.5 12.5 3 3 6-7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h2 className="mt-5 text-2xl font-semibold">{title}</h2>
      <p className="mt-3 max-w-article text-lg text-muted-foreground">{text}</p>
      {children && <p className="mt-7 flex flex-wrap gap-3">{children}</p>}
    </div>
  );
}
