"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { differencesBetween } from "~/components/form/form-values";
import { numberedLabel } from "~/components/form/numbered-label";
import { diffWords, type Piece } from "~/components/form/text-diff";
import { blockText } from "~/components/rich-text/block-text";
import { cn } from "~/components/ui/cn";
import { formatDateTime } from "~/lib/dates";

type Tone = "success" | "warning";

/** How a form labels its fields and shows their values. */
export type ShownFields = {
  labelOf: (field: string) => string;
  /** Renders values that are more than text; undefined: by type. */
  display: (field: string, value: unknown, record: object) => ReactNode;
};

type Sides = readonly [before: string, after: string];

type DifferencesProps = ShownFields & {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  fields: readonly string[];
  sides: Sides;
  /** Shown when nothing differs. */
  children?: ReactNode;
};

/** Compares two versions of a record. */
export function Differences({ before, after, fields, sides, labelOf, display, children }: DifferencesProps) {
  const differences = differencesBetween(before, after, fields);
  if (differences.length === 0) return children;
  return differences.map(({ name, ...values }) => (
    <FieldDifference
      key={name}
      label={numberedLabel(labelOf, values.after === undefined ? before : after, name)}
      {...values}
      sides={sides}
      display={(value, side) => display(name, value, side === "before" ? before : after)}
    />
  ));
}

type FieldDifferenceProps = {
  label: string;
  before: unknown;
  after: unknown;
  sides: Sides;
  /** Shows one side only: for a new or a deleted record. */
  only?: "before" | "after";
  display: (value: unknown, side: "before" | "after") => ReactNode;
};

export function FieldDifference({ label, before, after, sides, only, display }: FieldDifferenceProps) {
  const [old, changed] = only ? [undefined, undefined] : comparedPieces(before, after);
  return (
    <section className="grid min-w-0 gap-2" aria-label={label}>
      <h3 className="font-medium text-sm">{label}</h3>
      <div className={cn("grid gap-3", !only && "md:grid-cols-2")}>
        {(
          [
            ["before", sides[0], before, old, "warning"],
            ["after", sides[1], after, changed, "success"],
          ] as const
        )
          .filter(([side]) => !only || side === only)
          .map(([side, name, value, pieces, tone]) => (
            <div key={side} className="grid min-w-0 content-start gap-1 rounded-lg border border-border p-3">
              {!only && <span className="text-muted-foreground text-xs">{name}</span>}
              <div className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-sm">
                <ComparedValue value={value} pieces={pieces} tone={tone} shown={display(value, side)} />
              </div>
            </div>
          ))}
      </div>
    </section>
  );
}

export function comparedPieces(one: unknown, other: unknown): readonly [Piece[] | undefined, Piece[] | undefined] {
  const [oneText, otherText] = [plainOf(one), plainOf(other)];
  return oneText !== null && otherText !== null ? diffWords(oneText, otherText) : [undefined, undefined];
}

type ComparedValueProps = {
  value: unknown;
  pieces: Piece[] | undefined;
  tone: Tone;
  /** The value as its field shows it. */
  shown: ReactNode;
};

export function ComparedValue({ value, pieces, tone, shown }: ComparedValueProps) {
  return shown ?? (pieces ? <DiffPieces pieces={pieces} tone={tone} /> : <ShownValue value={value} />);
}

/** Marks changed words by colour and underline. */
function DiffPieces({ pieces, tone }: { pieces: Piece[]; tone: Tone }) {
  if (pieces.length === 0) return <EmptyValue />;
  return pieces.map((piece, index) =>
    piece.isChanged ? (
      <mark
        key={index}
        className={cn(
          "rounded-sm underline decoration-dotted underline-offset-2",
          tone === "success" ? "bg-success-subtle text-success-text" : "bg-warning-subtle text-warning-text",
        )}
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function ShownValue({ value }: { value: unknown }) {
  const t = useTranslations("table");
  const plain = plainOf(value);
  if (plain === "") return <EmptyValue />;
  if (plain !== null) return plain;
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (value instanceof Date) return formatDateTime(value);
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : <EmptyValue />;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function EmptyValue() {
  const t = useTranslations("form");
  return <span className="text-muted-foreground">{t("emptyValue")}</span>;
}

/** Converts text or rich text to words; null for anything else. */
function plainOf(value: unknown): string | null {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return null;
  return /^\s*</.test(value) ? blockText(value) : value;
}
