import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { mayLeave } from "~/components/form/leave-guard";
import { showsError } from "~/components/form/save-failure";
import { useHasMail } from "~/components/shell/has-mail";
import { offerUndo } from "~/components/shell/undo";
import { toastSuccess } from "~/components/ui/toaster";
import { api } from "~/trpc/client";
import type { OutgoingText } from "./text-form";

const { contact } = api.website;

/**
 * Sends replies to a visitor, and offers to take each back while it waits in the outbox.
 * @param onRefused called when a reply could not be sent
 */
export function useReplying(id: number, onRefused: () => void): (reply: OutgoingText) => Promise<void> {
  const t = useTranslations("inbox");
  const hasMail = useHasMail();
  const router = useRouter();
  const { mutateAsync: send } = contact.reply.useMutation({ meta: { showsError }, onError: onRefused });
  const takeBackReply = contact.takeBackReply.useMutation();

  async function handleTakeBack(messageId: number, restore: () => void) {
    // The mutation cache shows the error.
    const isTaken = await takeBackReply
      .mutateAsync({ id, messageId })
      .then(() => true)
      .catch(() => false);
    if (!isTaken) return;
    restore();
    toastSuccess(t("takenBack"));
    const path = `/admin/contact/${id}`;
    if (window.location.pathname !== path && (await mayLeave())) router.push(path);
  }

  return async ({ data: { text: reply, attachments }, restore, ...call }) => {
    const attachmentIds = attachments.map((file) => file.id);
    const message = await send({ id, data: { text: reply }, attachmentIds, ...call });
    const text = t(hasMail ? "sent" : "ready");
    if (!message) return toastSuccess(text);
    offerUndo({ text, label: t("takeBack"), onUndo: () => void handleTakeBack(message.id, restore) });
  };
}
