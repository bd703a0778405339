/**
 * Returns the process-wide value of a name. The server and Next's bundle each hold a copy of every module, so a module variable
 * would exist twice.
 * @param make makes the value on first use; an error keeps nothing
 */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`atrium.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
