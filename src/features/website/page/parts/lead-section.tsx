import type { ReactNode } from "react";
import { Section } from "~/components/site/section";
import type { PartFrame } from "./part-view";

type LeadSectionProps = {
  frame: PartFrame;
  lead: string | null;
  /** Places the title beside the content. */
  isSplit?: boolean;
  children: ReactNode;
};

/** A section whose lead is shown without a title, too. */
export function LeadSection({ frame, lead, isSplit = false, children }: LeadSectionProps) {
  return (
    <Section {...frame} intro={lead} isSplit={isSplit && frame.title !== null}>
      {frame.title === null && lead && <p className="mb-10 max-w-article text-lg text-muted-foreground">{lead}</p>}
      {children}
    </Section>
  );
}
