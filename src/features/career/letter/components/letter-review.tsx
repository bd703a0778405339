"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Label } from "~/components/ui/label";
import { LETTERS_AT_ONCE } from "~/features/career/letter/schema";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/client";

type Preview = {
  input: RouterInputs["career"]["candidate"]["previewLetters"];
  output: RouterOutputs["career"]["candidate"]["previewLetters"];
};
/** All recipients, the text, and the first page of letters. */
export type LettersAsked = Pick<Preview["input"], "ids" | "data"> & { first: Preview["output"] };
type LetterReviewProps = {
  asked: LettersAsked;
  /** Candidates without a letter are moved too. */
  isMove: boolean;
  /** @param ids of those who get their letter; null: nothing is sent */
  onAnswer: (ids: number[] | null) => void;
};

/** Shows letters one by one as they will be sent, and lets each be left out. */
export function LetterReview({ asked: { ids, data, first }, isMove, onAnswer }: LetterReviewProps) {
  const t = useTranslations("candidate.letter");
  const [letters, setLetters] = useState(first);
  const preview = api.career.candidate.previewLetters.useMutation();
  const [index, setIndex] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const id = useId();
  const letter = letters[index];
  const chosen = ids.filter((one) => !leftOut.includes(one));
  const sends = letter !== undefined && !leftOut.includes(letter.id);
  if (!letter) return null;

  function showNext() {
    const next = Math.min(ids.length - 1, index + 1);
    if (next < letters.length) return setIndex(next);
    const page = letters.length / LETTERS_AT_ONCE + 1;
    preview.mutate(
      { ids, data, page },
      {
        onSuccess: (more) => {
          setLetters([...letters, ...more]);
          setIndex(next);
        },
      },
    );
  }

  return (
    <Dialog
      onClose={() => onAnswer(null)}
      title={t("reviewTitle")}
      size="lg"
      description={
        <span aria-live="polite">{t("reviewPlace", { number: index + 1, count: ids.length, name: letter.name })}</span>
      }
    >
      <DialogBody className="grid content-start gap-4">
        <article className="grid gap-3 rounded-lg border border-border p-4 text-sm">
          <p className="break-all text-muted-foreground">{letter.to}</p>
          <h3 className="wrap-anywhere font-semibold">{letter.subject}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap leading-6">{letter.text}</p>
        </article>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex items-center gap-2">
            <Checkbox
              id={id}
              checked={sends}
              onCheckedChange={(checked) =>
                setLeftOut(checked === true ? leftOut.filter((one) => one !== letter.id) : [...leftOut, letter.id])
              }
            />
            <Label htmlFor={id}>{t("sendThis")}</Label>
          </div>
          <div className="flex items-center gap-1">
            <Button variant="outline" size="sm" aria-disabled={index === 0} onClick={() => setIndex(Math.max(0, index - 1))}>
              <ChevronLeft aria-hidden />
              {t("previous")}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={index === ids.length - 1}
              isPending={preview.isPending}
              onClick={showNext}
            >
              {t("next")}
              <ChevronRight aria-hidden />
            </Button>
          </div>
        </div>
      </DialogBody>
      <DialogFooter className="flex-wrap">
        <p role="status" className="mr-auto self-center text-muted-foreground text-sm">
          {t("outcome", { sent: chosen.length, unsent: ids.length - chosen.length })}
        </p>
        <Button variant="outline" onClick={() => onAnswer(null)}>
          {t("back")}
        </Button>
        <Button disabled={!isMove && chosen.length === 0} onClick={() => onAnswer(chosen)}>
          {isMove ? t("moveAll", { count: ids.length }) : t("sendAll", { count: chosen.length })}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
