"use client";
import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ImageField } from "~/components/fields/image-field";
import { LookField } from "~/components/fields/look-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { FormSection } from "~/components/form/form-section";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import { TextLink } from "~/components/ui/text-link";
import { type Corners, corners, type Font, fontFamilies, fonts, radii } from "~/lib/look";
import { BrandColorField } from "./brand-color-field";
import type { SettingControl } from "./setting-control";
import { SitePreview } from "./site-preview";

/** The look of public pages, beside the home page as it is chosen. */
export function LookFields({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.look");
  const fontOptions = fonts.map((font) => ({
    value: font,
    label: `${t(`fonts.${font}`)} · ${t(`fontNotes.${font}`)}`,
    picture: <Specimen font={font} />,
  }));
  const cornerOptions = corners.map((one) => ({
    value: one,
    label: t(`cornerNames.${one}`),
    picture: <CornersPicture corners={one} />,
  }));
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-2">
      <PreviewButton control={control} />
      <LabelsAbove>
        <div className="grid min-w-0 gap-6">
          <FormSection>
            <BrandColorField control={control} />
            <LookField control={control} name="font" options={fontOptions} columns={3} description={t("fontHelp")} />
            <LookField control={control} name="corners" options={cornerOptions} columns={3} />
          </FormSection>
          <FormSection
            title={t("icon")}
            description={t.rich("iconHelp", {
              link: (text) => (
                <TextLink href="/admin/company-info" className="underline">
                  {text}
                </TextLink>
              ),
            })}
          >
            <ImageField control={control} name="faviconId" contain description={t("faviconHelp")} />
          </FormSection>
        </div>
      </LabelsAbove>
      <div className="sticky top-20 max-xl:hidden">
        <SitePreview control={control} hasSamples className="h-[34rem] max-h-[calc(100dvh-19rem)]" />
      </div>
    </div>
  );
}

/** Opens the preview where there is no room beside the fields. */
function PreviewButton({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.preview");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className="sticky top-20 z-10 -mb-3 w-fit justify-self-end bg-card shadow-sm xl:hidden"
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden />
        {t("open")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("open")} size="xl">
        <DialogBody>
          <SitePreview control={control} hasSamples className="h-[70dvh]" />
        </DialogBody>
      </Dialog>
    </>
  );
}

function Specimen({ font }: { font: Font }) {
  const t = useTranslations("setting.look");
  const { text, title } = fontFamilies[font];
  return (
    <span
      lang="vi"
      className="grid place-items-center whitespace-nowrap bg-card text-center font-semibold text-base leading-relaxed 2xl:text-xl"
      style={{ fontFamily: title === "inherit" ? text : title }}
    >
      {t("specimen")}
    </span>
  );
}

/** Size of the shapes in the pictures beside real ones. */
const SCALE = 0.45;

function CornersPicture({ corners }: { corners: Corners }) {
  return (
    <span className="flex items-center justify-center gap-2 bg-muted p-2">
      <span
        className="h-8 w-2/5 border border-border bg-card"
        style={{ borderRadius: `calc(${radii[corners].xl}rem * ${SCALE})` }}
      />
      <span className="h-5 w-2/5 bg-primary" style={{ borderRadius: `calc(${radii[corners].lg}rem * ${SCALE})` }} />
    </span>
  );
}
