"use client";

import { createContext, type ReactNode, use } from "react";

const MailServerContext = createContext(true);

export function MailServerProvider({ isSetUp, children }: { isSetUp: boolean; children: ReactNode }) {
  return <MailServerContext value={isSetUp}>{children}</MailServerContext>;
}

/** Whether emails leave the site; without a mail server they wait in Sent emails. */
export function useMailServer(): boolean {
  return use(MailServerContext);
}
