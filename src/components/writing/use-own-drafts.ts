"use client";
import { useMemo } from "react";
import superjson from "superjson";
import { isDraft } from "~/components/form/draft-store";
import type { RemoteDrafts } from "~/components/form/use-remote-draft";
import { usePerson } from "~/components/shell/person";
import type { PublishedPath } from "~/features/public-records";
import { api } from "~/trpc/client";

/** The actor's unsaved input of a record on the server. @param recordId null: a new record */
export function useOwnDrafts(path: PublishedPath, recordId: number | null): RemoteDrafts {
  const { client } = api.useUtils();
  const { id: authorId } = usePerson();
  return useMemo(() => {
    const { read, keep, discard } = client.system.ownDraft;
    const key = { path, recordId };
    return {
      async read() {
        const stored = await read.query(key);
        const draft: unknown = stored && superjson.parse(stored.json);
        return stored && isDraft(draft) ? { draft: { ...draft, at: stored.updatedAt }, revision: stored.revision } : null;
      },
      async keep(draft, revision) {
        const kept = await keep.mutate({ ...key, authorId, revision, json: superjson.stringify(draft) });
        return { revision: kept.revision, at: kept.updatedAt };
      },
      discard: (revision) => discard.mutate({ ...key, revision }),
    };
  }, [client, path, recordId, authorId]);
}
