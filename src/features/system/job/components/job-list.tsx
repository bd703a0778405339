"use client";

import { useTranslations } from "next-intl";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "~/components/ui/table";
import { formatDateTime } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";

type Job = RouterOutputs["system"]["job"]["list"][number];

export function JobList() {
  const t = useTranslations("job");
  const { data: jobs, error } = api.system.job.list.useQuery(undefined, { meta: { showsError: () => true } });
  return (
    <Card className="mt-8">
      <CardHeader>
        <CardTitle>{t("title")}</CardTitle>
        <CardDescription>{t("help")}</CardDescription>
      </CardHeader>
      <CardContent>
        {jobs ? (
          <JobTable jobs={jobs} />
        ) : error ? (
          <Alert variant="destructive">{t("unavailable")}</Alert>
        ) : (
          <Skeleton className="h-20" />
        )}
      </CardContent>
    </Card>
  );
}

function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const t = useTranslations("job");
  return (
    <Table label={t("title")}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("name")}</TableHead>
          <TableHead>{t("state")}</TableHead>
          <TableHead>{t("lastRun")}</TableHead>
          <TableHead>{t("nextRun")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {jobs.map((job) => (
          <TableRow key={job.name}>
            <TableCell className="min-w-56">{t(`names.${job.name}`)}</TableCell>
            <TableCell>
              <JobState job={job} />
              {job.lastError !== null && <p className="wrap-anywhere mt-1 text-destructive-text">{job.lastError}</p>}
            </TableCell>
            <TableCell className="whitespace-nowrap">{formatDateTime(job.lastStartedAt)}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDateTime(job.nextRunAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const tones = { running: "primary", failed: "destructive", done: "success", waiting: "neutral" } as const;

function JobState({ job }: { job: Job }) {
  const t = useTranslations("job");
  const state = stateOf(job);
  return (
    <Badge variant={tones[state]} hasDot>
      {t(`states.${state}`)}
    </Badge>
  );
}

function stateOf({ isRunning, lastError, lastFinishedAt }: Job): keyof typeof tones {
  if (isRunning) return "running";
  if (lastError !== null) return "failed";
  return lastFinishedAt === null ? "waiting" : "done";
}
