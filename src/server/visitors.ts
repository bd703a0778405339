/**
 * The generation: a number that grows with every edit that a visitor could see. A kept page is served only in the generation
 * it was rendered in, so raising it is the whole of invalidation.
 */
const shared = globalThis as { [key: symbol]: unknown } & typeof globalThis;
const key = Symbol.for("atrium.generation");

type Generation = {
  value: number;
  /** False while edits made in other instances can't be heard of: nothing may be kept then. */
  isInformed: boolean;
  /** Tells the other instances. */
  announce?: (() => Promise<void>) | undefined;
};

/** The generation of this process. */
export function generation(): Generation {
  const current = shared[key];
  if (isGeneration(current)) return current;
  const first: Generation = { value: 1, isInformed: true };
  shared[key] = first;
  return first;
}

/** Empties the page cache here and in every other instance. Call it after the commit and before answering whoever saved. */
export async function visitorsChanged(): Promise<void> {
  const current = generation();
  current.value += 1;
  await current.announce?.();
}

function isGeneration(value: unknown): value is Generation {
  return typeof value === "object" && value !== null && "value" in value;
}
