import { Section } from "~/components/site/section";
import { Timeline } from "~/features/company/history/components/timeline";
import type { ViewPropsOf } from "../part-view";
import type { loadHistory } from "./data";

type HistoryProps = ViewPropsOf<typeof loadHistory>;

export function HistoryView({ data: { moments, lead }, frame, locale }: HistoryProps) {
  return (
    <Section {...frame} intro={lead}>
      <Timeline moments={moments} locale={locale} />
    </Section>
  );
}
