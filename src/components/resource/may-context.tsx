"use client";

import { createContext, type ReactNode, useMemo } from "react";
import type { Flags } from "~/features/registry";

/** Read by `useMay`. */
export const MayContext = createContext<ReadonlyMap<string, Flags>>(new Map());

type MayProviderProps = {
  /** Every page, with what the person signed in may do there, as the server decided it. */
  access: readonly ({ path: string } & Flags)[];
  children: ReactNode;
};

/** Tells everything below what the person signed in may do. */
export function MayProvider({ access, children }: MayProviderProps) {
  const flags = useMemo(() => new Map(access.map((page) => [page.path, page])), [access]);
  return <MayContext value={flags}>{children}</MayContext>;
}
