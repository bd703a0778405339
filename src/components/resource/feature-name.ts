/** What people read for a page of the back office: it stands in the messages under `features`, by the last part of its path. */
export function featureName(messages: { features?: object }, path: string): string {
  const page = path.slice(path.lastIndexOf("/") + 1);
  const name: unknown = messages.features && Reflect.get(messages.features, page);
  return typeof name === "string" ? name : page;
}
