"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { ContactLink, FactList } from "~/components/resource/fact-list";
import { isLocale } from "~/i18n/routing";
import { formatDate, formatDateTime } from "~/lib/dates";
import type { RouterOutputs } from "~/trpc/client";

/** Facts about the visitor. */
export function ConversationDetails({ conversation }: { conversation: RouterOutputs["website"]["contact"]["byId"] }) {
  const t = useTranslations("contact");
  const languages = useTranslations("shell.languages");
  const doubts = useTranslations("doubts");
  const labelOf = useFieldLabels("/admin/contact");
  const { email, phone, locale, doubt, consentAt, consentVersion } = conversation;
  const consent = consentAt && t("consentGiven", { date: formatDate(consentAt), version: consentVersion ?? 1 });
  return (
    <section aria-label={conversation.name} className="grid gap-3 rounded-lg bg-muted p-3">
      {doubt && <p className="text-sm text-warning-text">{doubts(doubt)}</p>}
      <FactList
        className="grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
        facts={[
          [labelOf("email"), <ContactLink key="email" scheme="mailto" text={email} />],
          [labelOf("phone"), phone && <ContactLink key="phone" scheme="tel" text={phone} />],
          [labelOf("company"), conversation.company],
          [t("locale"), isLocale(locale) && languages(locale)],
          [labelOf("source"), conversation.source],
          [t("receivedAt"), formatDateTime(conversation.createdAt)],
          [t("consent"), consent ?? t("consentMissing")],
        ]}
      />
    </section>
  );
}
