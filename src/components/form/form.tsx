"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { FormScopeProvider } from "~/components/form/form-scope";
import { LanguageSwitch } from "~/components/form/language-switch";
import type { FormView } from "~/components/form/use-form";
import { LeaveDialog } from "~/components/form/use-leave-guard";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { formatDateTime } from "~/lib/dates";

type FormProps = {
  form: FormView;
  onSubmit: () => Promise<void>;
  /** Submits on Ctrl+S and Ctrl+Enter too (⌘ on Apple devices). */
  hasShortcut?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form's element, with the context of its fields and the question before input is lost. */
export function Form({ form, onSubmit, hasShortcut = false, className, children }: FormProps) {
  const { element, scope } = form;
  const isShortcutOn = hasShortcut && !scope.readOnly;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isEnter = event.key === "Enter" && !event.defaultPrevented && element.current?.contains(nodeOf(event.target)) === true;
    if (!(isEnter || event.key.toLowerCase() === "s") || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
      return;
    event.preventDefault();
    // A dialog may cover the form.
    const onTop = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    // As a button during a save: a second press would add a second record.
    const isRepeated = event.repeat || form.isSubmitting;
    if (!isRepeated && (!onTop || onTop.contains(element.current))) void onSubmit();
  });
  useEffect(() => {
    if (!isShortcutOn) return;
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isShortcutOn]);
  return (
    <FormScopeProvider value={scope}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          // React also passes on the submits of forms in dialogs that this form opens.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          void onSubmit();
        }}
        className={cn("group/form flex min-h-0 min-w-0 flex-1 flex-col", className)}
      >
        {children}
      </form>
      <LeaveDialog {...form.leaving} />
    </FormScopeProvider>
  );
}

function nodeOf(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}

type FormBodyProps = {
  form: FormView;
  notices?: ReactNode;
  /** Position of the language switch of narrow screens. */
  switchClassName?: string;
  children: ReactNode;
};

/** A form's notices and fields. */
export function FormBody({ form: { draft, errors, problem }, notices, switchClassName = "top-0", children }: FormBodyProps) {
  const t = useTranslations("form");
  return (
    <>
      <LanguageSwitch
        errors={errors}
        className={cn(
          "sticky z-30 hidden justify-self-start border border-border shadow-sm max-md:group-has-data-bilingual/form:flex",
          switchClassName,
        )}
      />
      {draft && (
        <Alert
          variant="warning"
          title={t("draftTitle")}
          actions={
            <>
              <Button variant="outline" size="sm" onClick={draft.restore}>
                {t("restore")}
              </Button>
              <Button variant="ghost" size="sm" onClick={draft.discard}>
                {t("discard")}
              </Button>
            </>
          }
        >
          {t("draftText", { time: formatDateTime(draft.at) })}
        </Alert>
      )}
      {notices}
      {children}
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
    </>
  );
}

export function UnsavedStatus({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations("form");
  return (
    <span role="status" className="mr-auto self-center text-muted-foreground text-sm">
      {isDirty && t("unsaved")}
    </span>
  );
}
