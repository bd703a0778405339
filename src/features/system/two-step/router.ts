import { renderSVG } from "uqr";
import type { ActivityAction } from "~/lib/activity-actions";
import type { Actor } from "~/server/auth/permissions";
import { checkPasswordOrCode, withProof } from "~/server/auth/proof";
import { endSessions } from "~/server/auth/session";
import { createRecoveryCodes, createTotpSecret, removeTotp, spendTotpCode } from "~/server/auth/totp";
import { type Context, router, sessionProcedure } from "~/server/crud/trpc";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import { codeSchema, proofSchema } from "./schema";

/** Also works before the user has set up the two-step sign-in that the role requires. */
const duringSetUp = sessionProcedure.meta({ guard: "session", worksWhile: ["settingUpTwoStep"] });

const select = {
  id: true,
  name: true,
  email: true,
  passwordHash: true,
  totpSecret: true,
  totpEnabledAt: true,
  role: { select: { needsTwoStep: true } },
  version: true,
} as const;

export const twoStepRouter = router({
  /** Whether it is on, whether the role requires it, and the number of recovery codes left. */
  state: duringSetUp.query(async ({ ctx }) => {
    const [{ totpEnabledAt, role }, recoveryCodes] = await Promise.all([
      readOwn(ctx.db, ctx.actor),
      ctx.db.recoveryCode.count({ where: { userId: ctx.actor.id } }),
    ]);
    return { enabledAt: totpEnabledAt, isRequired: role.needsTwoStep, recoveryCodes };
  }),

  /**
   * Makes a secret, which a code must confirm. Requires the password: at an unattended session, a stranger could connect their
   * app.
   * @returns the secret as text and as a QR code (SVG data URL) @throws ERROR_CONFLICT when it is on
   */
  start: duringSetUp.input(proofSchema).mutation(({ ctx, input }) =>
    withOwnProof(ctx, input.currentPassword, async (tx, user) => {
      if (user.totpEnabledAt) throw new AppError("ERROR_CONFLICT");
      const { siteNameEn } = await readSettings(tx, { siteNameEn: true });
      const { encrypted, secret, uri } = createTotpSecret(siteNameEn, user.email);
      const data = { totpSecret: encrypted, totpLastStep: null };
      await tx.user.update({ where: { id: user.id }, data, select: { id: true } });
      return { secret, qrCode: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` };
    }),
  ),

  /** Turns it on by a first code, and ends other sessions, opened with a password alone. @returns the recovery codes, once */
  confirm: duringSetUp.input(codeSchema).mutation(({ ctx, input }) =>
    withProof(ctx.actor, () =>
      runTransaction(async (tx) => {
        const user = await lockOwn(tx, ctx.actor);
        if (user.totpEnabledAt) throw new AppError("ERROR_CONFLICT");
        if (!(await spendTotpCode(tx, user, input.code, ctx.now))) throw new AppError("ERROR_TOTP_WRONG", { field: "code" });
        await tx.user.update({ where: { id: user.id }, data: { totpEnabledAt: ctx.now }, select: { id: true } });
        await endSessions(tx, [user.id], ctx.actor.sessionId);
        await record(tx, ctx, "two-step-on", user);
        return createRecoveryCodes(tx, user.id);
      }),
    ),
  ),

  /** @throws ERROR_PASSWORD_INCORRECT at `currentPassword`, ERROR_TOTP_NEEDED (the role requires it), ERROR_TOO_MANY_REQUESTS */
  turnOff: sessionProcedure.input(proofSchema).mutation(({ ctx, input }) =>
    withOwnProof(ctx, input.currentPassword, async (tx, user) => {
      if (user.role.needsTwoStep) throw new AppError("ERROR_TOTP_NEEDED");
      await removeTotp(tx, [user.id]);
      await record(tx, ctx, "two-step-off", user);
    }),
  ),

  /** Replaces the recovery codes. @returns the codes, once @throws ERROR_PASSWORD_INCORRECT, ERROR_CONFLICT when it is off */
  renewRecoveryCodes: sessionProcedure.input(proofSchema).mutation(({ ctx, input }) =>
    withOwnProof(ctx, input.currentPassword, async (tx, user) => {
      if (!user.totpEnabledAt) throw new AppError("ERROR_CONFLICT");
      await record(tx, ctx, "recovery-codes", user);
      return createRecoveryCodes(tx, user.id);
    }),
  ),
});

type SessionContext = Context & { actor: Actor };
type Own = Awaited<ReturnType<typeof readOwn>>;

function readOwn(db: Db, actor: Actor) {
  return db.user.findUniqueOrThrow({ where: { id: actor.id }, select });
}

async function lockOwn(tx: Db, actor: Actor): Promise<Own> {
  await lockRows(tx, "User", [actor.id]);
  return readOwn(tx, actor);
}

/** Runs work that needs the owner's password or a code. */
function withOwnProof<Result>(ctx: SessionContext, proof: string, work: (tx: Db, user: Own) => Promise<Result>): Promise<Result> {
  return withProof(ctx.actor, () =>
    runTransaction(async (tx) => {
      const user = await lockOwn(tx, ctx.actor);
      await checkPasswordOrCode(tx, user, proof, ctx.now);
      return work(tx, user);
    }),
  );
}

async function record(tx: Db, { actor, ip }: SessionContext, action: ActivityAction, user: Own): Promise<void> {
  await recordActivity(tx, { actor, ip, action, path: "/admin/user", record: user });
}
