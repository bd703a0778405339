import { getMessages, getTranslations } from "next-intl/server";
import type { FormTexts } from "~/features/system/account/components/account-form";

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
