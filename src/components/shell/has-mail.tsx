"use client";

import { createContext, type ReactNode, use } from "react";

const MailContext = createContext(true);

export function MailProvider({ delivers, children }: { delivers: boolean; children: ReactNode }) {
  return <MailContext value={delivers}>{children}</MailContext>;
}

/** Whether emails leave the site; without a mail server, or paused since a restore, they wait in Sent emails. */
export function useHasMail(): boolean {
  return use(MailContext);
}
