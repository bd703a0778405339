import { Circle, CircleCheck, MailX, PenLine, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useController } from "react-hook-form";
import { FieldFrame } from "~/components/fields/field";
import type { FormControl } from "~/components/form/form-values";
import { useValidationText } from "~/components/form/use-validation-text";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { Label } from "~/components/ui/label";
import { Select } from "~/components/ui/select";
import { Switch } from "~/components/ui/switch";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { Textarea } from "~/components/ui/textarea";
import { type LettersInput, MAX_OWN_LETTERS, type OwnLetter, ownLetterSchema } from "~/features/career/letter/schema";
import { type LetterTemplate, LetterTemplateMenu } from "~/features/career/letter-template/components/letter-template-menu";
import { useInLanguage } from "~/i18n/use-in-language";
import { inLanguage } from "~/lib/languages";
import { refillPlaceholders } from "~/lib/placeholders";
import type { RouterOutputs } from "~/trpc/client";

export type Letter = RouterOutputs["career"]["candidate"]["previewLetters"][number];

type Part = "subject" | "text";

/** Finds what the server would refuse in a letter that was changed for one person: a rule, or a placeholder without a value. */
function problemOf(own: OwnLetter, letter: Letter, part: Part): string | undefined {
  const values = { name: letter.name, job: inLanguage(letter, "jobTitle", letter.locale) || "job", site: "site" };
  const { missing } = refillPlaceholders(own[part], values);
  return (
    ownLetterSchema.shape[part].safeParse(own[part]).error?.issues[0]?.message ?? (missing.length > 0 ? "placeholder" : undefined)
  );
}

export function isSendable(own: OwnLetter, letter: Letter): boolean {
  return problemOf(own, letter, "subject") === undefined && problemOf(own, letter, "text") === undefined;
}

type LettersCheckProps = {
  control: FormControl<LettersInput>;
  /** Loaded letters, in the order of the list. */
  letters: readonly Letter[];
  /** All letters, also those that are not loaded yet. */
  count: number;
  seen: readonly number[];
  leftOut: readonly number[];
  selected: number | null;
  onSelect: (id: number) => void;
  onLeaveOut: (id: number, isOut: boolean) => void;
  templates: readonly LetterTemplate[];
  onInsert: (template: LetterTemplate) => void;
  onTextForAll: () => void;
  /** `trust` counts the letters that are not loaded as seen. */
  more: { isLoading: boolean; load: () => Promise<void>; trust: () => void };
};

