"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { usePerson } from "~/components/shell/person";
import { useRoleName } from "~/components/shell/use-role-name";
import { Choice } from "~/components/table/choice";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { Label } from "~/components/ui/label";
import { toastSuccess } from "~/components/ui/toaster";
import type { AdminPath } from "~/features/registry";
import { api } from "~/trpc/client";
import { useMay } from "./use-may";

/** @property id null for a new view */
export type EditedView =
  | { id: null; name: string; query: string }
  | { id: number; name: string; query: string; ownerId: number; isForEveryone: boolean; roleId: number | null };

type ViewDialogProps = { path: AdminPath; view: EditedView; onClose: () => void; onCreated: (id: number) => void };

/** Names a view and, for those who may change roles, shares it. */
export function ViewDialog({ path, view, onClose, onCreated }: ViewDialogProps) {
  const t = useTranslations("views");
  const common = useTranslations("common");
  const nameId = useId();
  const person = usePerson();
  const roleName = useRoleName();
  const mayShare = useMay("/admin/role").edit;
  const isOwn = view.id === null || view.ownerId === person.id;
  const before = view.id === null ? "owner" : view.isForEveryone ? "everyone" : String(view.roleId ?? "owner");
  const [name, setName] = useState(view.name);
  const [audience, setAudience] = useState(before);
  const roles = api.system.role.list.useQuery({ pageSize: 1000 }, { enabled: mayShare });
  const { savedView } = api.system;
  const create = savedView.create.useMutation();
  const update = savedView.update.useMutation();
  const share = savedView.share.useMutation();
  /** A view that was made, also when sharing it failed. */
  const made = useRef(view.id);

  async function save() {
    const known = view.id ?? made.current;
    const id = known ?? (await create.mutateAsync({ path, data: { name, query: view.query } })).id;
    made.current = id;
    if (known !== null && isOwn && name !== view.name) await update.mutateAsync({ id, data: { name } });
    const isKnown = audience === "owner" || audience === "everyone";
    if (audience !== before) await share.mutateAsync({ id, audience: isKnown ? audience : { roleId: Number(audience) } });
    return id;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The mutation cache shows the error.
    const id = await save().catch(() => null);
    if (id === null) return;
    toastSuccess(common(view.id === null ? "created" : "updated"));
    onClose();
    if (view.id === null) onCreated(id);
  }

  const audiences = [
    { value: "owner", label: isOwn ? t("onlyMe") : t("onlyOwner") },
    ...(isOwn || before === "everyone" ? [{ value: "everyone", label: t("everyone") }] : []),
    ...(roles.data?.rows ?? [])
      .filter(({ id }) => isOwn || before === String(id))
      .map((role) => ({ value: String(role.id), label: t("role", { role: roleName(role.name) }) })),
  ];
  return (
    <Dialog onClose={onClose} title={view.id === null ? t("saveView") : t("edit")} description={t("help")}>
      <form onSubmit={(event) => void handleSubmit(event)} className="flex min-h-0 flex-col">
        <DialogBody className="grid gap-4">
          <div className="grid gap-1.5">
            <Label htmlFor={nameId}>{t("name")}</Label>
            <Input
              id={nameId}
              autoFocus
              required
              maxLength={50}
              readOnly={!isOwn}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          {mayShare && (
            <Choice label={t("audience")} hasVisibleLabel value={audience} options={audiences} onChange={setAudience} />
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" isPending={create.isPending || update.isPending || share.isPending}>
            {common("save")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
