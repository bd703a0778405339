import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** Reads a value that an earlier version of the site may have stored, and fills in what it lacks. */
    read?: (stored: unknown) => unknown;
  }
}

/** Reads stored values of fields by the `read` of their schemas, which does not judge them. */
export function readAllStored(shape: z.core.$ZodShape, stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => {
      const schema = shape[field];
      const { read } = (schema instanceof z.ZodType && schema.meta()) || {};
      return [field, read ? read(value) : value];
    }),
  );
}
