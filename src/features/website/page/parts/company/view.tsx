import { Section } from "~/components/site/section";
import { CompanyFacts } from "~/features/company/info/components/company-facts";
import type { ViewPropsOf } from "../part-view";
import type { loadCompany } from "./data";

export function CompanyView({ data, frame, locale }: ViewPropsOf<typeof loadCompany>) {
  return (
    <Section {...frame} isSplit={frame.title !== null}>
      <CompanyFacts company={data.company} locale={locale} />
    </Section>
  );
}
