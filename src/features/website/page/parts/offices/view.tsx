import { Section } from "~/components/site/section";
import { OfficeCard } from "~/features/company/office/components/office-card";
import type { ViewPropsOf } from "../part-view";
import type { loadOffices } from "./data";

export function OfficesView({ data, frame, locale }: ViewPropsOf<typeof loadOffices>) {
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
