import type { AnyProcedure, AnyRouter } from "@trpc/server";
import type { Meta } from "~/server/trpc";

/** All procedures of a router, by their whole names such as `career.level.list`. */
export function proceduresOf(router: AnyRouter) {
  // At run time this is a flat record, although its type is nested.
  return Object.entries<AnyProcedure>(router._def.procedures).map(([name, { _def }]) => ({
    name,
    type: _def.type,
    meta: isMeta(_def.meta) ? _def.meta : undefined,
    inputs: _def.inputs,
  }));
}

function isMeta(meta: unknown): meta is Meta {
  return typeof meta === "object" && meta !== null && "guard" in meta;
}
