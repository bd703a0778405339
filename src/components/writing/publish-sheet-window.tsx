"use client";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { focusField } from "~/components/form/focus-field";
import { useFormScope } from "~/components/form/form-scope";
import type { LanguageState } from "~/components/form/language-state";
import { useNoun } from "~/components/form/use-describe-record";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import { toastSuccess } from "~/components/ui/toaster";
import { isFixedPath } from "~/features/public-paths";
import { isSlugPath } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import { fromInput, toDateTimeInput } from "~/lib/dates";
import { formName } from "~/lib/items";
import { publishState } from "~/lib/publish-state";
import { confirmedBlocks, publishingSet, shownAtFirst, suggestedTimes, typedTitle } from "./publish-plan";
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
  statesOf: (values: object, stored?: object | null) => LanguageState[];
  /** Missing texts of the stored record, by language. */
  before: readonly LanguageState[];
};

/** The right edge of the screen; on phones the lower one, below the toasts (admin.css) unless the window is too low for both. */
const edge =
  "inset-x-0 bottom-0 max-h-[max(calc(100dvh-7rem),min(calc(100dvh-1rem),30rem))] overflow-hidden rounded-t-xl border-t [--away:0_100%] sm:top-0 sm:left-auto sm:max-h-none sm:w-[30rem] sm:rounded-none sm:border-t-0 sm:border-l sm:[--away:100%_0]";

