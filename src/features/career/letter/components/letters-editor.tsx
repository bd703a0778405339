"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { focusFirstError } from "~/components/form/focus-field";
import { Form, FormBody } from "~/components/form/form";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { Button } from "~/components/ui/button";
import { DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { toastError } from "~/components/ui/toaster";
import { type emptyLetter, LETTERS_AT_ONCE, lettersSchema, type OwnLetter } from "~/features/career/letter/schema";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import { api } from "~/trpc/client";
import { LetterFields } from "./letter-fields";
import { type LetterTaskProps, letterPath, moveWords, textsOf } from "./letter-task";
import { isSendable, type Letter, LettersCheck } from "./letters-check";
import { useSendLetters } from "./use-send-letters";

const textNames = ["subjectEn", "subjectVi", "textEn", "textVi"] as const;

/**
 * Writes to several candidates: a text for all, then each one's letter, which can be changed or left out. A template made for
 * the stage is the text for all. Only what was shown is sent.
 */
export function LettersEditor({ task, recipients, templates, leaveRef, onClose }: LetterTaskProps) {
  const { ids, move } = task;
  const t = useTranslations("candidate.letter");
  const { subjects, locales } = recipients;
  const [template] = useState(() => move && templates.find(({ stage }) => stage === move.stage));
  const [start] = useState(() => ({
    ...(template ? textsOf(template) : { subjectEn: subjects.en, subjectVi: subjects.vi, textEn: "", textVi: "" }),
    own: [],
  }));
  const form = useForm({ path: letterPath(ids), schema: lettersSchema, start });
  useImperativeHandle(leaveRef, () => form.leave, [form.leave]);
  const preview = api.career.candidate.previewLetters.useMutation({ meta: { showsError: () => true } });
  const nextPage = api.career.candidate.previewLetters.useMutation();
  const send = useSendLetters(task);
  const moveToStage = useMoveToStage();
  const [callKey] = useCallKey();
  /** The text for all that the letters were made of. */
  const [checked, setChecked] = useState<{ data: typeof emptyLetter; letters: Letter[] } | null>(null);
  const [isChecking, setChecking] = useState(template !== undefined);
  const [isAlone, setAlone] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [selected, setSelected] = useState<number | null>(null);
  const own = useWatch({ control: form.control, name: "own" }) ?? [];
  const texts = useWatch({ control: form.control, name: textNames });
  const letters = checked?.letters ?? [];
  const writeTo = ids.filter((id) => !leftOut.includes(id));
  const next = letters.find(({ id }) => !seen.includes(id));
  const areAllSeen = ids.every((id) => seen.includes(id));
  const isTextForAll = (text: typeof emptyLetter) => textNames.every((name, index) => texts[index] === text[name]);
  const isOutdated = checked === null || !isTextForAll(checked.data);

  /** Letters that aren't loaded are as they were kept: the server judges them. */
  function canSend(one: OwnLetter): boolean {
    const letter = letters.find(({ id }) => id === one.id);
    return letter === undefined || isSendable(one, letter);
  }

  function select(id: number) {
    setSelected(id);
    setSeen((before) => [...before, id]);
  }

  function refuse(reason: string) {
    flushSync(() => setChecking(false));
    toastError(reason);
    focusFirstError(form.element.current);
  }

  /** Shows the letters that the text for all makes, or the text when it is refused. */
  const check = () =>
    form.submit(
      (data) => preview.mutateAsync({ ids, data: textsOf(data) }),
      (first, sent) => {
        setChecked({ data: textsOf(sent), letters: first });
        setSeen([]);
        if (first[0]) select(first[0].id);
        setChecking(true);
      },
      { onRefused: refuse, isSave: false },
    );

  async function showMore() {
    if (!checked) return;
    const page = letters.length / LETTERS_AT_ONCE + 1;
    // The mutation cache shows the error.
    const more = await nextPage.mutateAsync({ ids, data: checked.data, page }).catch(() => []);
    setChecked({ ...checked, letters: [...letters, ...more] });
    if (more[0]) select(more[0].id);
  }

  const sendAll = () =>
    form.submit(
      (data) => send(writeTo, { ...textsOf(data), own: own.filter(({ id }) => writeTo.includes(id)) }, callKey),
      onClose,
    );

  async function moveAlone() {
    if (!move) return;
    setAlone(true);
    // The mutation cache shows the error.
    const report = await moveToStage({ ids, ...move }).catch(() => null);
    setAlone(false);
    if (!report) return;
    form.showBaseline();
    onClose(report);
  }

  const handleSubmit = async () => {
    if (form.isSubmitting || nextPage.isPending) return;
    const wrong = own.find((one) => !canSend(one));
    if (wrong) {
      flushSync(() => {
        select(wrong.id);
        setChecking(true);
      });
      // Is refused, which shows why.
      return sendAll();
    }
    if (!isChecking || isOutdated) return check();
    if (next) return select(next.id);
    return areAllSeen ? sendAll() : showMore();
  };

  function leaveOut(id: number, isOut: boolean) {
    setLeftOut(isOut ? [...leftOut, id] : leftOut.filter((one) => one !== id));
    // Invalid input would refuse the others, too.
    if (isOut) form.fillIn({ own: own.filter((one) => one.id !== id || canSend(one)) });
  }

  const checkTemplate = useEffectEvent(() => void check());
  useEffect(() => {
    if (template) checkTemplate();
  }, [template]);

  const insert = (texts: typeof emptyLetter) => form.fillIn(textsOf(texts));
  return (
    <Form form={form} onSubmit={handleSubmit} hasShortcut>
      <DialogBody className="grid content-start gap-4">
        <FormBody form={form}>
          {!isChecking && (
            <LetterFields control={form.control} locales={locales} values={null} templates={templates} onInsert={insert} />
          )}
          {isChecking && template && isTextForAll(textsOf(template)) && (
            <p className="text-muted-foreground text-sm">{t("fromTemplate", { name: template.name })}</p>
          )}
          {isChecking && letters.length === 0 && <Skeleton className="h-96" />}
          {isChecking && letters.length > 0 && (
            <LettersCheck
              control={form.control}
              letters={letters}
              count={ids.length}
              seen={seen}
              leftOut={leftOut}
              selected={selected}
              onSelect={select}
              onLeaveOut={leaveOut}
              templates={templates}
              onInsert={(texts) => {
                insert(texts);
                void check();
              }}
              onTextForAll={() => setChecking(false)}
              more={{ isLoading: nextPage.isPending, load: showMore, trust: () => setSeen(ids) }}
            />
          )}
        </FormBody>
      </DialogBody>
      <DialogFooter className="sm:items-center">
        {move && (
          <Button variant="outline" className="sm:mr-auto" isPending={isAlone} onClick={() => void moveAlone()}>
            {t(`${moveWords(move)}.without`)}
          </Button>
        )}
        <Button
          type="submit"
          isPending={form.isSubmitting || nextPage.isPending}
          aria-disabled={isChecking && !isOutdated && areAllSeen && !move && writeTo.length === 0}
        >
          {submitLabel()}
        </Button>
      </DialogFooter>
    </Form>
  );

  function submitLabel(): string {
    if (!isChecking || isOutdated) return t("review", { count: ids.length });
    if (next) return t("nextLetter", { name: next.name });
    if (!areAllSeen) return t("moreLetters", { count: ids.length - letters.length });
    if (!move) return t("send", { count: writeTo.length });
    const words = moveWords(move);
    return writeTo.length === 0 ? t(`${words}.only`, { count: ids.length }) : t(`${words}.send`, { count: writeTo.length });
  }
}
