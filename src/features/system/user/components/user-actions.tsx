"use client";

import { BadgeCheck, Ban, CircleCheck, CircleHelp, Link2, LogOut, type LucideIcon, MailCheck, ShieldOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { RowMenu } from "~/components/resource/row-buttons";
import { usePerson } from "~/components/shell/person";
import { DropdownMenuItem, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import { toastSuccess } from "~/components/ui/toaster";
import { useModule } from "~/components/ui/use-module";
import { accountStatus } from "~/lib/accounts";
import { api, type RouterOutputs } from "~/trpc/client";

type User = RouterOutputs["system"]["user"]["list"]["rows"][number];

/** Actions beside editing, each with its texts and the accounts that it applies to. */
export const userActions = [
  { name: "approve", icon: BadgeCheck, applies: (user: User) => user.approvedAt === null },
  { name: "confirm", icon: MailCheck, applies: (user: User) => user.verifiedAt === null },
  {
    name: "block",
    icon: Ban,
    applies: (user: User, ownId: number) => user.status !== accountStatus.BLOCKED && user.id !== ownId,
  },
  { name: "unblock", icon: CircleCheck, applies: (user: User) => user.status === accountStatus.BLOCKED },
  { name: "resetTwoStep", icon: ShieldOff, applies: (user: User, ownId: number) => user.hasTwoStep && user.id !== ownId },
  { name: "endSessions", icon: LogOut, applies: () => true },
] as const satisfies readonly { name: string; icon: LucideIcon; applies: (user: User, ownId: number) => boolean }[];

export function useUserActions() {
  const { user } = api.system;
  return {
    approve: user.approve.useMutation().mutateAsync,
    confirm: user.confirm.useMutation().mutateAsync,
    block: user.block.useMutation().mutateAsync,
    unblock: user.unblock.useMutation().mutateAsync,
    resetTwoStep: user.resetTwoStep.useMutation().mutateAsync,
    endSessions: user.endSessions.useMutation().mutateAsync,
  };
}

/** @param children further items */
export function UserMenu({ user, children }: { user: User; children?: ReactNode }) {
  const t = useTranslations("user");
  const common = useTranslations("common");
  const person = usePerson();
  const actions = useUserActions();
  const access = useTranslations("access");
  const [isExplaining, setExplaining] = useState(false);
  const explanation = useModule(() => import("./user-access"), isExplaining);
  const [invitation, setInvitation] = useState<{ link: string | null } | null>(null);
  const dialog = useModule(() => import("./invitation-dialog"), invitation !== null);
  const invite = api.system.user.invite.useMutation({ onSuccess: setInvitation });

  async function handleAction(name: keyof typeof actions) {
    // The mutation cache shows the error.
    const done = await actions[name]({ ids: [user.id] }).catch(() => null);
    if (done) toastSuccess(common("updated"));
  }

  return (
    <>
      <RowMenu name={user.name}>
        {userActions
          .filter(({ applies }) => applies(user, person.id))
          .map(({ name, icon: Icon }) => (
            <DropdownMenuItem key={name} onSelect={() => void handleAction(name)}>
              <Icon aria-hidden />
              {t(`actions.${name}`)}
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setExplaining(true)}>
          <CircleHelp aria-hidden />
          {access("why")}
        </DropdownMenuItem>
        {!user.isClaimed && (
          <DropdownMenuItem onSelect={() => invite.mutate({ id: user.id })}>
            <Link2 aria-hidden />
            {t("actions.invite")}
          </DropdownMenuItem>
        )}
        {children && <DropdownMenuSeparator />}
        {children}
      </RowMenu>
      {isExplaining && explanation && <explanation.UserAccess user={user} onClose={() => setExplaining(false)} />}
      {dialog && invitation && (
        <dialog.InvitationDialog invited={{ ...user, invitation: invitation.link }} onClose={() => setInvitation(null)} />
      )}
    </>
  );
}
