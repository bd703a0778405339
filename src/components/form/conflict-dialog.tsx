"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { ComparedValue, comparedPieces, type ShownFields } from "~/components/form/field-difference";
import { numberedLabel } from "~/components/form/numbered-label";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";

export type ConflictField = { name: string; mine: unknown; theirs: unknown };

/** @param record the own version, which has all fields that conflict */
export type ConflictQuestion = { fields: ConflictField[]; record: object };

/** Chosen side by field name. */
export type ConflictChoice = Record<string, "mine" | "theirs">;

type ConflictDialogProps = ShownFields & {
  question: ConflictQuestion | null;
  /** null: cancelled; nothing is saved and the input stays. */
  onAnswer: (choice: ConflictChoice | null) => void;
};

/** Offers, for each conflicting field, the other person's saved value and the own one. */
export function ConflictDialog({ question, onAnswer, ...shown }: ConflictDialogProps) {
  const t = useTranslations("form");
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(null)}
      size="lg"
      onInteractOutside={(event) => event.preventDefault()}
      title={t("conflictTitle")}
      description={t("conflictText", { count: question?.fields.length ?? 0 })}
    >
      {question && <Choices {...question} {...shown} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function Choices({ fields, record, labelOf, display, onAnswer }: ConflictQuestion & Omit<ConflictDialogProps, "question">) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const all = (side: "mine" | "theirs") => Object.fromEntries(fields.map((field) => [field.name, side]));
  const [choice, setChoice] = useState<ConflictChoice>(() => all("mine"));
  return (
    <>
      <DialogBody className="grid gap-6">
        {fields.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => setChoice(all("mine"))}>
              {t("allMine")}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setChoice(all("theirs"))}>
              {t("allTheirs")}
            </Button>
          </div>
        )}
        {fields.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            label={numberedLabel(labelOf, record, field.name)}
            display={(value) => display(field.name, value, record)}
            chosen={choice[field.name] ?? "mine"}
            onChoose={(side) => setChoice({ ...choice, [field.name]: side })}
          />
        ))}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => onAnswer(null)}>
          {common("cancel")}
        </Button>
        <Button onClick={() => onAnswer(choice)}>{t("saveChoice")}</Button>
      </DialogFooter>
    </>
  );
}

type FieldChoiceProps = {
  field: ConflictField;
  label: string;
  display: (value: unknown) => ReactNode;
  chosen: "mine" | "theirs";
  onChoose: (side: "mine" | "theirs") => void;
};

function FieldChoice({ field, label, display, chosen, onChoose }: FieldChoiceProps) {
  const t = useTranslations("form");
  const id = useId();
  const [mine, theirs] = comparedPieces(field.mine, field.theirs);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {(
          [
            ["mine", field.mine, mine],
            ["theirs", field.theirs, theirs],
          ] as const
        ).map(([side, value, pieces]) => (
          <label
            key={side}
            htmlFor={`${id}-${side}`}
            className={cn(
              "grid min-w-0 cursor-pointer content-start gap-2 rounded-lg border border-border p-3 has-focus-visible:outline-2 has-focus-visible:outline-ring",
              chosen === side && "border-primary-text bg-primary-subtle",
            )}
          >
            <span className="flex items-center gap-2 font-medium text-sm">
              <input
                id={`${id}-${side}`}
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                aria-label={t(side === "mine" ? "keepMine" : "keepTheirs", { field: label })}
                aria-describedby={`${id}-${side}-value`}
              />
              {t(side)}
            </span>
            <span id={`${id}-${side}-value`} className="block max-h-64 overflow-y-auto whitespace-pre-wrap break-words text-sm">
              <ComparedValue
                value={value}
                pieces={pieces}
                tone={side === "mine" ? "success" : "warning"}
                shown={display(value)}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
