import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "./brand";

type MessagePageProps = { icon: LucideIcon; code: number; title: string; text: string; children: ReactNode };

export function MessagePage({ icon: Icon, code, title, text, children }: MessagePageProps) {
  return (
    <div className="flex min-h-dvh flex-col px-6">
      <header className="flex h-16 items-center">
        <Brand />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center pb-24 text-center">
        <span className="mb-6 grid size-14 place-items-center rounded-2xl border border-border bg-card text-primary-text shadow-sm">
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="font-medium text-muted-foreground text-xs tabular-nums tracking-widest">{code}</p>
        <h1 className="mt-2 font-semibold text-2xl">{title}</h1>
        <p className="mt-2 text-base text-muted-foreground">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-2">{children}</div>
      </main>
    </div>
  );
}
