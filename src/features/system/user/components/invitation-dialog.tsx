"use client";

import { useTranslations } from "next-intl";
import { useHasMail } from "~/components/shell/has-mail";
import { CopyField } from "~/components/ui/copy-field";
import { Dialog, DialogBody } from "~/components/ui/dialog";

type InvitationDialogProps = {
  /** Invited person; `invitation` is null when the site doesn't know its address. */
  invited: { name: string; email: string; invitation: string | null };
  onClose: () => void;
};

/** Shows an invitation's link to copy. */
export function InvitationDialog({ invited, onClose }: InvitationDialogProps) {
  const t = useTranslations("user");
  const codes = useTranslations("codes");
  const hasMail = useHasMail();
  return (
    <Dialog
      onClose={onClose}
      title={t("invitationTitle", { name: invited.name })}
      description={
        invited.invitation === null
          ? codes("siteAddressUnknown")
          : t(hasMail ? "invitationText" : "invitationUnsent", { email: invited.email })
      }
    >
      {invited.invitation !== null && (
        <DialogBody>
          <CopyField label={t("invitationLink")} value={invited.invitation} />
        </DialogBody>
      )}
    </Dialog>
  );
}
