import { z } from "zod";
import { isSiteWidePath, type PreviewedPath } from "~/features/public-paths";
import { isPublishedPath } from "~/features/public-records";
import { locales } from "~/i18n/routing";
import { parseJson } from "~/lib/json";
import { may } from "~/server/auth/permissions";
import { readCallInput } from "~/server/crud/call-input";
import type { Db } from "~/server/db/client";
import { errorResponse } from "~/server/http/api-route";
import { guardedRoute } from "~/server/http/guarded-route";
import { RENDER_TIMEOUT_MS, renderPublicPage } from "~/server/pages/page-renderer";
import { publicPageAt } from "~/server/pages/public-routes";
import { AppError } from "~/server/platform/errors";
import { processSingleton } from "~/server/platform/process-singleton";
import { createQueue, QueueFullError } from "~/server/platform/queue";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import { canPreviewRecord, pageOfPreview, withPreview } from "~/server/traits/preview";

const MAX_ADDRESS = 500;

const typedForm = z.object({
  id: z.int32().nonnegative(),
  locale: z.enum(locales),
  values: z.record(z.string(), z.unknown()),
  /** The public page that shows settings, an office or the company, without language. */
  at: z.string().max(MAX_ADDRESS).default("/"),
});

/** One render at a time for each person, so that typing without a pause slows nobody else down. */
const renders = processSingleton("live-previews", () =>
  createQueue({ maxRunning: 2, maxRunningEach: 1, maxWaiting: 16, maxWaitingMs: 5_000 }),
);

/**
 * POST `/api/live-preview/page`: answers with the public page of a record as it is typed in its form; the id of a record that is not
 * saved yet is 0. Typed settings, company facts or an office are shown on the page `at`. The body is a call's input. Nothing is stored,
 * so whoever views as another role may ask, too. What is typed counts only from somebody who may save it.
 */
export const POST = guardedRoute(
  previewedPath,
  "view",
  async ({ request, params, db, actor }) => {
    const path = previewedPath(params);
    const { data } = typedForm.safeParse(readJson(await request.text()));
    if (!path || !data) return errorResponse(400);
    const { id, values } = data;
    const typed = may(actor, path, id === 0 ? "add" : "edit") ? values : {};
    const page = await pageOf(db, path, data);
    if (page === null) return errorResponse(404);
    const render = () =>
      withTimeout(
        renderPublicPage(page, (inside) => withPreview({ path, id, token: null, typed }, inside)),
        RENDER_TIMEOUT_MS,
      );
    const { status, headers, body } = await renders.run(render, String(actor.id)).catch((error: unknown) => {
      if (error instanceof TimeoutError) throw new AppError("ERROR_UNAVAILABLE");
      throw error instanceof QueueFullError ? new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 1 }) : error;
    });
    // A browser would send what is typed on to the page that a redirect names.
    if (status >= 300 && status < 400) return errorResponse(404);
    return new Response(new Uint8Array(body), { status, headers });
  },
  { isReadOnly: true },
);

function previewedPath({ page }: { page: string }): PreviewedPath | null {
  const path = `/admin/${page}`;
  return isPublishedPath(path) || isSiteWidePath(path) ? path : null;
}

/** Returns the URL of the public page that shows a record; null without one. */
async function pageOf(db: Db, path: PreviewedPath, { id, locale, at }: z.output<typeof typedForm>): Promise<string | null> {
  if (isPublishedPath(path)) return pageOfPreview(db, { path, id }, locale);
  return (await canPreviewRecord(db, path, id)) ? publicPageAt(at, locale) : null;
}

function readJson(text: string): unknown {
  try {
    return readCallInput(parseJson(text));
  } catch {
    return null;
  }
}
