import type { ReactNode } from "react";

type AccountCardProps = {
  title: string;
  text?: string;
  /** Result of the previous step. */
  note?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

export function AccountCard({ title, text, note, footer, children }: AccountCardProps) {
  return (
    <div className="w-full max-w-sm">
      <h1 className="font-semibold text-3xl">{title}</h1>
      {text && <p className="mt-2 text-muted-foreground">{text}</p>}
      {note && <div className="mt-6">{note}</div>}
      {children && <div className="mt-8">{children}</div>}
      {footer && <p className="mt-8 text-muted-foreground text-sm">{footer}</p>}
    </div>
  );
}
