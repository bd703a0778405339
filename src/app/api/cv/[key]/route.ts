import { cvResponse } from "~/app/api/private-file-response";
import { recordActivity } from "~/server/db/activity";
import { keyPattern } from "~/server/files/store";
import { errorResponse } from "~/server/http/api-route";
import { guardedRoute } from "~/server/http/guarded-route";

/**
 * GET `/api/cv/<key>`: shows a CV in a frame of the back office; `?download` saves it. Both are logged with the candidate's id
 * only. `securityHeaders` restricts the frame.
 */
export const GET = guardedRoute<{ key: string }>(
  "/admin/candidate",
  "view",
  async ({ request, params: { key }, db, actor, ip, path }) => {
    const select = { key: true, filename: true, size: true, candidate: { select: { id: true, version: true } } };
    const cv = keyPattern.test(key) ? await db.candidateCv.findUnique({ where: { key }, select }) : null;
    if (!cv) return errorResponse(404);
    const isDownload = new URL(request.url).searchParams.has("download");
    const response = await cvResponse(cv, isDownload ? "attachment" : "inline");
    if (!response.ok) return response;
    const { id, version } = cv.candidate;
    const action = isDownload ? "download-cv" : "view-cv";
    await recordActivity(db, { actor, ip, action, path, record: { id, name: `#${id}`, version } });
    return response;
  },
);
