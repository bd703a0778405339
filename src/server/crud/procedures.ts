import type { AnyProcedure, AnyRouter } from "@trpc/server";
import type { Meta } from "./trpc";

type Description = {
  name: string;
  type: AnyProcedure["_def"]["type"];
  meta: Meta | undefined;
  inputs: readonly unknown[];
};

export function proceduresOf(router: AnyRouter): Description[] {
  // At run time this is a flat record, although its type is nested.
  return Object.entries<AnyProcedure>(router._def.procedures).map(([name, { _def }]) => ({
    name,
    type: _def.type,
    meta: isMeta(_def.meta) ? _def.meta : undefined,
    inputs: Reflect.get(_def, "inputs") ?? [],
  }));
}

function isMeta(meta: unknown): meta is Meta {
  return typeof meta === "object" && meta !== null && "guard" in meta;
}
