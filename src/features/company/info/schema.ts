import { z } from "zod";
import { moment, optionalEmail, optionalLine, optionalPhone, optionalReference, optionalText, text } from "~/lib/fields";

/** Legal names can be long. */
const registeredName = text(2, 200);
const history = optionalText(2000);
const title = optionalLine(100);

export const companySchema = z.object({
  nameEn: registeredName,
  nameVi: registeredName,
  shortName: text(0, 50),
  representative: optionalLine(100),
  representativeTitleEn: title,
  representativeTitleVi: title,
  taxCode: optionalLine(20),
  foundedOn: moment.nullable(),
  email: optionalEmail,
  phone: optionalPhone,
  historyEn: history,
  historyVi: history,
  logoId: optionalReference,
  namedLogoId: optionalReference,
  darkNamedLogoId: optionalReference,
});

export const emptyCompany: z.input<typeof companySchema> = {
  nameEn: "",
  nameVi: "",
  shortName: "",
  representative: null,
  representativeTitleEn: null,
  representativeTitleVi: null,
  taxCode: null,
  foundedOn: null,
  email: null,
  phone: null,
  historyEn: null,
  historyVi: null,
  logoId: null,
  namedLogoId: null,
  darkNamedLogoId: null,
};
