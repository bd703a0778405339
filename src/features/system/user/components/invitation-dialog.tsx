"use client";

import { useTranslations } from "next-intl";
import { useHasMail } from "~/components/shell/has-mail";
import { CopyField } from "~/components/ui/copy-field";
import { DialogWindow } from "~/components/ui/dialog-window";

type InvitationDialogProps = {
  /** Invited person; `invitation` is null when the site doesn't know its address. null: closed. */
  invited: { name: string; email: string; invitation: string | null } | null;
  onClose: () => void;
};

/** Shows an invitation's link to copy. */
export function InvitationDialog({ invited, onClose }: InvitationDialogProps) {
  const t = useTranslations("user");
  const codes = useTranslations("codes");
  const hasMail = useHasMail();
  if (!invited) return null;
  const { name, email, invitation } = invited;
  return (
    <DialogWindow
      isOpen
      onClose={onClose}
      title={t("invitationTitle", { name })}
      description={
        invitation === null ? codes("siteAddressUnknown") : t(hasMail ? "invitationText" : "invitationUnsent", { email })
      }
    >
      {invitation !== null && <CopyField label={t("invitationLink")} value={invitation} />}
    </DialogWindow>
  );
}
