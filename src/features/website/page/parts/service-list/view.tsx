import { Section } from "~/components/site/section";
import { ServiceGrid } from "~/features/website/service/components/service-grid";
import type { ServiceCard } from "~/features/website/service/data";
import type { PartViewProps } from "../part-view";

export function ServiceListView({ data, frame, isInHead, locale }: PartViewProps<{ services: readonly ServiceCard[] }>) {
  const grid = <ServiceGrid services={data.services} locale={locale} />;
  return isInHead ? <div className="mt-12 lg:mt-16">{grid}</div> : <Section {...frame}>{grid}</Section>;
}
