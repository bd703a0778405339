"use client";
import { LayoutGrid, Upload } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import type { ListOf } from "~/components/table/list-state";
import { TileGrid } from "~/components/table/tile-grid";
import { FileButton } from "~/components/ui/file-button";
import { useModule } from "~/components/ui/use-module";
import { MEDIA_ACCEPT } from "~/lib/files";
import { formatBytes } from "~/lib/numbers";
import { api } from "~/trpc/client";
import { DropZone } from "./components/drop-zone";
import { dimensionsOf } from "./components/media-facts";
import { MediaThumbnail } from "./components/media-thumbnail";
import { useUploads } from "./components/use-uploads";
import type { mediaList } from "./schema";

const { list, byId, history, update, delete: remove, restore, usedBy } = api.system.media;

const kinds = ["photo", "logo", "document"] as const;

export function MediaAdmin(props: { list: ListOf<typeof mediaList> }) {
  const t = useTranslations("media");
  const locale = useLocale();
  const may = useMay("/admin/media");
  const uploads = useUploads();
  const panel = useModule(() => import("./components/upload-panel"), uploads.items.length > 0);
  return (
    <DropZone onFiles={may.add ? uploads.add : undefined}>
      <ResourcePage
        path="/admin/media"
        api={{ list, byId, history, update, delete: remove, restore, usedBy }}
        list={props.list}
        views={[
          ...kinds.map((kind) => ({ tab: kind, label: t(`kinds.${kind}`), query: `kind=${kind}`, empty: t(`noneOf.${kind}`) })),
          { tab: "unused", label: t("unusedFiles"), query: "unused=true", empty: t("noneOf.unused") },
        ]}
        columns={[
          {
            id: "filename",
            cell: (media) => (
              <span className="flex min-w-0 items-center gap-3">
                <MediaThumbnail media={media} sizes="48px" className="h-8 w-12 shrink-0" />
                <span className="min-w-0 truncate">{media.filename}</span>
              </span>
            ),
            filter: { key: "unused" },
          },
          {
            id: "kind",
            cell: ({ kind }) => t(kind),
            filter: { key: "kind", options: kinds.map((value) => ({ value, label: t(value) })) },
          },
          { id: "altEn", isWide: true },
          { id: "altVi", isHidden: true },
          {
            id: "size",
            cell: (media) => (
              <span className="whitespace-nowrap tabular-nums">
                {formatBytes(media.size, locale)}
                {dimensionsOf(media).map((text) => ` · ${text}`)}
              </span>
            ),
            isNumber: true,
          },
          { id: "createdAt" },
        ]}
        view={{
          name: "grid",
          label: t("grid"),
          icon: LayoutGrid,
          isFirst: true,
          tiles: (rows) => (
            <TileGrid
              {...rows}
              tile={(media) => (
                <>
                  <MediaThumbnail media={media} sizes="(min-width: 1024px) 240px, 45vw" className="aspect-4/3 w-full" />
                  <span className="truncate text-muted-foreground text-xs tabular-nums">
                    {[...dimensionsOf(media), formatBytes(media.size, locale)].join(" · ")}
                  </span>
                </>
              )}
            />
          ),
        }}
        newButton={
          may.add && (
            <FileButton accept={MEDIA_ACCEPT} multiple onFiles={uploads.add}>
              <Upload aria-hidden />
              {t("upload")}
            </FileButton>
          )
        }
        form={async () => (await import("./components/media-form")).mediaForm}
      />
      {panel && <panel.UploadPanel items={uploads.items} isUploading={uploads.isUploading} onClose={uploads.clear} />}
    </DropZone>
  );
}
