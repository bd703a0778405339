import { addCv } from "~/features/career/cv/mutations";
import { may } from "~/server/auth/permissions";
import { id } from "~/server/crud/entity";
import { guardedRoute } from "~/server/http/guarded-route";
import { readUpload } from "~/server/http/upload";
import { AppError } from "~/server/platform/errors";

const path = "/admin/candidate";

/**
 * POST `/api/cv?candidate=7`: adds a CV to a candidate; multipart body with the field `file`, which tRPC's JSON can't carry.
 * Needs the permission to add or edit candidates.
 */
export const POST = guardedRoute(
  path,
  (actor) => may(actor, path, "add") || may(actor, path, "edit"),
  async ({ request, actor, ip, now }) => {
    const candidate = id.safeParse(Number(new URL(request.url).searchParams.get("candidate")));
    if (!candidate.success) throw new AppError("ERROR_CANDIDATE_NOT_FOUND");
    await addCv(candidate.data, await readUpload(request), { actor, ip, now });
    return Response.json({}, { status: 201 });
  },
);