/** The last look before publishing, and what came of it. */
export function PublishSheetWindow<V extends FieldValues, Row extends SavedRecord>(props: PublishSheetWindowProps<V, Row>) {
  const { control, path, row, facts, action, choice, onChoose, typed, isPending, save, onSaved, onClose } = props;
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
  // Renewed by each attempt to publish: a chosen time can pass while the sheet is open.
  const [now, setNow] = useState(() => new Date());
  const state = row ? publishState(row, now) : "draft";
  const isLive = state === "live";
  const planned = typed.publishAt && typed.publishAt > now ? typed.publishAt : null;
  const times = suggestedTimes(now);

  const confirmed = choice.confirmed ?? confirmedBlocks(values);
  const proposed = action.key === "publish" || isLive ? "now" : "date";
  const when = choice.when?.step === action.key ? choice.when.value : proposed;
  const date = choice.date ?? (planned ? toDateTimeInput(planned) : "");
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved, setSaved] = useState<Row | null>(null);
  /** Visitors saw the record before. */
  const [isChange, setChange] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [fieldToWrite, setFieldToWrite] = useState<string | null>(null);

  const judged = statesOf({ ...values, sameInBoth: confirmed }, row);
  const first = shownAtFirst(judged, before, isLive || state === "scheduled");
  const states = judged.map((one) => ({
    ...one,
    isShown: saved ? saved[`visible${one.suffix}`] : (choice.shown?.[one.lang] ?? first.includes(one.lang)),
  }));
  const visible = states.filter(({ isShown }) => isShown);
  const shown = visible.map(({ lang }) => lang);
  const lacking = visible.find(({ isComplete }) => !isComplete);
  const isBlocked = lacking !== undefined || visible.length === 0;
  const at = when === "date" ? fromInput(date) : when === "now" ? null : times[when];
  const isPastAt = (moment: Date) => when !== "now" && (at === null || at <= moment);
  const isPast = isPastAt(now);
  const later = saved && publishState(saved, now) === "scheduled" ? saved.publishAt : null;

  function sentenceText(): string {
    if (lacking) return sentence(isFixedPath(path) ? "lackingFixed" : "lacking", { language: lacking.lang });
    const languages = visible.length > 1 ? "both" : (visible[0]?.lang ?? "none");
    if (isLive || visible.length === 0) return sentence(visible.length === 0 ? "nowhere" : "changes", { languages });
    if (when === "now") return sentence("atOnce", { languages });
    return at && !isPast ? sentence("from", { ...momentText(at), languages }) : sentence("noTime");
  }

  async function submit(): Promise<void> {
    const pressedAt = new Date();
    setTried(true);
    setNow(pressedAt);
    // The sheet then shows the steps of the new state.
    const isOutdated = row !== null && publishState(row, pressedAt) !== state;
    if (isPastAt(pressedAt)) document.getElementById(`${id}-at`)?.focus();
    if (isBlocked || isOutdated || isPastAt(pressedAt) || isPending) return;
    setRefusal(null);
    const equal = statesOf({ ...values, sameInBoth: [] }).flatMap(({ untranslated }) =>
      untranslated.flatMap(({ blocks }) => blocks),
    );
    const sameInBoth = [...new Set(equal)].filter((hash) => confirmed.includes(hash));
    const set = publishingSet({ shown, at, sameInBoth }, isLive ? null : typed, pressedAt);
    const onDone = (result: Row, line: string) => {
      toastSuccess(common(row ? "updated" : "created"), <span className="line-clamp-2">{line}</span>);
      setNow(new Date());
      setChange(isLive);
      setSaved(result);
      // A reload beside the result opens the record, not another new one. The form of a copy or a restored record needs its address.
      const isPlain = row === null && window.location.search === "";
      if (isPlain) window.history.replaceState(null, "", `${path}/${result.id}`);
    };
    await save(set, { onDone, onRefused: setRefusal });
  }

  function close(): void {
    // The result of the save is shown in this window.
    if (isPending) return;
    if (saved) {
      onChoose({});
      onSaved(saved);
    }
    setOpen(false);
  }

  function write(field: string): void {
    if (isPending) return;
    const name = formName(values, field);
    if (!row && saved) writeNext(name);
    setFieldToWrite(name);
    close();
  }

  /** Ends once the window has left the screen and returned the focus. */
  function handleClosed(event: Event): void {
    if (isOpen) return;
    if (fieldToWrite !== null) {
      event.preventDefault();
      focusField(pageScopeId, fieldToWrite);
    }
    onClose();
  }

  const show = (lang: Locale, isShown: boolean) => ({ shown: { ...choice.shown, [lang]: isShown } });

  function handleKey(event: KeyboardEvent): void {
    // React also passes on the keys of dialogs that a field opens.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isHere || event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || saved) return;
    event.preventDefault();
    void submit();
  }

  const button = isLive ? "publishChanges" : when === "now" ? "publish" : "publishAt";
  const heading = isLive ? t("actions.publishChanges") : t("sheet.title", { noun: noun.toLowerCase() });
  return (
    <Dialog
      data-publish-sheet
      open={isOpen}
      size="side"
      className={edge}
      title={saved ? t(later ? "sheet.done.scheduled" : "sheet.done.published") : heading}
      description={<span className="block truncate">{title}</span>}
      onClose={close}
      onKeyDown={handleKey}
      onCloseAutoFocus={handleClosed}
    >
      {saved ? (
        <PublishSheetResult
          control={control}
          path={path}
          saved={saved}
          now={now}
          later={later}
          isChange={isChange}
          states={states}
          onWrite={write}
          onClose={close}
        />
      ) : (
        <>
          <DialogBody className="grid grid-cols-1 content-start gap-5">
            <PublishSheetLanguages
              states={states}
              onShow={isFixedPath(path) ? undefined : ({ lang }, isShown) => onChoose({ ...choice, ...show(lang, isShown) })}
              onWrite={write}
              onConfirm={({ lang, untranslated, missing }) => {
                const blocks = untranslated.flatMap((text) => text.blocks);
                const isReady = missing.length === 0;
                onChoose({ ...choice, ...(isReady && show(lang, true)), confirmed: [...new Set([...confirmed, ...blocks])] });
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
                onWhen={(value) => onChoose({ ...choice, when: { step: action.key, value } })}
                date={date}
                onDate={(chosen) => onChoose({ ...choice, date: chosen })}
                error={isTried && isPast ? t("notFuture") : undefined}
              />
            )}
          </DialogBody>
          <div className="grid gap-3 border-border border-t bg-muted/50 px-6 py-3.5">
            {refusal !== null && <PublishSheetRefusal reason={refusal} errors={errors} values={values} onWrite={write} />}
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
        </>
      )}
    </Dialog>
  );
}
