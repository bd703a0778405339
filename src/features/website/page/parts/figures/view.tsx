import { Section } from "~/components/site/section";
import { StatisticStrip } from "~/features/website/statistic/components/statistic-strip";
import type { ViewPropsOf } from "../part-view";
import type { loadFigures } from "./data";
import { OwnFigures } from "./own-figures";

type FiguresProps = ViewPropsOf<typeof loadFigures>;

const onPage = "[&_dl>div]:border-border [&_dt]:text-muted-foreground [&_svg]:text-primary-text";

/** The strip's own colours are those of a dark band. */
const colors = {
  plain: onPage,
  muted: onPage,
  dark: null,
  brand: "[&_dl>div]:border-primary-400 [&_dt]:text-primary-100 [&_svg]:text-primary-200",
};

export function FiguresView({ data: { own, statistics }, frame, locale }: FiguresProps) {
  if (own.length > 0) {
    return (
      <Section {...frame}>
        <OwnFigures figures={own} />
      </Section>
    );
  }
  const strip = <StatisticStrip statistics={statistics} locale={locale} />;
  const color = colors[frame.tone];
  return (
    <Section {...frame} isThemed={false}>
      {color ? <div className={color}>{strip}</div> : strip}
    </Section>
  );
}
