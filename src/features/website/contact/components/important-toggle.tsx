"use client";

import { useTranslations } from "next-intl";
import { StarButton } from "~/components/inbox/star-button";
import { useMay } from "~/components/resource/use-may";
import { toastSuccess } from "~/components/ui/toaster";
import { api } from "~/trpc/client";

type ImportantToggleProps = { conversation: { id: number; subject: string; important: boolean } };

/** Marks a conversation as important or as not important. It shows at once, and as it was when the call is refused. */
export function ImportantToggle({ conversation: { id, subject, important } }: ImportantToggleProps) {
  const t = useTranslations("contact");
  const may = useMay("/admin/contact");
  const { mutate, isPending, variables } = api.website.contact.setImportant.useMutation({
    onSuccess: (_, { important }) => toastSuccess(t(important ? "markedImportant" : "markedNotImportant", { count: 1 })),
  });
  return (
    <StarButton
      label={t("importantLabel", { subject })}
      isOn={isPending ? variables.important : important}
      readOnly={!may.edit}
      onChange={(important) => mutate({ ids: [id], important })}
    />
  );
}
