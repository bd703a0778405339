"use client";

import { useTranslations } from "next-intl";
import { api } from "~/trpc/client";

/** Counts by path. Each procedure needs the right to view its page. */
const counts = {
  "/admin/contact": { procedure: api.website.contact.unreadCount, label: "unreadCount" },
  "/admin/candidate": { procedure: api.career.candidate.newCount, label: "newCount" },
} as const;

type CountedPath = keyof typeof counts;

/** A minute: no event reports visitors' messages. Hidden windows do not refetch. */
const refetchInterval = 60_000;
const options = { refetchInterval, staleTime: refetchInterval / 2, meta: { showsError: () => true } };

export function MenuCount({ path }: { path: string }) {
  return isCounted(path) ? <Count path={path} /> : null;
}

function Count({ path }: { path: CountedPath }) {
  const t = useTranslations("shell");
  const { procedure, label } = counts[path];
  const { data: count = 0 } = procedure.useQuery(undefined, options);
  if (count === 0) return null;
  return (
    <span className="ml-auto shrink-0 rounded-full bg-primary-subtle px-1.5 font-medium text-2xs text-primary-text tabular-nums leading-5">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{t(label, { count })}</span>
    </span>
  );
}

function isCounted(path: string): path is CountedPath {
  return path in counts;
}
