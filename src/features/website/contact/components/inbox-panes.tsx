"use client";

import { useParams } from "next/navigation";
import type { ReactNode } from "react";
import type { ListOf } from "~/components/table/list-state";
import { cn } from "~/components/ui/cn";
import { ContactAdmin } from "~/features/website/contact/admin";
import type { contactList } from "~/features/website/contact/schema";

type InboxPanesProps = { list: ListOf<typeof contactList>; children: ReactNode };

/** Shows the conversations beside the opened one; on narrow windows one after the other. */
export function InboxPanes({ list, children }: InboxPanesProps) {
  const isOpen = useParams<{ id?: string }>().id !== undefined;
  return (
    <div className="-mx-4 -mb-5 sm:-mx-6 first:-mt-5 lg:-mb-6 lg:first:-mt-6 lg:grid lg:h-[calc(100dvh-3.5rem)] lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[34.5rem_minmax(0,1fr)]">
      <div className={cn("min-h-0 min-w-0 border-border lg:border-r", isOpen && "max-lg:hidden")}>
        <ContactAdmin list={list} />
      </div>
      <div className={cn("min-h-0 min-w-0", !isOpen && "max-lg:hidden")}>{children}</div>
    </div>
  );
}
