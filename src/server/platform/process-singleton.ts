/**
 * Returns a process-wide value: server and Next's bundle hold copies of each module, so a variable would exist twice.
 * @param make makes the value on first use; an error keeps nothing
 */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`atrium.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
