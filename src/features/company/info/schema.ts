import { z } from "zod";
import { moment, optionalEmail, optionalLine, optionalPhone, optionalReference, optionalText, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";

/** Legal names can be long. */
const registeredName = text(2, 200);

export const companySchema = z.object({
  ...inBothLanguages({ name: registeredName }),
  shortName: text(0, 50),
  representative: optionalLine(100),
  ...inBothLanguages({ representativeTitle: optionalLine(100) }),
  taxCode: optionalLine(20),
  foundedOn: moment.nullable(),
  email: optionalEmail,
  phone: optionalPhone,
  ...inBothLanguages({ history: optionalText(2000) }),
  logoId: optionalReference,
  namedLogoId: optionalReference,
  darkNamedLogoId: optionalReference,
});

export const emptyCompany: z.input<typeof companySchema> = {
  ...inBothLanguages({ name: "" }),
  shortName: "",
  representative: null,
  ...inBothLanguages({ representativeTitle: null }),
  taxCode: null,
  foundedOn: null,
  email: null,
  phone: null,
  ...inBothLanguages({ history: null }),
  logoId: null,
  namedLogoId: null,
  darkNamedLogoId: null,
};
