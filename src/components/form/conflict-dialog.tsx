"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { comparedPieces, DiffPieces, ShownValue } from "~/components/form/field-difference";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";

export type ConflictField = { name: string; label: string; mine: unknown; theirs: unknown };

/** Chosen side by field name. */
export type ConflictChoice = Record<string, "mine" | "theirs">;

type ConflictDialogProps = {
  fields: ConflictField[] | null;
  /** Renders values that are more than text, such as images. */
  display: (name: string, value: unknown) => ReactNode;
  /** null: cancelled; nothing is saved and the input stays. */
  onAnswer: (choice: ConflictChoice | null) => void;
};

/** Offers, for each conflicting field, the other person's saved value and the own one. */
export function ConflictDialog({ fields, display, onAnswer }: ConflictDialogProps) {
  const t = useTranslations("form");
  return (
    <Dialog
      open={fields !== null}
      onClose={() => onAnswer(null)}
      size="lg"
      onInteractOutside={(event) => event.preventDefault()}
      title={t("conflictTitle")}
      description={t("conflictText", { count: fields?.length ?? 0 })}
    >
      {fields && <Choices fields={fields} display={display} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function Choices({ fields, display, onAnswer }: { fields: ConflictField[] } & Pick<ConflictDialogProps, "display" | "onAnswer">) {
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
            display={display}
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
  display: ConflictDialogProps["display"];
  chosen: "mine" | "theirs";
  onChoose: (side: "mine" | "theirs") => void;
};

function FieldChoice({ field, display, chosen, onChoose }: FieldChoiceProps) {
  const t = useTranslations("form");
  const id = useId();
  const [mine, theirs] = comparedPieces(field.mine, field.theirs);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-sm">{field.label}</legend>
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
                aria-label={t(side === "mine" ? "keepMine" : "keepTheirs", { field: field.label })}
                aria-describedby={`${id}-${side}-value`}
              />
              {t(side)}
            </span>
            <span id={`${id}-${side}-value`} className="block max-h-64 overflow-y-auto whitespace-pre-wrap break-words text-sm">
              {display(field.name, value) ??
                (pieces ? (
                  <DiffPieces pieces={pieces} tone={side === "mine" ? "success" : "warning"} />
                ) : (
                  <ShownValue value={value} />
                ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