/** Lists candidates beside the letter of one, as it will be sent. Up and down change the candidate. */
export function LettersCheck(props: LettersCheckProps) {
  const { control, letters, count, seen, leftOut, selected, onSelect, onLeaveOut, templates, onInsert, onTextForAll, more } =
    props;
  const t = useTranslations("candidate.letter");
  const text = useInLanguage();
  const index = letters.findIndex(({ id }) => id === selected);
  const letter = letters[index];
  if (!letter) return null;
  const rest = count - letters.length;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <LetterTemplateMenu templates={templates} onInsert={onInsert} field="own" />
        <Button variant="outline" size="sm" onClick={onTextForAll}>
          <PenLine aria-hidden />
          {t("textForAll")}
        </Button>
      </div>
      <Tabs
        orientation="vertical"
        value={String(letter.id)}
        onValueChange={(id) => onSelect(Number(id))}
        className="grid min-w-0 items-start gap-x-5 gap-y-3 md:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <div className="grid min-w-0 gap-2 max-md:hidden">
          <TabsList aria-label={t("letters")} className="grid max-h-[26rem] w-full gap-0.5 overflow-y-auto bg-transparent p-0">
            {letters.map((one) => (
              <TabsTrigger
                key={one.id}
                value={String(one.id)}
                className="h-auto min-w-0 justify-start gap-2.5 px-2 py-1.5 text-left font-normal hover:bg-accent data-[state=active]:bg-accent data-[state=active]:shadow-none"
              >
                <Avatar name={one.name} />
                <span className="grid min-w-0 flex-1">
                  <span className="truncate text-foreground">{one.name}</span>
                  <span className="truncate text-muted-foreground text-xs">
                    {[one.locale.toUpperCase(), text(one, "jobTitle")].filter(Boolean).join(" · ")}
                  </span>
                </span>
                <LetterState isLeftOut={leftOut.includes(one.id)} isSeen={seen.includes(one.id)} />
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <Select
          className="md:hidden"
          aria-label={t("letters")}
          value={String(letter.id)}
          options={letters.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onSelect(Number(id))}
        />
        {rest > 0 && (
          <div className="flex flex-wrap gap-1 md:order-last">
            <Button variant="ghost" size="sm" isPending={more.isLoading} onClick={() => void more.load()}>
              {t("moreLetters", { count: rest })}
            </Button>
            <Button variant="ghost" size="sm" onClick={more.trust}>
              {t("trustRest", { count: rest })}
            </Button>
          </div>
        )}
        <TabsContent value={String(letter.id)} className="grid min-w-0 gap-4">
          <LetterPane
            key={letter.id}
            control={control}
            letter={letter}
            place={t("reviewPlace", { number: index + 1, count, name: letter.name })}
            isLeftOut={leftOut.includes(letter.id)}
            onLeaveOut={(isOut) => onLeaveOut(letter.id, isOut)}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}

function LetterState({ isLeftOut, isSeen }: { isLeftOut: boolean; isSeen: boolean }) {
  const t = useTranslations("candidate.letter");
  const [Icon, label] = isLeftOut ? [MailX, t("leftOut")] : isSeen ? [CircleCheck, t("seen")] : [Circle, t("unseen")];
  return (
    <>
      <Icon aria-hidden className={isSeen && !isLeftOut ? "size-4 text-success-text" : "size-4 text-muted-foreground"} />
      <span className={isLeftOut ? "text-muted-foreground text-xs" : "sr-only"}>{label}</span>
    </>
  );
}

type LetterPaneProps = {
  control: FormControl<LettersInput>;
  letter: Letter;
  place: string;
  isLeftOut: boolean;
  onLeaveOut: (isOut: boolean) => void;
};

function LetterPane({ control, letter, place, isLeftOut, onLeaveOut }: LetterPaneProps) {
  const t = useTranslations("candidate.letter");
  const languageNames = useTranslations("shell.languageNames");
  const validationText = useValidationText();
  const { field } = useController({ control, name: "own" });
  const id = useId();
  const all = field.value ?? [];
  const own = all.find((one) => one.id === letter.id);
  const others = all.filter((one) => one.id !== letter.id);
  const shown = { id: letter.id, subject: own?.subject ?? letter.subject, text: own?.text ?? letter.text };
  const isFull = !own && others.length >= MAX_OWN_LETTERS;
  const errorOf = (part: Part) => own && validationText(problemOf(own, letter, part));
  const errors = { subject: errorOf("subject"), text: errorOf("text") };
  const inputFor = (part: Part) => ({
    id: `${id}-${part}`,
    value: shown[part],
    readOnly: isFull,
    lang: letter.locale,
    "aria-invalid": errors[part] !== undefined,
    "aria-describedby": `${id}-note${errors[part] === undefined ? "" : ` ${id}-${part}-error`}`,
    onChange: ({ target }: { target: { value: string } }) => field.onChange([...others, { ...shown, [part]: target.value }]),
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-b pb-3">
        <div className="min-w-0">
          <p aria-live="polite" className="wrap-anywhere font-medium text-sm">
            {place}
          </p>
          <p className="wrap-anywhere text-muted-foreground text-xs">
            {letter.to} · {t("inLanguage", { language: languageNames(letter.locale) })}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Label htmlFor={`${id}-sends`}>{t("sendThis")}</Label>
          <Switch id={`${id}-sends`} checked={!isLeftOut} onCheckedChange={(sends) => onLeaveOut(!sends)} />
        </div>
      </div>
      {isLeftOut ? (
        <p className="text-muted-foreground text-sm">{t("getsNone", { name: letter.name })}</p>
      ) : (
        <>
          <FieldFrame id={`${id}-subject`} label={t("subject")} error={errors.subject}>
            <Input {...inputFor("subject")} />
          </FieldFrame>
          <FieldFrame id={`${id}-text`} label={t("text")} error={errors.text}>
            <Textarea {...inputFor("text")} rows={12} />
          </FieldFrame>
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
            <p id={`${id}-note`} className="text-muted-foreground text-xs">
              {isFull ? t("tooManyOwn", { count: MAX_OWN_LETTERS }) : t("forThisOnly")}
            </p>
            {own && (
              <Button variant="ghost" size="sm" onClick={() => field.onChange(others)}>
                <RotateCcw aria-hidden />
                {t("asForAll")}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
