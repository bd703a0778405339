import { Section } from "~/components/site/section";
import { ServiceRows } from "~/features/website/service/components/service-rows";
import { localePath } from "~/i18n/routing";
import type { ViewPropsOf } from "../part-view";
import type { loadServices } from "./data";

export function ServicesView({ data, frame, locale, t }: ViewPropsOf<typeof loadServices>) {
  const more = { href: localePath(locale, "/services"), label: t("home.allServices") };
  return (
    <Section {...frame} more={more} isSplit={frame.title !== null}>
      <ServiceRows services={data.services} locale={locale} heading={frame.title ? "h3" : "h2"} />
    </Section>
  );
}
