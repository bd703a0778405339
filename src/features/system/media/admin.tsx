"use client";
import { useLocale } from "next-intl";
import { transparency } from "~/components/fields/transparency";
import { ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import { Picture } from "~/components/site/picture";
import type { ListOf } from "~/components/table/list-state";
import { formatBytes } from "~/lib/numbers";
import { api } from "~/trpc/client";
import { DropZone } from "./components/drop-zone";
import { UploadButton } from "./components/upload-button";
import { useUpload } from "./components/use-upload";
import type { mediaList } from "./schema";

const { list, byId, history, update, delete: remove, usedBy } = api.system.media;

/** The media library: every image with what it weighs, what it says and where it is used. */
export function MediaAdmin(props: { list: ListOf<typeof mediaList> }) {
  const locale = useLocale();
  const may = useMay("/admin/media");
  const { upload, progress } = useUpload();
  return (
    <DropZone onFiles={may.add && !progress ? upload : undefined}>
      <ResourcePage
        path="/admin/media"
        api={{ list, byId, history, update, delete: remove, usedBy }}
        list={props.list}
        columns={[
          {
            id: "filename",
            cell: (media) => (
              <span className="flex min-w-0 items-center gap-3">
                <span className="flex h-12 w-20 shrink-0 items-center justify-center">
                  <Picture image={media} alt="" sizes="80px" className={`max-h-full w-auto rounded-sm ${transparency}`} />
                </span>
                <span className="min-w-0 break-words">{media.filename}</span>
              </span>
            ),
            filter: { key: "unused" },
          },
          { id: "altEn" },
          { id: "altVi" },
          {
            id: "size",
            cell: ({ size, width, height }) => (
              <span className="whitespace-nowrap tabular-nums">
                {formatBytes(size, locale)}
                <span className="block text-muted-foreground text-xs">{`${width ?? 0} × ${height ?? 0}`}</span>
              </span>
            ),
            isNumber: true,
          },
          { id: "createdAt" },
        ]}
        newButton={may.add && <UploadButton progress={progress} onFiles={upload} />}
        form={async () => (await import("./components/media-form")).mediaForm}
      />
    </DropZone>
  );
}
