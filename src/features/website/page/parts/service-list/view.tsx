import { Section } from "~/components/site/section";
import { ServiceGrid } from "~/features/website/service/components/service-grid";
import type { ViewPropsOf } from "../part-view";
import type { loadServiceList } from "./data";

export function ServiceListView({ data, frame, isInHead, locale }: ViewPropsOf<typeof loadServiceList>) {
  const grid = <ServiceGrid services={data.services} locale={locale} />;
  return isInHead ? <div className="mt-12 lg:mt-16">{grid}</div> : <Section {...frame}>{grid}</Section>;
}
