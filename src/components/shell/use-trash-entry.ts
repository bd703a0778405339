import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { MenuGroup } from "~/server/auth/menu";

/** Fetches the menu again after a deletion when it has no trash yet: otherwise the entry would come with the next page load. */
export function useTrashEntry(menu: readonly MenuGroup[]): void {
  const router = useRouter();
  const client = useQueryClient();
  const hasTrash = menu.some(({ pages }) => pages.some(({ path }) => path === "/admin/trash"));
  useEffect(() => {
    if (hasTrash) return;
    return client.getMutationCache().subscribe(({ type, mutation }) => {
      const call: unknown = mutation?.options.mutationKey?.[0];
      const isDone = type === "updated" && mutation.state.status === "success";
      if (isDone && Array.isArray(call) && call.at(-1) === "delete") router.refresh();
    });
  }, [hasTrash, client, router]);
}
