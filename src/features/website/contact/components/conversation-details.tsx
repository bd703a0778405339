"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { FormSection } from "~/components/form/form-section";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { Choice } from "~/components/table/choice";
import { ReferenceFilter } from "~/components/table/reference-filter";
import { Button } from "~/components/ui/button";
import { isLocale } from "~/i18n/routing";
import { conversationStatuses } from "~/lib/conversation-status";
import { formatDate, formatDateTime } from "~/lib/dates";
import { api, type RouterInputs } from "~/trpc/client";
import type { Conversation } from "./conversation-page";
import { staff } from "./staff";

type ConversationDetailsProps = {
  conversation: Conversation;
  /** A change was refused: others made another one, or the conversation is gone. */
  onRefused: () => void;
};

/** What is done about a conversation, saved as it is chosen, and what is known of the visitor. */
export function ConversationDetails({ conversation, onRefused }: ConversationDetailsProps) {
  const t = useTranslations("contact");
  const languages = useTranslations("shell.languages");
  const labelOf = useFieldLabels("/admin/contact");
  const may = useMay("/admin/contact");
  const person = usePerson();
  const { mutate, isPending, variables } = api.website.contact.update.useMutation({ onError: onRefused });
  const { id, version, email, phone, locale, consentAt, consentVersion } = conversation;
  const shown = isPending ? { ...conversation, ...variables.data } : conversation;
  const save = (data: RouterInputs["website"]["contact"]["update"]["data"]) => mutate({ id, version, data });

  const facts = [
    [labelOf("email"), <TextLink key="email" href={`mailto:${email}`} text={email} />],
    [labelOf("phone"), phone && <TextLink key="phone" href={`tel:${phone.replace(/[^\d+]/g, "")}`} text={phone} />],
    [labelOf("company"), conversation.company],
    [t("locale"), isLocale(locale) && languages(locale)],
    [labelOf("source"), conversation.source],
    [t("receivedAt"), formatDateTime(conversation.createdAt)],
    [
      t("consent"),
      consentAt ? t("consentGiven", { date: formatDate(consentAt), version: consentVersion ?? 1 }) : t("consentMissing"),
    ],
  ] as const;

  return (
    <aside className="grid min-w-0 gap-6 max-xl:md:grid-cols-2">
      <FormSection title={t("handling")}>
        <Choice
          label={labelOf("status")}
          hasVisibleLabel
          isDisabled={!may.edit}
          value={shown.status}
          options={conversationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(text) => save({ status: conversationStatuses.find((status) => status === text) })}
        />
        <div className="grid gap-2">
          <ReferenceFilter
            className="w-full"
            label={labelOf("assigneeId")}
            reference={staff}
            id={shown.assigneeId}
            current={conversation.assignee}
            placeholder={t("nobody")}
            disabled={!may.edit}
            onChange={(assigneeId) => save({ assigneeId })}
          />
          {may.edit && shown.assigneeId !== person.id && (
            <Button variant="link" size="sm" className="w-fit px-0" onClick={() => save({ assigneeId: person.id })}>
              {t("actions.assignToMe")}
            </Button>
          )}
        </div>
      </FormSection>
      <FormSection title={conversation.name} description={conversation.isUnverified ? t("unverifiedHelp") : undefined}>
        <dl className="grid gap-3 text-sm">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="grid gap-0.5">
                  <dt className="text-muted-foreground text-xs">{label}</dt>
                  <dd className="min-w-0 break-words">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </FormSection>
    </aside>
  );
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="text-primary-text underline-offset-4 hover:underline">
      {text}
    </a>
  );
}
