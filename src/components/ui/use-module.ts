import { useEffect, useState } from "react";

/**
 * Loads a module when it is first needed. Unlike `next/dynamic`, it keeps the type parameters of components and suspends nothing.
 * A failed load shows error.tsx.
 * @returns null until the module is there
 */
export function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const isLoading = isNeeded && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the module stays the same although its function is new
  useEffect(() => {
    if (isLoading)
      load().then(
        (module) => setLoaded({ module }),
        (error: unknown) => setFailure({ error }),
      );
  }, [isLoading]);
  if (failure) throw failure.error;
  return loaded?.module ?? null;
}
