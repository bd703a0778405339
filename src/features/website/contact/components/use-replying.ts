import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { mayLeave } from "~/components/form/leave-guard";
import { showsError } from "~/components/form/save-failure";
import { useHasMail } from "~/components/shell/has-mail";
import { offerUndo } from "~/components/shell/undo";
import { toastSuccess } from "~/components/ui/toaster";
import type { composerSchema } from "~/features/website/message/schema";
import { api } from "~/trpc/client";

const { contact } = api.website;

/**
 * Sends replies to a visitor, and offers to take each back while it waits in the outbox.
 * @param onRefused called when a reply could not be sent
 */
export function useReplying(id: number, onRefused: () => void) {
  const t = useTranslations("inbox");
  const hasMail = useHasMail();
  const router = useRouter();
  const reply = contact.reply.useMutation({ meta: { showsError }, onError: onRefused });
  const takeBackReply = contact.takeBackReply.useMutation();

  async function handleTakeBack(messageId: number, restore: () => void) {
    // The mutation cache shows the error.
    const isTaken = await takeBackReply.mutateAsync({ id, messageId }).then(
      () => true,
      () => false,
    );
    if (!isTaken) return;
    restore();
    toastSuccess(t("takenBack"));
    const path = `/admin/contact/${id}`;
    if (window.location.pathname !== path && (await mayLeave())) router.push(path);
  }

  return {
    reply: ({ text, attachments }: z.infer<typeof composerSchema>, callKey: string, closes: boolean) =>
      reply.mutateAsync({ id, data: { text }, callKey, closes, attachmentIds: attachments.map((file) => file.id) }),
    /** @param restore puts the text back into its form */
    onReplied: (message: { id: number } | null, restore: () => void) => {
      toastSuccess(t(hasMail ? "sent" : "ready"));
      if (!message) return;
      const onUndo = () => void handleTakeBack(message.id, restore);
      offerUndo({ text: t("mayTakeBack"), label: t("takeBack"), onUndo });
    },
  };
}
