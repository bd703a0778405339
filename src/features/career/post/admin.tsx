"use client";

import { Lock, LockOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { BulkButton } from "~/components/resource/bulk-actions";
import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import { RowMenu } from "~/components/resource/row-buttons";
import { useMay } from "~/components/resource/use-may";
import type { ListOf } from "~/components/table/list-state";
import { DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { toastSuccess } from "~/components/ui/toaster";
import type { postList } from "~/features/career/post/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";
import { Applicants } from "./components/applicants";
import { ApplicationsUntil } from "./components/applications-until";
import { useReferences } from "./components/use-references";
import { useSalaryText } from "./components/use-salary-text";

const {
  list,
  byId,
  create,
  update,
  delete: remove,
  restore,
  usedBy,
  publishMany,
  withdrawMany,
  revertPublishing,
} = api.career.post;

export function PostAdmin(props: { list: ListOf<typeof postList> }) {
  const t = useTranslations("career");
  const text = useInLanguage();
  const may = useMay("/admin/career");
  const salaryText = useSalaryText();
  const references = useReferences();
  const { mutateAsync: setState } = api.career.post.setState.useMutation();
  const states = (["open", "lock"] as const).map((value) => ({ value, label: t(`states.${value}`) }));
  const statuses = usePublishStates();
  const actions = [
    { state: "open", label: t("open"), icon: LockOpen },
    { state: "lock", label: t("lock"), icon: Lock },
  ] as const;

  async function handleToggle(id: number, state: "open" | "lock") {
    // The mutation cache shows the error.
    const report = await setState({ ids: [id], state }).catch(() => null);
    if (report) toastSuccess(t(state === "open" ? "opened" : "locked"));
  }

  return (
    <ResourcePage
      path="/admin/career"
      api={{ list, byId, create, update, delete: remove, restore, usedBy }}
      list={props.list}
      form="page"
      nameOf={(row) => text(row, "title") ?? row.slug}
      columns={[
        { id: "titleEn", cell: (row) => text(row, "title") ?? row.slug },
        { id: "titleVi", isHidden: true },
        {
          id: "positionId",
          isHidden: true,
          cell: (row) => <>{[row.position, row.level].flatMap((term) => (term && text(term, "name")) ?? []).join(" · ")}</>,
          filter: { key: "positionId", reference: references.positions },
        },
        {
          id: "levelId",
          isHidden: true,
          cell: (row) => row.level && text(row.level, "name"),
          filter: { key: "levelId", reference: references.levels },
        },
        {
          id: "officeId",
          isHidden: true,
          cell: (row) => row.office && text(row.office, "name"),
          filter: { key: "officeId", reference: references.offices },
        },
        { id: "quantity", isHidden: true, isNumber: true },
        { id: "salary", isHidden: true, cell: (row) => <span className="tabular-nums">{salaryText(row)}</span> },
        { id: "deadline", cell: (row) => <ApplicationsUntil post={row} />, filter: { key: "deadline" } },
        { id: "applicants", cell: (row) => <Applicants post={row} /> },
        { id: "state", isHidden: true, cell: ({ state }) => t(`states.${state}`), filter: { key: "state", options: states } },
        {
          id: "status",
          isBesideName: true,
          cell: (row) => <PublishBadge of={row} />,
          filter: { key: "status", options: statuses },
        },
        { id: "hasChanges", isHidden: true, filter: { key: "hasChanges" } },
        { id: "publishAt", isHidden: true, filter: { key: "publishAt" } },
        { id: "createdAt", isHidden: true },
      ]}
      bulk={(rows) => (
        <>
          <PublishActions rows={rows} api={{ publishMany, withdrawMany, revertPublishing }} />
          {actions
            .filter(({ state }) => rows.some((row) => row.state !== state))
            .map(({ state, label, icon }) => (
              <BulkButton
                key={state}
                label={label}
                icon={icon}
                run={(ids) => setState({ ids, state })}
                done={() => t(state === "open" ? "opened" : "locked")}
              />
            ))}
        </>
      )}
      rowMenu={(row, items) =>
        (may.edit || items) && (
          <RowMenu name={text(row, "title") ?? row.slug}>
            {may.edit &&
              actions
                .filter(({ state }) => state !== row.state)
                .map(({ state, label, icon: Icon }) => (
                  <DropdownMenuItem key={state} onSelect={() => void handleToggle(row.id, state)}>
                    <Icon aria-hidden />
                    {label}
                  </DropdownMenuItem>
                ))}
            {items}
          </RowMenu>
        )
      }
    />
  );
}
