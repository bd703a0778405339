import { ServiceArcade } from "~/features/website/service/components/service-arcade";
import { ServiceCards } from "~/features/website/service/components/service-cards";
import { ServiceRows } from "~/features/website/service/components/service-rows";
import { localePath } from "~/i18n/routing";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadServices } from "./data";

const lists = { rows: ServiceRows, arcade: ServiceArcade, cards: ServiceCards };

export function ServicesView({ data, frame, locale, t }: ViewPropsOf<typeof loadServices>) {
  const more = { href: localePath(locale, "/services"), label: t("home.allServices") };
  const List = lists[data.variant];
  return (
    <PartSection frame={frame} lead={data.lead} more={frame.title ? more : undefined} isSplit={data.variant !== "arcade"}>
      <List services={data.services} locale={locale} heading={frame.title ? "h3" : "h2"} />
    </PartSection>
  );
}
