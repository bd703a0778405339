import { z } from "zod";
import { isPublishedPath, type PublishedPath } from "~/features/public-records";
import { locales } from "~/i18n/routing";
import { may } from "~/server/auth/permissions";
import { readCallInput } from "~/server/crud/call-input";
import { errorResponse } from "~/server/http/api-route";
import { guardedRoute } from "~/server/http/guarded-route";
import { renderPublicPage } from "~/server/pages/page-renderer";
import { AppError } from "~/server/platform/errors";
import { processSingleton } from "~/server/platform/process-singleton";
import { createQueue, QueueFullError } from "~/server/platform/queue";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import { pageOfPreview, withPreview } from "~/server/traits/preview";

const typedForm = z.object({
  id: z.int32().nonnegative(),
  locale: z.enum(locales),
  values: z.record(z.string(), z.unknown()),
});

const MAX_MS = 15_000;

/** One render at a time for each person, so that typing without a pause slows nobody else down. */
const renders = processSingleton("live-previews", () =>
  createQueue({ maxRunning: 2, maxRunningEach: 1, maxWaiting: 16, maxWaitingMs: 5_000 }),
);

/**
 * POST `/api/live-preview/page`: answers with the public page of a record as it is typed in its form; the id of a record that is not
 * saved yet is 0. The body is a call's input. Nothing is stored, so whoever views as another role may ask, too. What is typed counts only
 * from somebody who may save it.
 */
export const POST = guardedRoute(
  publishedPath,
  "view",
  async ({ request, params, db, actor }) => {
    const path = publishedPath(params);
    const { data } = typedForm.safeParse(readJson(await request.text()));
    if (!path || !data) return errorResponse(400);
    const { id, locale, values } = data;
    const typed = may(actor, path, id === 0 ? "add" : "edit") ? values : {};
    const page = await pageOfPreview(db, { path, id }, locale);
    if (page === null) return errorResponse(404);
    const render = () =>
      withTimeout(
        renderPublicPage(page, (inside) => withPreview({ path, id, token: null, typed }, inside)),
        MAX_MS,
      );
    const { status, headers, body } = await renders.run(render, String(actor.id)).catch((error: unknown) => {
      if (error instanceof TimeoutError) throw new AppError("ERROR_UNAVAILABLE");
      throw error instanceof QueueFullError ? new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 1 }) : error;
    });
    return new Response(new Uint8Array(body), { status, headers });
  },
  { isReadOnly: true },
);

function publishedPath({ page }: { page: string }): PublishedPath | null {
  const path = `/admin/${page}`;
  return isPublishedPath(path) ? path : null;
}

function readJson(text: string): unknown {
  try {
    return readCallInput(JSON.parse(text));
  } catch {
    return null;
  }
}
