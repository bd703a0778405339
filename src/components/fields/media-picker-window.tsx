"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { ImageDrop } from "~/components/fields/image-drop";
import { recentImages, rememberImage } from "~/components/fields/recent-images";
import { transparency } from "~/components/fields/transparency";
import { useImageUpload } from "~/components/fields/use-image-upload";
import { useMay } from "~/components/resource/use-may";
import { Picture } from "~/components/site/picture";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { Skeleton } from "~/components/ui/skeleton";
import { type Image, imageAlt } from "~/lib/images";
import { api } from "~/trpc/client";
import type { Uploaded } from "~/trpc/upload";

/** Kinds of images, by what a form asks for. */
type ImageKind = "photo" | "logo";

export type MediaPickerProps = {
  open: boolean;
  onClose: () => void;
  /** Called with the one image, or with those that were ticked, in this order. */
  onPick: (images: readonly Image[]) => void;
  /** How many images can be ticked. By default, one is taken at once. */
  most?: number;
  /** Kind that is shown first. */
  kind?: ImageKind;
};

type Choice = {
  /** Ticked images; null where one is taken at once. */
  ticked: readonly Image[] | null;
  onPick: (image: Image) => void;
};

const PAGE_SIZE = 24;
/** A list answers with up to 1,000 rows; the search finds the others. */
const MOST_PAGES = 40;

export function MediaPickerWindow({ open, onClose, onPick, most = 1, kind = "photo" }: MediaPickerProps) {
  const t = useTranslations("form");
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      ref={dialog}
      open={open}
      onClose={onClose}
      title={t(most === 1 ? "chooseImage" : "chooseImages")}
      description={t("imageRules")}
      size="lg"
      onOpenAutoFocus={(event) => {
        const search = dialog.current?.querySelector<HTMLElement>("[type=search]");
        if (!search) return;
        event.preventDefault();
        search.focus();
      }}
    >
      <Images
        open={open}
        most={most}
        kind={kind}
        onPick={(images) => {
          for (const { id } of images) rememberImage(id);
          onPick(images);
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Images to choose from. A closed window forgets what was ticked in it, and what is still being uploaded. */
function Images({ open, most, kind, onPick }: Required<Pick<MediaPickerProps, "open" | "most" | "kind" | "onPick">>) {
  const t = useTranslations("form");
  const may = useMay("/admin/media");
  const [ticked, setTicked] = useState<readonly Image[]>([]);
  const isMultiple = most > 1;
  const choice: Choice = isMultiple
    ? { ticked, onPick: (image) => setTicked((before) => toggled(before, image).slice(0, most)) }
    : { ticked: null, onPick: (image) => onPick([image]) };
  const uploads = useUploads(
    open,
    isMultiple ? (image) => setTicked((before) => [...without(before, image), image].slice(0, most)) : choice.onPick,
  );
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <ImageDrop
          isMultiple={isMultiple}
          onFiles={(files) => void uploads.start(files, most - ticked.length)}
          uploading={uploads.uploading}
        />
        {uploads.problem !== null && <Alert variant="destructive">{uploads.problem}</Alert>}
        {isMultiple && <ImageRow images={uploads.uploaded} choice={choice} />}
        {may.view && <Recent choice={choice} />}
        {may.view && <Library firstKind={kind} choice={choice} />}
      </DialogBody>
      {isMultiple && (
        <DialogFooter className="sm:items-center sm:justify-between">
          <p role="status" className="text-muted-foreground text-sm">
            {t("imagesTicked", { count: ticked.length, most })}
          </p>
          <Button disabled={ticked.length === 0 || uploads.isRunning} onClick={() => onPick(ticked)}>
            {t("addImages", { count: ticked.length })}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

function without(images: readonly Image[], { id }: Image): Image[] {
  return images.filter((image) => image.id !== id);
}

function toggled(images: readonly Image[], image: Image): Image[] {
  const others = without(images, image);
  return others.length < images.length ? others : [...others, image];
}

/** Uploads images one after the other while the window is open, and says which were refused. */
function useUploads(open: boolean, onUploaded: (image: Image) => void) {
  const t = useTranslations("form");
  const isOpen = useRef(open);
  // The mutation calls back after the window has gone, too.
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);
  const { upload, uploading, error } = useImageUpload((image) => isOpen.current && onUploaded(image));
  const [isRunning, setRunning] = useState(false);
  const [uploaded, setUploaded] = useState<readonly Uploaded[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** @param room how many more can be ticked */
  async function start(files: readonly File[], room: number) {
    const left = files.slice(room).map(({ name }) => name);
    setRefused(left);
    setRunning(true);
    for (const file of files.slice(0, room)) {
      if (!isOpen.current) break;
      const image = await upload(file);
      if (image) setUploaded((before) => [...before.filter(({ id }) => id !== image.id), image]);
      else if (files.length > 1) setRefused((before) => [...before, file.name]);
    }
    setRunning(false);
  }
  const names = refused.join(", ");
  return { start, uploading, uploaded, isRunning, problem: names === "" ? (error ?? null) : t("imagesRefused", { names }) };
}

/** Images that were used last, in one row. */
function Recent({ choice }: { choice: Choice }) {
  const t = useTranslations("form");
  const [ids] = useState(recentImages);
  const { data } = api.system.media.byIds.useQuery({ ids }, { enabled: ids.length > 0 });
  const images = ids.flatMap((id) => data?.find((image) => image.id === id) ?? []);
  if (images.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium text-sm">{t("recentImages")}</h3>
      <ImageRow images={images} choice={choice} />
    </section>
  );
}

function ImageRow({ images, choice }: { images: readonly ListedImage[]; choice: Choice }) {
  return (
    <ul className="grid grid-cols-4 gap-2 empty:hidden sm:grid-cols-8">
      {images.map((image) => (
        <li key={image.id}>
          <ImageButton image={image} sizes="100px" choice={choice} />
        </li>
      ))}
    </ul>
  );
}

type ListedImage = Image & { filename: string };

type ImageButtonProps = { image: ListedImage; sizes: string; hasName?: boolean; choice: Choice };

function ImageButton({ image, sizes, hasName = false, choice: { ticked, onPick } }: ImageButtonProps) {
  const locale = useLocale();
  const place = ticked?.findIndex(({ id }) => id === image.id);
  const isTicked = place !== undefined && place >= 0;
  return (
    <button
      type="button"
      aria-pressed={ticked ? isTicked : undefined}
      onClick={() => onPick(image)}
      className={cn(
        "relative grid w-full gap-1.5 rounded-lg p-1 text-left hover:bg-accent",
        isTicked && "bg-primary-subtle outline-2 outline-primary",
      )}
    >
      <Picture
        image={image}
        alt={imageAlt(image, locale)}
        sizes={sizes}
        className={cn("aspect-4/3 w-full rounded-md object-contain", transparency)}
      />
      {isTicked && (
        <span
          aria-hidden
          className="absolute top-2 right-2 grid size-5 place-items-center rounded-full bg-primary font-medium text-primary-foreground text-xs tabular-nums"
        >
          {place + 1}
        </span>
      )}
      <span className={hasName ? "truncate px-1 text-muted-foreground text-xs" : "sr-only"}>{image.filename}</span>
    </button>
  );
}

const shownKinds = ["photo", "logo", "image"] as const;

type LibraryProps = { firstKind: ImageKind; choice: Choice };

/** Images of the library, by kind. An image becomes a logo when it is used as one: "all images" has both. */
function Library({ firstKind, choice }: LibraryProps) {
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
                <ImageButton image={image} sizes="200px" hasName choice={choice} />
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
