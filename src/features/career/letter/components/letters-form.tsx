"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { useWatch } from "react-hook-form";
import { Form, FormBody } from "~/components/form/form";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { Button } from "~/components/ui/button";
import { DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { type emptyLetter, LETTERS_AT_ONCE, lettersSchema, ownLetterSchema } from "~/features/career/letter/schema";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import { api } from "~/trpc/client";
import { LetterFields } from "./letter-fields";
import { type LetterTaskProps, moveWords, textsOf } from "./letter-task";
import { type Letter, LettersCheck } from "./letters-check";
import { useSendLetters } from "./use-send-letters";

/**
 * Writes to several candidates: a text for all, then each one's letter, which can be changed or left out. A template made for
 * the stage is the text for all.
 */
export function LettersForm({ task, recipients, templates, leaveRef, onClose }: LetterTaskProps) {
  const { ids, move } = task;
  const t = useTranslations("candidate.letter");
  const { subjects, locales } = recipients;
  const [template] = useState(() => move && templates.find(({ stage }) => stage === move.stage));
  const [start] = useState(() => ({
    ...(template ? textsOf(template) : { subjectEn: subjects.en, subjectVi: subjects.vi, textEn: "", textVi: "" }),
    own: [],
  }));
  const form = useForm({ path: "/admin/candidate/letter", schema: lettersSchema, start });
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
  const letters = checked?.letters ?? [];
  const writeTo = ids.filter((id) => !leftOut.includes(id));
  const unseen = letters.find(({ id }) => !seen.includes(id));

  function select(id: number) {
    setSelected(id);
    setSeen((before) => [...before, id]);
  }

  /** Shows the letters that the text for all makes; shows the text when it is refused. */
  const check = () =>
    form.submit(
      (data) => preview.mutateAsync({ ids, data: textsOf(data) }),
      (first, sent) => {
        form.fillIn(sent);
        setChecked({ data: textsOf(sent), letters: first });
        setSeen([]);
        if (first[0]) select(first[0].id);
        setChecking(true);
      },
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
    form.submit((data) => send(writeTo, { ...data, own: own.filter(({ id }) => writeTo.includes(id)) }, callKey), onClose);

  async function moveAlone() {
    if (!move) return;
    setAlone(true);
    onClose(await moveToStage({ ids, ...move }).catch(() => null));
  }

  const handleSubmit = async () => {
    if (!isChecking) return check();
    const wrong = own.find((letter) => !ownLetterSchema.safeParse(letter).success);
    if (wrong) select(wrong.id);
    if (unseen && !wrong) return select(unseen.id);
    return sendAll();
  };

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
              onLeaveOut={(id, isOut) => setLeftOut(isOut ? [...leftOut, id] : leftOut.filter((one) => one !== id))}
              templates={templates}
              onInsert={(texts) => {
                insert(texts);
                void check();
              }}
              onTextForAll={() => setChecking(false)}
              more={{ isLoading: nextPage.isPending, load: showMore }}
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
          isPending={form.isSubmitting}
          aria-disabled={isChecking && !unseen && !move && writeTo.length === 0}
        >
          {submitLabel()}
        </Button>
      </DialogFooter>
    </Form>
  );

  function submitLabel(): string {
    if (!isChecking) return t("review", { count: ids.length });
    if (unseen) return t("nextLetter", { name: unseen.name });
    if (!move) return t("send", { count: writeTo.length });
    const words = moveWords(move);
    return writeTo.length === 0 ? t(`${words}.only`, { count: ids.length }) : t(`${words}.send`, { count: writeTo.length });
  }
}
