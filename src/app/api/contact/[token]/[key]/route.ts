import { attachmentResponse } from "~/app/api/private-file-response";
import { attachmentByToken } from "~/features/website/message/data";
import { database } from "~/server/db/client";
import { apiRoute, errorResponse } from "~/server/http/api-route";
import { clientIp } from "~/server/request/origin";
import { checkAttempts, countAttempt } from "~/server/request/throttle";

/** GET `/api/contact/<token>/<key>`: answers a file of a conversation to its visitor, who has the private page's token. */
export const GET = apiRoute(async (request: Request, route: { params: Promise<{ token: string; key: string }> }) => {
  const ip = clientIp(request.headers);
  await checkAttempts("unknown", ip);
  const { attachment, isKnown } = await attachmentByToken(database(), await route.params, new Date());
  if (!isKnown) await countAttempt("unknown", ip);
  return attachment ? attachmentResponse(attachment) : errorResponse(404);
});
