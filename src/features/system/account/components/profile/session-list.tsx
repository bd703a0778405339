"use client";

import { Laptop, Smartphone } from "lucide-react";
import { useLocale, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { toastSuccess } from "~/components/ui/toaster";
import { formatDateTime, formatRelative } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";
import { deviceName } from "./device-name";

type Session = RouterOutputs["system"]["account"]["sessions"][number];

/** Lists the user's sessions, each with a button to end it, and failed sign-ins. */
export function SessionList() {
  const t = useTranslations("profile");
  const { data: sessions } = api.system.account.sessions.useQuery();
  const [isAsking, setAsking] = useState(false);
  const endOthers = api.system.account.endOtherSessions.useMutation({
    onSuccess: () => toastSuccess(t("othersEnded")),
    onSettled: () => setAsking(false),
  });
  const end = api.system.account.endSession.useMutation({ onSuccess: () => toastSuccess(t("sessionEnded")) });

  const { data: failed } = api.system.account.failedSignIns.useQuery();

  if (!sessions || !failed) return <Skeleton className="h-24" />;
  return (
    <div className="-my-3">
      <p className="border-border border-b py-3">
        {t("failedSignIns", { count: failed.count, last: failed.last ? t("failedSignInAt", attemptOf(failed.last)) : "" })}
      </p>
      <ul className="divide-y divide-border">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="border-border border-t py-3">
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {t("endOthers")}
          </Button>
        </div>
      )}
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("endOthers")}
        description={t("endOthersText")}
        action={t("endOthers")}
        onAction={() => endOthers.mutate()}
        isPending={endOthers.isPending}
        isDestructive
      />
    </div>
  );
}

function attemptOf({ createdAt, ip }: NonNullable<RouterOutputs["system"]["account"]["failedSignIns"]["last"]>) {
  return { time: formatDateTime(createdAt), ip: ip ?? "?" };
}

function SessionLine({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
  const t = useTranslations("profile");
  const locale = useLocale();
  const now = useNow();
  const device = deviceName(session.userAgent);
  const name = device ? t("device", device) : t("unknownDevice");
  const Icon = device && ["iOS", "Android"].includes(device.system) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {session.isCurrent && <Badge variant="success">{t("thisSession")}</Badge>}
        </p>
        <p className="text-muted-foreground text-xs">
          {/* A minute may begin between rendering on the server and in the browser. */}
          <span title={formatDateTime(session.lastSeenAt)} suppressHydrationWarning>
            {t("lastSeen", { time: formatRelative(session.lastSeenAt, locale, now) })}
          </span>
          {session.ip && ` · ${session.ip}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          isPending={isEnding}
          aria-label={t("endSessionLabel", { device: name })}
          onClick={onEnd}
        >
          {t("endSession")}
        </Button>
      )}
    </li>
  );
}
