"use client";

import { useContext } from "react";
import type { AdminPath, Flags } from "~/features/registry";
import { MayContext } from "./may-context";

const nothing: Flags = { view: false, add: false, edit: false, delete: false };

/** Returns the person's rights on a page, to show or hide buttons. The server checks every call again. */
export function useMay(path: AdminPath): Flags {
  return useContext(MayContext).get(path) ?? nothing;
}
