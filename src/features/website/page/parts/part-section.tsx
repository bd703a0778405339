import type { ReactNode } from "react";
import { MoreLink, Section } from "~/components/site/section";
import type { PartFrame, PartSurroundings } from "./part-view";

type PartSectionProps = {
  frame: PartFrame;
  lead: string | null;
  more?: { href: string; label: string } | undefined;
  /** Places the title beside the content. */
  isSplit?: boolean;
  children: ReactNode;
};

/** Section of a part whose introduction and link are shown without a title, too. */
export function PartSection({ frame, lead, more, isSplit = false, children }: PartSectionProps) {
  if (frame.title)
    return (
      <Section {...frame} intro={lead} more={more} isSplit={isSplit}>
        {children}
      </Section>
    );
  return (
    <Section {...frame}>
      {(lead || more) && (
        <div className="mb-10">
          {lead && <p className="max-w-article text-lg text-muted-foreground">{lead}</p>}
          {more && <MoreLink {...more} />}
        </div>
      )}
      {children}
    </Section>
  );
}

type GridSectionProps = Pick<PartSurroundings, "frame" | "isInHead"> & { gaps: string; children: ReactNode };

/** Section with twelve columns; inside the page's head, only the columns. */
export function GridSection({ frame, isInHead, gaps, children }: GridSectionProps) {
  if (isInHead) return <div className={`mt-12 grid ${gaps} lg:mt-16 lg:grid-cols-12`}>{children}</div>;
  return (
    <Section {...frame}>
      <div className={`grid ${gaps} lg:grid-cols-12`}>{children}</div>
    </Section>
  );
}
