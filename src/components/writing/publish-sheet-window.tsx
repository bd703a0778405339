"use client";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { focusField } from "~/components/form/focus-field";
import { useFormScope } from "~/components/form/form-scope";
import type { LanguageState } from "~/components/form/language-state";
import { useNoun } from "~/components/form/use-describe-record";
import { Button } from "~/components/ui/button";
import { DialogBody } from "~/components/ui/dialog";
import { Sheet } from "~/components/ui/sheet";
import { isSlugPath } from "~/features/public-records";
import { fromInput, toDateTimeInput } from "~/lib/dates";
import { publishState } from "~/lib/publish-state";
import { confirmedBlocks, publishingSet, shownAtFirst, suggestedTimes, typedTitle, type When } from "./publish-plan";
import { PublishSheetElsewhere } from "./publish-sheet-elsewhere";
import { PublishSheetLanguages } from "./publish-sheet-languages";
import { PublishSheetPlace } from "./publish-sheet-place";
import type { PublishSheetProps, SavedRecord } from "./publish-sheet-props";
import { PublishSheetRefusal } from "./publish-sheet-refusal";
import { PublishSheetResult } from "./publish-sheet-result";
import { PublishSheetWhen } from "./publish-sheet-when";
import { useMomentText } from "./use-moment-text";
import { writeNext } from "./write-next";

type PublishSheetWindowProps<V extends FieldValues, Row extends SavedRecord> = PublishSheetProps<V, Row> & {
  /** Id of the scope of the fields on the page. */
  pageScopeId: string;
  values: object;
  statesOf: (values: object) => LanguageState[];
  /** What the languages of the stored record lack. */
  before: readonly LanguageState[];
};

/** The last look before publishing, and what came of it. */
export function PublishSheetWindow<V extends FieldValues, Row extends SavedRecord>(props: PublishSheetWindowProps<V, Row>) {
  const { control, path, row, facts, action, typed, isPending, save, onSaved, onClose } = props;
  const { pageScopeId, values, statesOf, before } = props;
  const t = useTranslations("writing");
  const sentence = useTranslations("writing.sheet.sentence");
  const common = useTranslations("common");
  const momentText = useMomentText();
  const noun = useNoun(path);
  const { id, language } = useFormScope();
  const { errors } = useFormState({ control });
  const sentenceId = useId();
  const title = typedTitle(values, path, useLocale()) || props.title;
  const [now] = useState(() => new Date());
  const state = row ? publishState(row, now) : "draft";
  const isLive = state === "live";
  const planned = typed.publishAt && typed.publishAt > now ? typed.publishAt : null;
  const times = suggestedTimes(now);

  const [shown, setShown] = useState(() => shownAtFirst(statesOf(values), before, isLive || state === "scheduled"));
  const [confirmed, setConfirmed] = useState(() => confirmedBlocks(values));
  const [when, setWhen] = useState<When>(action.key === "publish" || isLive ? "now" : "date");
  const [date, setDate] = useState(planned ? toDateTimeInput(planned) : "");
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved, setSaved] = useState<Row | null>(null);

  const states = statesOf({ ...values, sameInBoth: confirmed }).map((one) => ({ ...one, isShown: shown.includes(one.lang) }));
  const visible = states.filter(({ isShown }) => isShown);
  const lacking = visible.find(({ isComplete }) => !isComplete);
  const isBlocked = lacking !== undefined || visible.length === 0;
  const at = when === "date" ? fromInput(date) : when === "now" ? null : times[when];
  const isPast = when === "date" && (at === null || at <= now);

  function sentenceText(): string {
    if (lacking) return sentence("lacking", { language: lacking.lang });
    const languages = visible.length > 1 ? "both" : (visible[0]?.lang ?? "none");
    if (isLive || visible.length === 0) return sentence(visible.length === 0 ? "nowhere" : "changes", { languages });
    if (when === "now") return sentence("atOnce", { languages });
    return at && !isPast ? sentence("from", { ...momentText(at), languages }) : sentence("noTime");
  }

  async function submit(): Promise<void> {
    setTried(true);
    if (isPast) document.getElementById(`${id}-at`)?.focus();
    if (isBlocked || isPast || isPending) return;
    setRefusal(null);
    const equal = statesOf({ ...values, sameInBoth: [] }).flatMap(({ untranslated }) =>
      untranslated.flatMap(({ blocks }) => blocks),
    );
    const sameInBoth = confirmed.filter((hash) => equal.includes(hash));
    const set = publishingSet({ shown, at, sameInBoth }, isLive ? null : typed, new Date());
    await save(set, { onDone: setSaved, onRefused: setRefusal });
  }

  function close(): void {
    // What is being saved ends with its result.
    if (isPending) return;
    if (saved) onSaved(saved);
    onClose();
  }

  function write(field: string): void {
    if (!row && saved) writeNext(field);
    close();
    // After the window has returned the focus.
    setTimeout(() => focusField(pageScopeId, field), 50);
  }

  function handleKey(event: KeyboardEvent): void {
    // React also passes on the keys of dialogs that a field opens.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isHere || event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || saved) return;
    event.preventDefault();
    void submit();
  }

  if (saved) {
    return (
      <Sheet title={t(at ? "sheet.done.scheduled" : "sheet.done.published")} description={title} onClose={close}>
        <PublishSheetResult
          control={control}
          path={path}
          saved={saved}
          later={at}
          states={states}
          onWrite={write}
          onClose={close}
        />
      </Sheet>
    );
  }
  const button = isLive ? "publishChanges" : when === "now" ? "publish" : "publishAt";
  return (
    <Sheet
      title={isLive ? t("actions.publishChanges") : t("sheet.title", { noun: noun.toLocaleLowerCase() })}
      description={title}
      onClose={close}
      onKeyDown={handleKey}
    >
      <DialogBody className="grid grid-cols-1 content-start gap-5 px-4 sm:px-6">
        <PublishSheetLanguages
          states={states}
          onShow={({ lang }, isShown) => setShown(isShown ? [...shown, lang] : shown.filter((one) => one !== lang))}
          onWrite={write}
          onConfirm={({ lang, untranslated, missing }) => {
            setConfirmed([...confirmed, ...untranslated.flatMap(({ blocks }) => blocks)]);
            if (missing.length === 0 && !shown.includes(lang)) setShown([...shown, lang]);
          }}
        />
        <PublishSheetPlace control={control} path={path} facts={facts} />
        {isSlugPath(path) && (
          <PublishSheetElsewhere
            control={control}
            kind={path}
            locale={shown.includes(language) ? language : (shown[0] ?? language)}
          />
        )}
        {!isLive && (
          <PublishSheetWhen
            offered={[
              "now",
              ...(times.tomorrow ? ["tomorrow" as const] : []),
              ...(times.monday ? ["monday" as const] : []),
              "date",
            ]}
            when={when}
            onWhen={setWhen}
            date={date}
            onDate={setDate}
            error={isTried && isPast ? t("notFuture") : undefined}
          />
        )}
      </DialogBody>
      <div className="grid gap-3 border-border border-t bg-muted/50 px-4 py-3.5 sm:px-6">
        {refusal !== null && <PublishSheetRefusal reason={refusal} errors={errors} onWrite={write} />}
        <p id={sentenceId} aria-live="polite" className="text-muted-foreground text-sm">
          {sentenceText()}
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={close}>
            {common("cancel")}
          </Button>
          <Button isPending={isPending} aria-disabled={isBlocked} aria-describedby={sentenceId} onClick={() => void submit()}>
            {t(`actions.${button}`)}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
