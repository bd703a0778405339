import { AppError } from "~/server/platform/errors";

/** More than any form has fields. */
const MAX_ANNOTATIONS = 100;
const plainPath = /^\w{1,64}(?:\.\w{1,64}){0,7}$/;
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * Reads a call's input. superjson would build any type that a client names: 112 bytes make an array of 300 million items. This
 * builds only Date and undefined, at existing values. @throws ERROR_DATA_SUBMIT_IS_INVALID
 */
export function readCallInput(payload: unknown): unknown {
  if (!isRecord(payload) || !hasOnly(payload, ["json", "meta"])) throw refusal();
  const { json, meta } = payload;
  if (meta === undefined) return json;
  if (!isRecord(meta) || !hasOnly(meta, ["values", "v"])) throw refusal();
  const { values } = meta;
  if (values === undefined) return json;
  if (Array.isArray(values)) return rebuild(json, values);
  const annotations = isRecord(values) ? Object.entries(values) : [];
  if (!isRecord(values) || annotations.length > MAX_ANNOTATIONS) throw refusal();
  for (const [path, annotation] of annotations) rebuildAt(json, path, annotation);
  return json;
}

function rebuildAt(json: unknown, path: string, annotation: unknown): void {
  if (!plainPath.test(path)) throw refusal();
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce(childOf, json);
  const value = rebuild(childOf(parent, last), annotation);
  if (typeof parent === "object" && parent !== null) Reflect.set(parent, last, value);
}

/** Reads own properties only: never a prototype, nor an index beyond an array's end, which would extend it. */
function childOf(parent: unknown, name: string): unknown {
  if (typeof parent !== "object" || parent === null || name === "__proto__") throw refusal();
  const child = Object.getOwnPropertyDescriptor(parent, name);
  if (!child?.enumerable) throw refusal();
  return child.value;
}

function rebuild(value: unknown, annotation: unknown): unknown {
  const type: unknown = Array.isArray(annotation) && annotation.length === 1 ? annotation[0] : null;
  if (type === "undefined" && value === null) return undefined;
  if (type === "Date" && typeof value === "string" && date.test(value)) return new Date(value);
  throw refusal();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasOnly(record: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(record).every((name) => names.includes(name));
}

function refusal(): AppError {
  return new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
}
