import { z } from "zod";
import { userList, userSchema } from "~/features/system/user/schema";
import { accountStatus, isBuiltInRole } from "~/lib/accounts";
import { accountRules } from "~/server/auth/account-rules";
import { explainAccess } from "~/server/auth/explain-access";
import { rolesAbove } from "~/server/auth/rank";
import { defineEntity, findOne, id, ids } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { crudProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import {
  askNewEmail,
  changeState,
  createAccount,
  deleteAccounts,
  endSessionsOf,
  inviteAgain,
  restoreAccount,
  select,
  stateChanges,
  stored,
  updateAccount,
  withoutPassword,
} from "./mutations";

const path = "/admin/user";

const nullFilter = (isSet: boolean | undefined) => (isSet === undefined ? undefined : isSet ? { not: null } : null);

const procedure = guarded(path);

const entity = defineEntity({
  ...stored,
  path,
  title: ["name"],
  isPublic: false,
  // Two administrators at once can't remove each other.
  isSerial: true,
  find: async (db: Db, ids: number[]) => (await stored.find(db, ids)).map(withoutPassword),
});

export const userRouter = router({
  ...crudProcedures({
    ...entity,
    schema: userSchema,
    restoring: { inForm: "always" },
    ...userList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: async (db, { searchWhere, filter: { roleId, status, confirmed, approved, twoStep }, skip, take, orderBy }) => {
      const where = {
        ...searchWhere,
        roleId,
        status,
        verifiedAt: nullFilter(confirmed),
        approvedAt: nullFilter(approved),
        totpEnabledAt: nullFilter(twoStep),
      };
      // Accounts that never signed in come last in both directions.
      const order = orderBy.map(({ lastSignInAt: sort, ...by }) =>
        sort ? { lastSignInAt: { sort, nulls: "last" as const } } : by,
      );
      const [users, total] = await Promise.all([
        db.user.findMany({ where, select, skip, take, orderBy: order }),
        db.user.count({ where }),
      ]);
      return [users.map(withoutPassword), total] as const;
    },
    csv: ({ name, email, role, status, isClaimed, verifiedAt, approvedAt, lastSignInAt, createdAt }, { t }) => ({
      name,
      email,
      roleId: isBuiltInRole(role.name) ? t(`roles.${role.name}`) : role.name,
      status: t(status === accountStatus.BLOCKED ? "user.blocked" : isClaimed ? "user.active" : "user.invited"),
      verifiedAt,
      approvedAt,
      lastSignInAt,
      createdAt,
    }),

    create: createAccount,
    prepare: askNewEmail,
    restore: restoreAccount,
    update: updateAccount,
    remove: deleteAccounts,
  }),

  /** Every role, and whether the user may assign it and change its accounts. */
  roles: procedure.view.query(async ({ ctx }) => {
    const roles = await ctx.db.role.findMany({ select: { id: true, name: true }, orderBy: { id: "asc" } });
    const above = await rolesAbove(
      ctx.db,
      ctx.actor,
      roles.map(({ id }) => id),
    );
    return roles.map((role) => ({ ...role, canGive: !above.has(role.id) }));
  }),

  /** An account's permissions by page, and what decides: its role, and whether it can sign in. @throws ERROR_USER_NOT_FOUND */
  why: procedure.view.input(z.object({ id })).query(async ({ ctx, input }) => {
    const { name, roleId, status, verifiedAt, approvedAt } = await findOne(entity, ctx.db, input.id);
    const rules = await accountRules(ctx.db);
    return {
      ...(await explainAccess(ctx.db, roleId)),
      name,
      isBlocked: status !== accountStatus.ACTIVE,
      mustConfirm: rules.confirmEmail && verifiedAt === null,
      mustBeApproved: rules.approveAccounts && approvedAt === null,
    };
  }),

  approve: stateProcedure(stateChanges.approve),
  confirm: stateProcedure(stateChanges.confirm),
  /** Blocks accounts and ends their sessions. @throws ERROR_OWN_ACCOUNT, ERROR_LAST_ADMIN */
  block: stateProcedure(stateChanges.block),
  unblock: stateProcedure(stateChanges.unblock),
  /**
   * Turns off two-step sign-in for owners without app and codes; ends their sessions and tells them.
   * @throws ERROR_OWN_ACCOUNT; ERROR_FORBIDDEN when the role requires it and the actor is no administrator
   */
  resetTwoStep: stateProcedure(stateChanges.resetTwoStep),

  endSessions: procedure.edit
    .input(z.object({ ids }))
    .mutation(({ ctx, input }) => inTransaction(entity, (tx) => endSessionsOf(tx, input.ids, ctx))),

  /** Replaces the invitation of an unused account. @returns its link; null when the site doesn't know its address */
  invite: procedure.edit
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => inTransaction(entity, (tx) => inviteAgain(tx, input.id, ctx))),
});

function stateProcedure(change: Parameters<typeof changeState>[2]) {
  return procedure.edit
    .input(z.object({ ids }))
    .mutation(({ ctx, input }) => inTransaction(entity, (tx) => changeState(tx, input.ids, change, ctx)));
}
