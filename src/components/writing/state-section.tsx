import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/components/ui/cn";

const tones = {
  plain: { section: undefined, icon: "text-muted-foreground" },
  success: { section: undefined, icon: "text-success-text" },
  warning: { section: "bg-warning-subtle", icon: "text-warning-text" },
  destructive: { section: "bg-destructive-subtle", icon: "text-destructive-text" },
} as const;

type StateSectionProps = {
  tone?: keyof typeof tones;
  icon: LucideIcon;
  title: string;
  text?: string | undefined;
  /** Buttons. */
  children?: ReactNode;
};

/** One fact about a record's state, with what can be done about it. */
export function StateSection({ tone = "plain", icon: Icon, title, text, children }: StateSectionProps) {
  return (
    <section className={cn("flex gap-2.5 px-4 py-3.5", tones[tone].section)}>
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", tones[tone].icon)} />
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <h2 className="font-medium">{title}</h2>
        {text !== undefined && (
          <p className={tone === "plain" || tone === "success" ? "text-muted-foreground" : undefined}>{text}</p>
        )}
        {children && <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>}
      </div>
    </section>
  );
}
