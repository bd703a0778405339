import { recordActivity } from "~/server/activity";
import { readCv } from "~/server/files/cv";
import { keyPattern } from "~/server/files/store";
import { errorResponse } from "~/server/http/api-route";
import { contentDisposition } from "~/server/http/content-disposition";
import { guardedRoute } from "~/server/http/guarded-route";
import { streamBody } from "~/server/http/stream-body";

/**
 * GET `/api/cv/<key>`: a CV, to be shown in a frame of the back office; with `?download`, to be saved. Either is in the activity
 * log, by the number of the candidate alone. What a frame may do is in `securityHeaders`.
 */
export const GET = guardedRoute<{ key: string }>(
  "/admin/candidate",
  "view",
  async ({ request, params: { key }, db, actor, ip, path }) => {
    const select = { filename: true, size: true, candidate: { select: { id: true, version: true } } };
    const cv = keyPattern.test(key) ? await db.candidateCv.findUnique({ where: { key }, select }) : null;
    const stream = cv && (await readCv(key));
    if (!stream) return errorResponse(404);
    const isDownload = new URL(request.url).searchParams.has("download");
    const { id, version } = cv.candidate;
    const action = isDownload ? "download-cv" : "view-cv";
    await recordActivity(db, { actor, ip, action, path, record: { id, name: `#${id}`, version } });
    const filename = cv.filename.toLowerCase().endsWith(".pdf") ? cv.filename : `${cv.filename}.pdf`;
    return new Response(streamBody(stream), {
      headers: {
        "content-type": "application/pdf",
        "content-length": String(cv.size),
        "content-disposition": contentDisposition(isDownload ? "attachment" : "inline", filename),
        "x-content-type-options": "nosniff",
      },
    });
  },
);
