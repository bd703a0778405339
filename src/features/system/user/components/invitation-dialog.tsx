"use client";

import { useTranslations } from "next-intl";
import { useHasMail } from "~/components/shell/has-mail";
import { CopyField } from "~/components/ui/copy-field";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "~/components/ui/dialog";

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
  return (
    <Dialog open={invited !== null} onOpenChange={(open) => !open && onClose()}>
      {invited && (
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("invitationTitle", { name: invited.name })}</DialogTitle>
            <DialogDescription>
              {invited.invitation === null
                ? codes("siteAddressUnknown")
                : t(hasMail ? "invitationText" : "invitationUnsent", { email: invited.email })}
            </DialogDescription>
          </DialogHeader>
          {invited.invitation !== null && (
            <DialogBody>
              <CopyField label={t("invitationLink")} value={invited.invitation} />
            </DialogBody>
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
