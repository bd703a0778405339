"use client";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { FieldError } from "~/components/fields/field";
import { TextField } from "~/components/fields/text-field";
import { LabelsAbove, useFormScope } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { SocialIcon } from "~/components/site/social-icon";
import { Button } from "~/components/ui/button";
import { newItemId } from "~/lib/items";
import { MAX_SOCIAL_LINKS, profileOf } from "~/lib/social-links";
import { withScheme } from "~/lib/urls";
import type { SettingControl } from "./setting-control";

/** Links to networks, in the order in which visitors see them. */
export function SocialLinksField({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.socialLinks");
  const { id, readOnly } = useFormScope();
  const { fields, append, move, remove } = useFieldArray({ control, name: "socialLinks", keyName: "key" });
  const { errors } = useFormState({ control });
  const textOf = useValidationText();
  const links = useWatch({ control, name: "socialLinks" }) ?? [];
  // Elements that a change makes or moves can be focused only once it is rendered.
  const afterRender = useRef<string | null>(null);

  useEffect(() => {
    if (afterRender.current !== null) document.getElementById(afterRender.current)?.focus();
    afterRender.current = null;
  });

  const moveTo = (from: number, to: number) => {
    move(from, to);
    afterRender.current = `${id}-socialLinks.${to}.href`;
  };

  return (
    <LabelsAbove>
      <ul className="grid gap-4 empty:hidden">
        {fields.map(({ key }, index) => {
          const profile = profileOf(withScheme(links[index]?.href ?? "") ?? "");
          const name = profile.name || t("one", { number: index + 1 });
          return (
            <li key={key} className="flex min-w-0 flex-wrap items-start gap-x-2 sm:flex-nowrap">
              <span className="mt-9 text-muted-foreground">
                <SocialIcon network={profile.key} />
              </span>
              <TextField
                control={control}
                name={`socialLinks.${index}.href`}
                label={name}
                type="url"
                className="min-w-0 flex-1 max-sm:basis-3/4"
              />
              {!readOnly && (
                <span className="ml-auto flex max-sm:mt-1 sm:mt-7">
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    disabled={index === 0}
                    aria-label={t("moveUp", { name })}
                    onClick={() => moveTo(index, index - 1)}
                  >
                    <ArrowUp aria-hidden />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    disabled={index === fields.length - 1}
                    aria-label={t("moveDown", { name })}
                    onClick={() => moveTo(index, index + 1)}
                  >
                    <ArrowDown aria-hidden />
                  </Button>
                  <Button variant="ghost" size="icon-sm" aria-label={t("remove", { name })} onClick={() => remove(index)}>
                    <X aria-hidden />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {!readOnly && fields.length < MAX_SOCIAL_LINKS && (
        <Button
          variant="outline"
          size="sm"
          className="w-fit"
          onClick={() => append({ id: newItemId(), href: "" }, { focusName: `socialLinks.${fields.length}.href` })}
        >
          <Plus aria-hidden />
          {t("add")}
        </Button>
      )}
      <FieldError id={`${id}-socialLinks`} error={textOf(errors.socialLinks?.root?.message ?? errors.socialLinks?.message)} />
    </LabelsAbove>
  );
}
