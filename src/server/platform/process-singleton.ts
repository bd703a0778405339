/**
 * The one value of a name in this process. The server and Next's bundle each hold a copy of every module, so what must exist once
 * can't be a variable of a module.
 * @param make makes the value when it is first asked for; when it throws, nothing is kept
 */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`atrium.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key);
}
