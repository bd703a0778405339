import { Section } from "~/components/site/section";
import { Timeline } from "~/features/company/history/components/timeline";
import type { HistoryMoment } from "~/features/company/history/data";
import type { PartViewProps } from "../part-view";

type HistoryProps = PartViewProps<{ moments: readonly HistoryMoment[]; lead: string | null | undefined }>;

export function HistoryView({ data: { moments, lead }, frame, locale }: HistoryProps) {
  return (
    <Section {...frame} intro={lead}>
      <Timeline moments={moments} locale={locale} />
    </Section>
  );
}
