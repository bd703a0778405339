"use client";

import { createContext, type ReactNode, useMemo } from "react";
import type { Flags } from "~/features/registry";

/** Read by `useMay`. */
export const MayContext = createContext<ReadonlyMap<string, Flags>>(new Map());

type MayProviderProps = {
  access: readonly ({ path: string } & Flags)[];
  children: ReactNode;
};

/** Provides the person's rights, as decided by the server. */
export function MayProvider({ access, children }: MayProviderProps) {
  const flags = useMemo(() => new Map(access.map((page) => [page.path, page])), [access]);
  return <MayContext value={flags}>{children}</MayContext>;
}
