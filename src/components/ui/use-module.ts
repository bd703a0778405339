import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isChunkError } from "~/lib/chunk-error";
import { canShowToasts, toastError } from "./toaster";

const RETRY_MS = 3000;

/**
 * Loads a module when it is first needed. Unlike `next/dynamic`, it keeps the type parameters of components and suspends nothing.
 * Without a network, the page stays: a toast says so, and loading is repeated while the module is needed. Where nothing was typed or
 * clicked before, there are no toasts yet: error.tsx says so.
 * @returns null until the module is there
 */
export function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const t = useTranslations("crash");
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const isLoading = isNeeded && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the module stays the same although its function is new
  useEffect(() => {
    if (!isLoading) return;
    let timer: ReturnType<typeof setTimeout>;
    const controller = new AbortController();
    const idle = showBusy(document.activeElement);
    const attempt = async () => {
      try {
        const module = await load();
        if (controller.signal.aborted) return;
        setLoaded({ module });
      } catch (error) {
        const canWait = isChunkError(error) && (await canShowToasts());
        if (controller.signal.aborted) return;
        if (!canWait) setFailure({ error });
        else {
          toastError(t("chunkTitle"), t("chunkText"));
          timer = setTimeout(attempt, RETRY_MS);
        }
      }
    };
    void attempt();
    return () => {
      idle();
      controller.abort();
      clearTimeout(timer);
    };
  }, [isLoading]);
  if (failure) throw failure.error;
  return loaded?.module ?? null;
}

/** Marks the button that waits for what it loads. @returns ends it */
function showBusy(focused: Element | null): () => void {
  const button = focused?.closest("button:not([aria-busy])");
  button?.setAttribute("aria-busy", "true");
  return () => button?.removeAttribute("aria-busy");
}
