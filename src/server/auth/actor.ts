import type { Db } from "~/server/db/client";
import type { Actor } from "~/server/permissions";

const select = {
  id: true,
  expiresAt: true,
  user: {
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      layout: true,
      theme: true,
      status: true,
      role: {
        select: {
          id: true,
          name: true,
          permissions: { select: { view: true, add: true, edit: true, delete: true, feature: { select: { pathname: true } } } },
        },
      },
    },
  },
} as const;

const ACTIVE = 1;

/**
 * Whoever a session belongs to, with their role and flags as they are now: blocking someone or changing a permission takes
 * effect on the very next request.
 * @param sessionId the id in the signed cookie
 * @returns null when the session has ended or expired, or its owner is blocked
 */
export async function loadActor(db: Db, sessionId: string, now: Date): Promise<Actor | null> {
  const session = await db.session.findUnique({ where: { id: sessionId }, select });
  if (!session || session.expiresAt <= now || session.user.status !== ACTIVE) return null;
  const { role, status: _, ...user } = session.user;
  const flags = new Map(
    role.permissions.flatMap(({ feature, ...flags }) => (feature.pathname === null ? [] : [[feature.pathname, flags] as const])),
  );
  return { ...user, sessionId: session.id, role: { id: role.id, name: role.name }, flags };
}
