"use client";
import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, use } from "react";
import { type Control, type FieldValues, useFormState, useWatch } from "react-hook-form";
import { FieldError, RemainingCount, useField } from "~/components/fields/field";
import { languages, useFieldLabels } from "~/components/fields/field-labels";
import { fieldPath, type LanguagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { useWrongLanguage } from "~/components/form/use-wrong-language";
import { RichTextInput } from "~/components/rich-text/rich-text-input";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { SideBySide } from "./side-by-side";

const texts = "textarea[lang], [role=textbox][lang]";

const textClasses = {
  title: "font-semibold text-title",
  heading: "font-semibold text-2xl",
  lead: "text-lg text-muted-foreground",
};

type CanvasFieldProps<V extends FieldValues> = {
  control: Control<V>;
  /** Common start of both names: "title" for titleEn and titleVi. */
  name: LanguagePair<V>;
  variant: "title" | "heading" | "lead" | "rich";
  max?: number;
  /** Shows the label, where the text alone does not say what it is. */
  hasHeading?: boolean;
};

/** A text that visitors read, in its own typography, in the languages that the page shows. */
export function CanvasField<V extends FieldValues>({ control, name, ...options }: CanvasFieldProps<V>) {
  const { language } = useFormScope();
  const isBoth = use(SideBySide);
  const { submitCount, errors } = useFormState({ control });
  useWrongLanguage(({ suffix }) => `${name}${suffix}` in errors, submitCount);
  return (
    <div className={cn("grid min-w-0 gap-x-10 gap-y-6", isBoth && "md:grid-cols-2")}>
      {languages.map((side) => (
        <div key={side.lang} className={cn("min-w-0", language !== side.lang && (isBoth ? "max-md:hidden" : "hidden"))}>
          <CanvasSide control={control} name={name} side={side} {...options} />
        </div>
      ))}
    </div>
  );
}

type CanvasSideProps<V extends FieldValues> = CanvasFieldProps<V> & { side: (typeof languages)[number] };

function CanvasSide<V extends FieldValues>({ control, name, side, variant, max, hasHeading = false }: CanvasSideProps<V>) {
  const common = useTranslations("common");
  const scope = useFormScope();
  const label = useFieldLabels(scope.path)(name);
  const { field, id, error, readOnly, aria } = useField(control, fieldPath(control, `${name}${side.suffix}`), {});
  const value = textOf(field.value);
  const isNear = max !== undefined && value.length > max * 0.8;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the texts in it have the focus
    <div data-side className="grid min-w-0 gap-1.5" onKeyDown={goOn}>
      <div className={cn("flex items-baseline justify-between gap-3", !hasHeading && !isNear && "sr-only")}>
        <label htmlFor={id} id={`${id}-label`} className={cn("font-semibold text-2xl", !hasHeading && "sr-only")}>
          {label} <span className="sr-only">{common(side.label)}</span>
        </label>
        {max !== undefined && isNear && <RemainingCount length={value.length} max={max} />}
      </div>
      {variant === "rich" ? (
        <>
          <RichTextInput
            {...aria}
            lang={side.lang}
            readOnly={readOnly}
            value={value}
            onBlur={field.onBlur}
            onChange={field.onChange}
            isBare
          />
          {value === "" && !readOnly && <CopyButton control={control} name={name} side={side} onCopy={field.onChange} />}
        </>
      ) : (
        <GrowingText
          {...aria}
          ref={field.ref}
          lang={side.lang}
          readOnly={readOnly}
          value={value}
          placeholder={label}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value.replace(/\n/g, " "))}
          className={textClasses[variant]}
        />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type CopyButtonProps<V extends FieldValues> = Pick<CanvasSideProps<V>, "control" | "name" | "side"> & {
  onCopy: (html: string) => void;
};

/** Starts an empty language from the other one: its headings, lists, tables and pictures are then in place. */
function CopyButton<V extends FieldValues>({ control, name, side, onCopy }: CopyButtonProps<V>) {
  const t = useTranslations("writing");
  const other = languages.find(({ lang }) => lang !== side.lang) ?? side;
  const html = textOf(useWatch({ control, name: fieldPath(control, `${name}${other.suffix}`) }));
  if (html === "") return null;
  return (
    <Button data-copy variant="outline" size="sm" className="w-fit" onClick={() => onCopy(html)}>
      <Copy aria-hidden />
      {t("copyFrom", { language: other.lang })}
    </Button>
  );
}

/** A text area as high as its text: a hidden copy in the same cell gives the height. */
function GrowingText({ className, ...props }: ComponentProps<"textarea"> & { value: string }) {
  const shared = "col-start-1 row-start-1 min-w-0 whitespace-pre-wrap break-words px-0 py-1";
  return (
    <div className={cn("grid", className)}>
      <div aria-hidden className={cn(shared, "invisible")}>
        {`${props.value || props.placeholder || ""} `}
      </div>
      <textarea
        rows={1}
        {...props}
        className={cn(
          shared,
          "resize-none overflow-hidden bg-transparent text-foreground outline-none placeholder:text-muted-foreground/70 aria-invalid:underline aria-invalid:decoration-destructive-text aria-invalid:decoration-wavy",
        )}
      />
    </div>
  );
}

/** Enter and Tab in a title or lead go on to the next text in its language, Tab from the last one to the other language. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isEnter = key === "Enter" && target instanceof HTMLTextAreaElement;
  if (!isEnter && key !== "Tab") return;
  const all = target.closest("form")?.querySelectorAll<HTMLElement>(texts) ?? [];
  const ordered = languages.flatMap(({ lang }) => [...all].filter((text) => text.lang === lang && text.checkVisibility()));
  const next = ordered[ordered.indexOf(target) + (shiftKey && !isEnter ? -1 : 1)];
  const isSame = next?.lang === target.lang;
  // The button that copies the other language comes after an empty text.
  const hasButton = !isSame && !shiftKey && target.closest("[data-side]")?.querySelector("[data-copy]") !== null;
  if (next && (isEnter ? isSame : !hasButton)) next.focus();
  if (isEnter || document.activeElement === next) event.preventDefault();
}
