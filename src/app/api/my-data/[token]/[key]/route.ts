import { cvResponse } from "~/app/api/private-file-response";
import { database } from "~/server/db/client";
import { apiRoute, errorResponse } from "~/server/http/api-route";
import { findCandidateId } from "~/server/mail/private-links";
import { clientIp } from "~/server/request/origin";
import { checkAttempts, countAttempt } from "~/server/request/throttle";

/** GET `/api/my-data/<token>/<key>`: answers a CV to its candidate, who has the private page's token. */
export const GET = apiRoute(async (request: Request, route: { params: Promise<{ token: string; key: string }> }) => {
  const ip = clientIp(request.headers);
  await checkAttempts("unknown", ip);
  const { token, key } = await route.params;
  const db = database();
  const candidateId = await findCandidateId(db, token, new Date());
  if (candidateId === null) {
    await countAttempt("unknown", ip);
    return errorResponse(404);
  }
  const cv = await db.candidateCv.findFirst({ where: { key, candidateId }, select: { key: true, filename: true, size: true } });
  return cv ? cvResponse(cv, "attachment") : errorResponse(404);
});
