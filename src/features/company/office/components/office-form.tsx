import { useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { NumberField } from "~/components/fields/number-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { emptyOffice, officeSchema } from "~/features/company/office/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

export const officeForm = recordForm({
  schema: officeSchema,
  empty: emptyOffice,
  fields: (control) => <OfficeFields control={control} />,
});

function OfficeFields({ control }: { control: FormControl<z.input<typeof officeSchema>> }) {
  const t = useTranslations("office");
  return (
    <>
      <BilingualField control={control} name="name" max={50} />
      <BilingualField control={control} name="address" max={200} />
      <BilingualField control={control} name="city" max={50} />
      <TextField control={control} name="phone" type="tel" />
      <TextField control={control} name="email" type="email" />
      <BilingualField control={control} name="openingHours" max={100} description={t("openingHoursHelp")} />
      <TextField control={control} name="mapLink" type="url" description={t("mapLinkHelp")} />
      <NumberField control={control} name="latitude" description={t("latitudeHelp")} />
      <NumberField control={control} name="longitude" description={t("longitudeHelp")} />
      <SwitchField control={control} name="isHeadOffice" description={useHeadOfficeHelp()} />
      <SwitchField control={control} name="active" />
    </>
  );
}

/** Names the current head office, which this one would replace. */
function useHeadOfficeHelp(): string {
  const t = useTranslations("office");
  const inLanguage = useInLanguage();
  const { row } = useFormScope();
  const { data } = api.company.office.list.useQuery({ filter: { isHeadOffice: true }, pageSize: 1 });
  const head = data?.rows[0];
  if (!head || (row !== null && "id" in row && row.id === head.id)) return t("headOfficeHelp");
  return t("headOfficeMoves", { name: inLanguage(head, "name") });
}
