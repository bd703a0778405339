import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { PartFrame } from "./part-view";
import { type Anchor, anchorIds, type LoadedPart } from "./part-views";

export type ArrangedPart = LoadedPart & { frame: PartFrame; isFirstOfKind: boolean; links: readonly Anchor[] };

/** Frames the parts of a page by their places: neighbouring bands join, and only the first of a kind is a link's target. */
export function arrangeParts(loaded: readonly LoadedPart[], locale: Locale, hasAnchors = true): ArrangedPart[] {
  return loaded.map((one, index) => {
    const { kind, tone } = one.part;
    const isFirstOfKind = loaded.findIndex(({ part }) => part.kind === kind) === index;
    const title = inLanguage(one.part, "title", locale) || null;
    const id = isFirstOfKind && hasAnchors ? anchorIds[kind] : undefined;
    const joins = (other: LoadedPart | undefined) => tone !== "plain" && other?.part.tone === tone;
    const [isJoined, isContinued] = [joins(loaded[index - 1]), joins(loaded[index + 1])];
    const isFlush = isBand(one) && isBand(loaded[index - 1]);
    const isLast = isBand(one) && index === loaded.length - 1;
    const ownLink = id !== undefined && title !== null && kind !== "callToAction" ? [{ id, name: title }] : [];
    const links = isFirstOfKind ? [...one.anchors, ...ownLink] : [];
    return { ...one, frame: { id, title, tone, isJoined, isContinued, isFlush, isLast, isThemed: true }, isFirstOfKind, links };
  });
}

/** Whether a part is a band of colour from its top to its end. The picture of a hero reaches beyond it. */
function isBand(one: LoadedPart | undefined): boolean {
  if (!one || one.part.tone === "plain") return false;
  return one.part.kind !== "hero" || one.part.variant === "text";
}
