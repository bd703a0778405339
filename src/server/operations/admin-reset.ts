import { accountStatus, roleIds } from "~/lib/accounts";
import { createLink, endLinks } from "~/server/auth/links";
import { normalEmail } from "~/server/auth/sign-in";
import { removeTotp } from "~/server/auth/totp";
import { changesBetween, recordActivity } from "~/server/db/activity";
import { runTransaction } from "~/server/db/transaction";
import { CommandError } from "~/server/platform/command-error";

/**
 * Restores an administrator's sign-in: lifts blocks and two-step sign-in. Sessions stay valid until the link is used. On a site
 * without administrators, the account becomes one. @throws CommandError when unknown or no administrator
 */
export function resetAdministrator({
  email,
  origin,
  now,
}: {
  email: string;
  origin: string;
  now: Date;
}): Promise<{ email: string; link: string }> {
  return runTransaction(async (tx) => {
    const select = {
      id: true,
      name: true,
      email: true,
      roleId: true,
      status: true,
      verifiedAt: true,
      approvedAt: true,
      totpEnabledAt: true,
      version: true,
    };
    const user = await tx.user.findUnique({ where: { email: normalEmail(email) }, select });
    if (!user) throw new CommandError(`There is no account ${email}.`);
    const isAdministrator = user.roleId === roleIds.ADMIN;
    if (!isAdministrator && (await tx.user.count({ where: { roleId: roleIds.ADMIN } })) > 0) {
      throw new CommandError(`${user.email} is not an administrator. An administrator can help on the users page.`);
    }
    const data = {
      roleId: roleIds.ADMIN,
      status: accountStatus.ACTIVE,
      verifiedAt: user.verifiedAt ?? now,
      approvedAt: user.approvedAt ?? now,
      totpEnabledAt: null,
    };
    const changes = changesBetween(user, data);
    const version = Object.keys(changes).length > 0 ? user.version + 1 : user.version;
    await tx.user.update({ where: { id: user.id }, data: { ...data, version }, select: { id: true } });
    await removeTotp(tx, [user.id]);
    await endLinks(tx, user.id, changes.roleId || changes.status ? undefined : "email");
    const { url: link } = await createLink(tx, user.id, "reset", origin, now);
    const record = { id: user.id, name: user.name, version };
    await recordActivity(tx, { actor: null, ip: null, action: "admin-reset", path: "/admin/user", record, changes });
    return { email: user.email, link };
  });
}
