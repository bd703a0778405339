import type { ReactNode } from "react";
import { Arches } from "./arches";

type MessagePageProps = { code: string; title: string; text: string; children: ReactNode };

export function MessagePage({ code, title, text, children }: MessagePageProps) {
  return (
    <div className="relative isolate flex grow items-center overflow-hidden">
      <Arches className="absolute -right-40 bottom-0 -z-10 h-[110%] text-primary-400 opacity-60 [mask-image:linear-gradient(to_right,transparent,black_75%)] max-lg:-right-72 max-md:opacity-30 dark:text-primary-500" />
      <div className="page-width py-24 lg:py-40">
        <p className="font-medium text-primary-text tabular-nums">{code}</p>
        <h1 className="mt-3 max-w-[18ch] text-display font-semibold">{title}</h1>
        <p className="mt-5 max-w-lg text-lg text-muted-foreground">{text}</p>
        <p className="mt-10 flex flex-wrap gap-3">{children}</p>
      </div>
    </div>
  );
}
