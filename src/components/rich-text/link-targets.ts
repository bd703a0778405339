import { keepPreviousData } from "@tanstack/react-query";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import type { Locale } from "~/i18n/routing";
import { documentUrl } from "~/lib/media";
import { type LinkedRecord, recordLinkTo } from "~/lib/record-link";
import { api } from "~/trpc/client";

/** A record or document to which a link can lead. */
export type LinkTarget = { link: string; name: string; kind: string };

const meta = { showsError: () => true };

/** Finds records and documents by name. @returns undefined while they are loading */
export function useLinkTargets(search: string, locale: Locale): LinkTarget[] | undefined {
  const featureName = useFeatureName();
  const mayViewMedia = useMay("/admin/media").view;
  const words = search.trim().slice(0, 200);
  const options = { placeholderData: keepPreviousData, meta };
  const records = api.system.recordLink.search.useQuery({ search: words, locale }, options);
  const input = { search: words, page: 1, pageSize: 5, filter: { kind: "document" } } as const;
  const documents = api.system.media.list.useQuery(input, { ...options, enabled: mayViewMedia });
  return (
    records.data && [
      ...records.data.map((record) => ({ link: recordLinkTo(record), name: record.name, kind: featureName(record.path) })),
      ...(documents.data?.rows ?? []).map((document) => ({ link: documentUrl(document), name: document.filename, kind: "PDF" })),
    ]
  );
}

/** Reads the record to which a link leads. @returns null for one that is gone or hidden from the actor, undefined while loading */
export function useLinkedRecord(record: LinkedRecord | null, locale: Locale): LinkTarget | null | undefined {
  const featureName = useFeatureName();
  const { data } = api.system.recordLink.target.useQuery(
    { path: record?.path ?? "", id: record?.id ?? 1, locale },
    { enabled: record !== null, meta },
  );
  return data && { link: recordLinkTo(data), name: data.name, kind: featureName(data.path) };
}
