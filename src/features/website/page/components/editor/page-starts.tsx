"use client";
import { MapPin, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { fieldId, useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import type { OfferedKind } from "../../parts/parts";
import { useEditor } from "./editor-context";
import { focusFields } from "./focus-words";
import { kindPictures } from "./kind-picture";
import { Block, Frame, Heading, Lines } from "./picture-pieces";

const starts = [
  { name: "campaign", kinds: ["hero", "cards", "quote", "contactForm"], picture: kindPictures.hero },
  { name: "product", kinds: ["hero", "textPicture", "steps", "questions"], picture: kindPictures.textPicture },
  { name: "event", kinds: ["hero", "text", "offices", "contactForm"], picture: <PlacePicture /> },
  { name: "plain", kinds: ["text"], picture: kindPictures.text },
] as const satisfies readonly { name: string; kinds: readonly OfferedKind[]; picture: unknown }[];

/** Offers the first parts of a page that has none. */
export function PageStarts({ className }: { className?: string }) {
  const t = useTranslations("page.editor.begin");
  const { begin, setBegun } = useEditor();
  const { id: scopeId } = useFormScope();
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("grid content-center justify-items-center gap-6 p-3 md:p-6", className)}>
      <div className="text-center">
        <h2 id={id} className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-muted-foreground text-sm">{t("help")}</p>
      </div>
      <ul className="grid w-full max-w-2xl grid-cols-2 gap-3 md:gap-4">
        {starts.map(({ name, kinds, picture }) => (
          <li key={name} className="grid">
            <button
              type="button"
              onClick={() => {
                const first = begin(kinds);
                if (first) focusFields(first);
              }}
              className="grid content-start gap-1 rounded-xl border border-border bg-background p-3 text-left md:p-4 hover:border-primary"
            >
              <span aria-hidden className="mb-2 aspect-5/3 overflow-hidden rounded-md border border-border">
                {/* The lines of the small pictures have a fixed thickness. */}
                <span className="block size-1/2 origin-top-left scale-200">{picture}</span>
              </span>
              <span className="font-medium text-sm">{t(`${name}.title`)}</span>
              <span className="text-muted-foreground text-xs">{t(`${name}.help`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        onClick={() => {
          setBegun(true);
          document.getElementById(fieldId(scopeId, "parts"))?.focus();
        }}
      >
        <Plus aria-hidden />
        {t("empty")}
      </Button>
    </section>
  );
}

function PlacePicture() {
  return (
    <Frame className="grid-cols-[1fr_50%] items-center">
      <span className="grid gap-1">
        <Heading width={80} />
        <Lines widths={[100, 80, 60]} />
      </span>
      <span className="relative grid aspect-square place-items-center">
        <Block className="absolute inset-0" />
        <MapPin className="relative size-4 fill-primary text-primary-300" />
      </span>
    </Frame>
  );
}
