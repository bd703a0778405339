"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef } from "react";
import { guardLeaving } from "~/components/form/leave-guard";
import { useQuestion } from "~/components/form/use-question";
import { AlertDialog, prefetchAlertDialog } from "~/components/ui/alert-dialog";

type LeaveQuestion = { asked: true | null; answer: (goes: boolean) => void };

/** Keeps unsaved input where it is found again, so that leaving loses nothing. */
export type Keeper = { isFailing: () => boolean; sendRest: () => Promise<boolean> };

/**
 * Asks before input is lost: by a link, by back, by closing the window, by `mayLeave`.
 * @param keeper where there is one, only input that it could not keep is asked about
 * @returns `leave` asks and resolves to whether to continue; `question` is for a `LeaveDialog`
 */
export function useLeaveGuard(
  isDirty: boolean,
  keeper: Keeper | null = null,
): { leave: () => Promise<boolean>; question: LeaveQuestion } {
  const router = useRouter();
  const { asked, ask, answer } = useQuestion<true, boolean>();
  const isLeaving = useRef(false);

  const leave = useCallback(async () => {
    if (!isDirty || isLeaving.current) return true;
    const goes = (await keeper?.sendRest()) || (await ask(true));
    isLeaving.current = goes;
    return goes;
  }, [isDirty, ask, keeper]);

  useEffect(() => {
    isLeaving.current = false;
    if (!isDirty) return;
    prefetchAlertDialog();
    return guardLeaving(leave);
  }, [isDirty, leave]);

  useEffect(() => {
    if (!isDirty) return;
    const controller = new AbortController();
    const { signal } = controller;

    window.addEventListener(
      "beforeunload",
      (event) => !isLeaving.current && (keeper?.isFailing() ?? true) && event.preventDefault(),
      {
        signal,
      },
    );

    // Capture phase: before Next's own links handle the click.
    window.addEventListener(
      "click",
      (event) => {
        const href = destinationOf(event);
        if (!href || isLeaving.current) return;
        event.preventDefault();
        event.stopPropagation();
        void leave().then((goes) => {
          if (!goes) return;
          if (href.pathname.startsWith("/admin")) router.push(href.pathname + href.search + href.hash);
          else window.location.assign(href);
        });
      },
      { capture: true, signal },
    );

    // Back and forward. Browsers without this event still keep the draft.
    window.navigation?.addEventListener(
      "navigate",
      (event) => {
        if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
        const { key } = event.destination;
        event.preventDefault();
        void leave().then((goes) => {
          if (goes) window.navigation.traverseTo(key);
        });
      },
      { signal },
    );
    return () => controller.abort();
  }, [isDirty, leave, keeper, router]);

  return { leave, question: { asked, answer } };
}

/** Asks a leave guard's question. Must be outside of any `<form>`. */
export function LeaveDialog({ asked, answer }: LeaveQuestion) {
  const t = useTranslations("form");
  return (
    <AlertDialog
      open={asked !== null}
      onClose={() => answer(false)}
      title={t("leaveTitle")}
      description={t("leaveText")}
      action={t("leave")}
      cancel={t("stay")}
      onAction={() => answer(true)}
      isDestructive
    />
  );
}

/** Returns the click's target when it leaves the page in this window. */
function destinationOf(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute("download")) return null;
  if (link.target && link.target !== "_self") return null;
  const url = new URL(link.href);
  if (!/^https?:$/.test(url.protocol)) return null;
  const isSamePage = url.origin === location.origin && url.pathname === location.pathname && url.search === location.search;
  return isSamePage ? null : url;
}
