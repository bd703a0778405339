"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { FormSection } from "~/components/form/form-section";
import { AssigneeControl } from "~/components/resource/assignee-control";
import { ContactLink, FactList } from "~/components/resource/fact-list";
import { useMay } from "~/components/resource/use-may";
import { Choice } from "~/components/table/choice";
import { isLocale } from "~/i18n/routing";
import { conversationStatuses } from "~/lib/conversation-status";
import { formatDate, formatDateTime } from "~/lib/dates";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/client";
import { staff } from "./staff";

const { update } = api.website.contact;

type ConversationDetailsProps = {
  conversation: RouterOutputs["website"]["contact"]["byId"];
  /** Called after a conflict, or when the conversation is deleted. */
  onRefused: () => void;
};

/** The conversation's state, saved on each change, and facts about the visitor. */
export function ConversationDetails({ conversation, onRefused }: ConversationDetailsProps) {
  const t = useTranslations("contact");
  const languages = useTranslations("shell.languages");
  const doubts = useTranslations("doubts");
  const labelOf = useFieldLabels("/admin/contact");
  const isDisabled = !useMay("/admin/contact").edit;
  const { mutate, isPending, variables } = update.useMutation({ onError: onRefused });
  const { id, version, email, phone, locale, consentAt, consentVersion } = conversation;
  const shown = isPending ? { ...conversation, ...variables.data } : conversation;
  const save = (data: RouterInputs["website"]["contact"]["update"]["data"]) => mutate({ id, version, data });
  const consent = consentAt && t("consentGiven", { date: formatDate(consentAt), version: consentVersion ?? 1 });
  return (
    <aside className="grid min-w-0 gap-6 max-xl:md:grid-cols-2">
      <FormSection title={t("handling")}>
        <Choice
          label={labelOf("status")}
          hasVisibleLabel
          isDisabled={isDisabled}
          value={shown.status}
          options={conversationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(text) => save({ status: conversationStatuses.find((status) => status === text) })}
        />
        <AssigneeControl
          label={labelOf("assigneeId")}
          reference={staff}
          id={shown.assigneeId}
          current={conversation.assignee}
          isDisabled={isDisabled}
          onChange={(assigneeId) => save({ assigneeId })}
        />
      </FormSection>
      <FormSection title={conversation.name} description={conversation.doubt ? doubts(conversation.doubt) : undefined}>
        <FactList
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
      </FormSection>
    </aside>
  );
}
