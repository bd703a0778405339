"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useId, useRef, useState } from "react";
import { ImageDrop } from "~/components/fields/image-drop";
import { recentImages, rememberImage } from "~/components/fields/recent-images";
import { transparency } from "~/components/fields/transparency";
import { useImageUpload } from "~/components/fields/use-image-upload";
import { useMay } from "~/components/resource/use-may";
import { Picture } from "~/components/site/picture";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { Skeleton } from "~/components/ui/skeleton";
import { type Image, imageAlt } from "~/lib/images";
import { api } from "~/trpc/client";

/** Kinds of images, by what a form asks for. */
type ImageKind = "photo" | "logo";

export type MediaPickerProps = {
  open: boolean;
  onClose: () => void;
  onPick: (image: Image) => void;
  /** Kind that is shown first. */
  kind?: ImageKind;
};

const PAGE_SIZE = 24;
/** A list answers with up to 1,000 rows; the search finds the others. */
const MOST_PAGES = 40;

export function MediaPickerWindow({ open, onClose, onPick, kind = "photo" }: MediaPickerProps) {
  const t = useTranslations("form");
  const may = useMay("/admin/media");
  const dialog = useRef<HTMLDivElement>(null);
  const pick = (image: Image) => {
    rememberImage(image.id);
    onPick(image);
    onClose();
  };
  return (
    <Dialog
      ref={dialog}
      open={open}
      onClose={onClose}
      title={t("chooseImage")}
      description={t("imageRules")}
      size="lg"
      onOpenAutoFocus={(event) => {
        const search = dialog.current?.querySelector<HTMLElement>("[type=search]");
        if (!search) return;
        event.preventDefault();
        search.focus();
      }}
    >
      <DialogBody className="grid content-start gap-4">
        <Upload onPick={pick} />
        {may.view && <Recent onPick={pick} />}
        {may.view && <Library firstKind={kind} onPick={pick} />}
      </DialogBody>
    </Dialog>
  );
}

function Upload({ onPick }: { onPick: (image: Image) => void }) {
  const { upload, uploading, error } = useImageUpload(onPick);
  return (
    <>
      <ImageDrop onFile={upload} uploading={uploading} />
      {error !== undefined && <Alert variant="destructive">{error}</Alert>}
    </>
  );
}

/** Images that were used last, in one row. */
function Recent({ onPick }: { onPick: (image: Image) => void }) {
  const t = useTranslations("form");
  const [ids] = useState(recentImages);
  const { data } = api.system.media.byIds.useQuery({ ids }, { enabled: ids.length > 0 });
  const images = ids.flatMap((id) => data?.find((image) => image.id === id) ?? []);
  if (images.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium text-sm">{t("recentImages")}</h3>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {images.map((image) => (
          <li key={image.id}>
            <ImageButton image={image} sizes="100px" onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ImageButtonProps = { image: Image & { filename: string }; sizes: string; hasName?: boolean; onPick: (image: Image) => void };

function ImageButton({ image, sizes, hasName = false, onPick }: ImageButtonProps) {
  const locale = useLocale();
  return (
    <button type="button" onClick={() => onPick(image)} className="grid w-full gap-1.5 rounded-lg p-1 text-left hover:bg-accent">
      <Picture
        image={image}
        alt={imageAlt(image, locale)}
        sizes={sizes}
        className={cn("aspect-4/3 w-full rounded-md object-contain", transparency)}
      />
      <span className={hasName ? "truncate px-1 text-muted-foreground text-xs" : "sr-only"}>{image.filename}</span>
    </button>
  );
}

const shownKinds = ["photo", "logo", "image"] as const;

type LibraryProps = { firstKind: ImageKind; onPick: (image: Image) => void };

/** Images of the library, by kind. An image becomes a logo when it is used as one: "all images" has both. */
function Library({ firstKind, onPick }: LibraryProps) {
  const t = useTranslations("form");
  const kinds = useTranslations("media.kinds");
  const common = useTranslations("common");
  const id = useId();
  const [input, setInput] = useState("");
  const [kind, setKind] = useState<(typeof shownKinds)[number]>(firstKind);
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(input);
  const { data } = api.system.media.list.useQuery(
    { search, page: 1, pageSize: pages * PAGE_SIZE, filter: { kind } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium text-sm">
          {t("searchLibrary")}
        </label>
        <Input
          id={id}
          type="search"
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
            setPages(1);
          }}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("imageKinds")}</legend>
        {shownKinds.map((one) => (
          <Button
            key={one}
            variant={one === kind ? "secondary" : "outline"}
            size="sm"
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one);
              setPages(1);
            }}
          >
            {one === "image" ? t("allImages") : kinds(one)}
          </Button>
        ))}
      </fieldset>
      {data?.rows.length === 0 && <p className="py-6 text-center text-muted-foreground text-sm">{common("noResults")}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {data === undefined
          ? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="aspect-4/3 w-full" />)
          : data.rows.map((image) => (
              <li key={image.id}>
                <ImageButton image={image} sizes="200px" hasName onPick={onPick} />
              </li>
            ))}
      </ul>
      {data && data.total > data.rows.length && pages < MOST_PAGES && (
        <Button variant="outline" className="justify-self-center" onClick={() => setPages(pages + 1)}>
          {t("moreImages", { count: data.total - data.rows.length })}
        </Button>
      )}
    </>
  );
}
