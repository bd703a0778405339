"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { Choice } from "~/components/table/choice";
import { ReferenceFilter } from "~/components/table/reference-filter";
import { Button } from "~/components/ui/button";
import { conversationStatuses } from "~/lib/conversation-status";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/client";
import { staff } from "./staff";

const path = "/admin/contact";
const { update } = api.website.contact;

type ConversationHandlingProps = {
  conversation: RouterOutputs["website"]["contact"]["byId"];
  /** Called after a conflict, or when the conversation is deleted. */
  onRefused: () => void;
};

/** Status and assignee, saved on each change. */
export function ConversationHandling({ conversation, onRefused }: ConversationHandlingProps) {
  const t = useTranslations("contact");
  const resource = useTranslations("resource");
  const labelOf = useFieldLabels(path);
  const person = usePerson();
  const isDisabled = !useMay(path).edit;
  const { mutate, isPending, variables } = update.useMutation({ onError: onRefused });
  const { id, version } = conversation;
  const shown = isPending ? { ...conversation, ...variables.data } : conversation;
  const save = (data: RouterInputs["website"]["contact"]["update"]["data"]) => mutate({ id, version, data });
  return (
    <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2">
      {!isDisabled && shown.assigneeId !== person.id && (
        <Button variant="link" size="sm" className="px-1" onClick={() => save({ assigneeId: person.id })}>
          {resource("assignToMe")}
        </Button>
      )}
      <ReferenceFilter
        label={labelOf("assigneeId")}
        reference={staff}
        id={shown.assigneeId}
        current={conversation.assignee}
        isLabelHidden
        className="w-48 [&>button]:h-8"
        placeholder={resource("nobody")}
        disabled={isDisabled}
        onChange={(assigneeId) => save({ assigneeId })}
      />
      <Choice
        label={labelOf("status")}
        size="sm"
        isDisabled={isDisabled}
        value={shown.status}
        options={conversationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(text) => save({ status: conversationStatuses.find((status) => status === text) })}
      />
    </div>
  );
}
