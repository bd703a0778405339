import { Section } from "~/components/site/section";
import { CompanyFacts } from "~/features/company/info/components/company-facts";
import type { Company } from "~/features/company/info/data";
import type { PartViewProps } from "../part-view";

export function CompanyView({ data, frame, locale }: PartViewProps<{ company: Company }>) {
  return (
    <Section {...frame} isSplit={frame.title !== null}>
      <CompanyFacts company={data.company} locale={locale} />
    </Section>
  );
}
