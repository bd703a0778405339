import { getMessages, getTranslations } from "next-intl/server";
import type { FormTexts } from "~/features/system/account/components/account-form";

/** What the forms of the account pages say when something is wrong, in the language of the page. */
export async function formTexts(): Promise<FormTexts> {
  const { codes } = await getMessages();
  const [t, common] = await Promise.all([getTranslations("validation"), getTranslations("common")]);
  return {
    codes,
    somethingWrong: common("somethingWrong"),
    validation: {
      input: t("input"),
      email: t("email"),
      passwordMismatch: t("passwordMismatch"),
      commonPassword: t("commonPassword"),
      invalid: t("invalid"),
    },
  };
}
