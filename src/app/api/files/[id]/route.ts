import { z } from "zod";
import { replaceFile } from "~/features/system/media/mutations";
import { id } from "~/server/crud/entity";
import { guardedRoute } from "~/server/http/guarded-route";
import { readUpload } from "~/server/http/upload";
import { AppError } from "~/server/platform/errors";

const target = z.object({ id: z.coerce.number().pipe(id), version: z.coerce.number().pipe(z.int32().positive()) });

/** PUT `/api/files/<id>?version=<version>`: replaces a file of the media library; multipart body with the field `file`. */
export const PUT = guardedRoute<{ id: string }>("/admin/media", "edit", async ({ request, params, actor, ip }) => {
  const version = new URL(request.url).searchParams.get("version");
  const { data } = target.safeParse({ ...params, version });
  if (!data) throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
  return Response.json(await replaceFile(data, await readUpload(request), { actor, ip }));
});
