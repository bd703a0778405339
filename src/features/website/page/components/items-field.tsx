"use client";
import { ArrowDown, ArrowUp, ChevronDown, Plus, X } from "lucide-react";
import { type Messages, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from "react-hook-form";
import { FieldError } from "~/components/fields/field";
import { useFormScope } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { focusFields } from "./editor/focus-words";
import { ItemSummary } from "./item-summary";

type ItemsFieldProps<V extends FieldValues, Name extends FieldArrayPath<V>> = {
  control: Control<V>;
  name: Name;
  /** Key of the words for its items under `page.parts.lists`. */
  words: keyof Messages["page"]["parts"]["lists"];
  max: number;
  makeItem: () => FieldArray<V, Name>;
  /** Window that several new items are chosen in; without one, an empty item is added. */
  picker?: (props: {
    open: boolean;
    room: number;
    onClose: () => void;
    onAdd: (items: FieldArray<V, Name>[]) => void;
  }) => ReactNode;
  /** Fields of the item at a place. */
  children: (index: number) => ReactNode;
};

/** Edits a list of items in a part, such as its questions. One item is open at a time, and those with errors. */
export function ItemsField<V extends FieldValues, Name extends FieldArrayPath<V>>(props: ItemsFieldProps<V, Name>) {
  const { control, name, words, max, makeItem, picker, children } = props;
  const t = useTranslations("page.parts");
  const scope = useFormScope();
  const id = `${scope.id}-${name}`;
  const { fields, append, move, remove } = useFieldArray<V, Name, "key">({ control, name, keyName: "key" });
  const { errors } = useFormState({ control });
  const textOf = useValidationText();
  const [open, setOpen] = useState<number | null>(fields.length === 1 ? 0 : null);
  const [isPicking, setPicking] = useState(false);
  // Elements that a change makes or moves can be focused only once it is rendered.
  const afterRender = useRef<(() => void) | null>(null);
  const listErrors: { message?: string; root?: { message?: string } } | undefined = get(errors, name);

  useEffect(() => {
    afterRender.current?.();
    afterRender.current = null;
  });
  const focusNext = (elementId: string) => {
    afterRender.current = () => document.getElementById(elementId)?.focus();
  };

  const moveTo = (from: number, to: number) => {
    move(from, to);
    setOpen(open === from ? to : open === to ? from : open);
    const isAtEnd = to === 0 || to === fields.length - 1;
    const isUp = to < from;
    focusNext(`${id}.${to}-${isUp !== isAtEnd ? "up" : "down"}`);
  };

  return (
    <section aria-labelledby={`${id}-label`} className="grid gap-2">
      <h3 id={`${id}-label`} className="font-medium text-sm">
        {t(`lists.${words}.all`)}
      </h3>
      <ol className="grid gap-2 empty:hidden">
        {fields.map(({ key }, index) => {
          const isOpen = open === index || get(errors, `${name}.${index}`) !== undefined;
          return (
            <li key={key} className="min-w-0 rounded-lg border border-border">
              <div className="flex items-center pr-1">
                <ItemHead
                  id={`${id}.${index}`}
                  name={t(`lists.${words}.one`, { number: index + 1 })}
                  isOpen={isOpen}
                  onToggle={() => setOpen(isOpen ? null : index)}
                >
                  <ItemSummary control={control} name={`${name}.${index}`} />
                </ItemHead>
                {!scope.readOnly && (
                  <ItemTools
                    id={`${id}.${index}`}
                    name={t(`lists.${words}.one`, { number: index + 1 })}
                    onMoveUp={index > 0 ? () => moveTo(index, index - 1) : undefined}
                    onMoveDown={index < fields.length - 1 ? () => moveTo(index, index + 1) : undefined}
                    onRemove={() => {
                      remove(index);
                      setOpen(null);
                      focusNext(fields.length === 1 ? `${id}-add` : `${id}.${Math.max(0, index - 1)}`);
                    }}
                  />
                )}
              </div>
              {isOpen && (
                <div data-fields={`${id}.${index}`} className="grid gap-4 border-border border-t p-3">
                  {children(index)}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {!scope.readOnly && fields.length < max && (
        <Button
          id={`${id}-add`}
          variant="outline"
          size="sm"
          className="w-fit"
          onClick={() => {
            if (picker) return setPicking(true);
            append(makeItem(), { shouldFocus: false });
            setOpen(fields.length);
            afterRender.current = () => focusFields({ id: `${id}.${fields.length}` });
          }}
        >
          <Plus aria-hidden />
          {t(`lists.${words}.add`)}
        </Button>
      )}
      {picker?.({
        open: isPicking,
        room: max - fields.length,
        onClose: () => setPicking(false),
        onAdd(items) {
          append(items, { shouldFocus: false });
          setOpen(null);
        },
      })}
      {fields.length >= max && <p className="text-muted-foreground text-xs">{t("items.full", { count: max })}</p>}
      <FieldError id={id} error={textOf(listErrors?.message ?? listErrors?.root?.message)} />
    </section>
  );
}

type ItemHeadProps = { id: string; name: string; isOpen: boolean; onToggle: () => void; children: ReactNode };

function ItemHead({ id, name, isOpen, onToggle, children }: ItemHeadProps) {
  return (
    <button
      type="button"
      id={id}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-lg px-3 text-left text-sm"
    >
      <ChevronDown aria-hidden className={cn("size-4 shrink-0 transition-transform", !isOpen && "-rotate-90")} />
      <span className="sr-only">{name}</span>
      <span className="flex min-w-0 items-center gap-2">{children}</span>
    </button>
  );
}

type ItemToolsProps = { id: string; name: string; onMoveUp?: () => void; onMoveDown?: () => void; onRemove: () => void };

function ItemTools({ id, name, onMoveUp, onMoveDown, onRemove }: ItemToolsProps) {
  const t = useTranslations("page.parts.items");
  const tools = [
    { id: `${id}-up`, label: t("moveUp", { name }), icon: ArrowUp, onClick: onMoveUp },
    { id: `${id}-down`, label: t("moveDown", { name }), icon: ArrowDown, onClick: onMoveDown },
    { id: `${id}-remove`, label: t("remove", { name }), icon: X, onClick: onRemove },
  ];
  return tools.map(({ id, label, icon: Icon, onClick }) => (
    <Button key={id} id={id} variant="ghost" size="icon-sm" aria-label={label} aria-disabled={!onClick} onClick={onClick}>
      <Icon aria-hidden />
    </Button>
  ));
}
