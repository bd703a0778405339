import { Section } from "~/components/site/section";
import { OfficeCard } from "~/features/company/office/components/office-card";
import type { Office } from "~/features/company/office/data";
import type { PartViewProps } from "../part-view";

export function OfficesView({ data, frame, locale }: PartViewProps<{ offices: readonly Office[] }>) {
  return (
    <Section {...frame}>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {data.offices.map((office) => (
          <li key={office.id}>
            <OfficeCard office={office} locale={locale} heading={frame.title ? "h3" : "h2"} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
