"use client";
import { useLocale } from "next-intl";
import { ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import { Picture } from "~/components/site/picture";
import { formatBytes } from "~/lib/numbers";
import { api } from "~/trpc/client";
import { DropZone } from "./components/drop-zone";
import { MediaFields } from "./components/media-fields";
import { UploadButton } from "./components/upload-button";
import { useUpload } from "./components/use-upload";
import { mediaList, mediaSchema } from "./schema";

/** The media library: every image with what it weighs, what it says and where it is used. */
export function MediaAdmin() {
  const utils = api.useUtils();
  const locale = useLocale();
  const may = useMay("/admin/media");
  const { upload, progress } = useUpload();
  return (
    <DropZone onFiles={may.add && !progress ? upload : undefined}>
      <ResourcePage
        path="/admin/media"
        api={api.system.media}
        cache={utils.system.media}
        schema={mediaSchema}
        list={mediaList}
        columns={[
          {
            id: "filename",
            cell: (media) => (
              <span className="flex min-w-0 items-center gap-3">
                <Picture image={media} alt="" sizes="64px" className="h-12 w-16 shrink-0 rounded-md bg-muted object-cover" />
                <span className="min-w-0 break-words">{media.filename}</span>
              </span>
            ),
            filter: { key: "unused" },
          },
          { id: "altEn" },
          { id: "altVi" },
          {
            id: "dimensions",
            cell: ({ width, height }) => <span className="whitespace-nowrap tabular-nums">{`${width} × ${height}`}</span>,
            csv: ({ width, height }) => `${width} × ${height}`,
          },
          {
            id: "size",
            cell: ({ size }) => <span className="whitespace-nowrap">{formatBytes(size, locale)}</span>,
            align: "end",
          },
          { id: "createdAt" },
        ]}
        empty={{ altEn: "", altVi: "", focalX: 0.5, focalY: 0.5 }}
        add={<UploadButton progress={progress} onFiles={upload} />}
      >
        {(control) => <MediaFields control={control} />}
      </ResourcePage>
    </DropZone>
  );
}
