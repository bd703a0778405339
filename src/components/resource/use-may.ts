"use client";

import { useContext } from "react";
import type { AdminPath, Flags } from "~/features/registry";
import { MayContext } from "./may-context";

const nothing: Flags = { view: false, add: false, edit: false, delete: false };

/**
 * What the person signed in may do on a page of the back office: which buttons it shows. The server decides again at every
 * call.
 */
export function useMay(path: AdminPath): Flags {
  return useContext(MayContext).get(path) ?? nothing;
}
