import { Section } from "~/components/site/section";
import { PartnerStrip } from "~/features/website/partner/components/partner-strip";
import type { ViewPropsOf } from "../part-view";
import type { loadPartners } from "./data";

type PartnersProps = ViewPropsOf<typeof loadPartners>;

export function PartnersView({ data, frame: { title, ...frame }, t }: PartnersProps) {
  return (
    <Section {...frame}>
      <PartnerStrip title={title ?? t("home.partners")} partners={data.partners} />
    </Section>
  );
}
