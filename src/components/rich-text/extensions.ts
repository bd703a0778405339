import { Image as TiptapImage } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress } from "~/components/rich-text/link";
import { type Image, imageAlt, imageUrls } from "~/lib/images";

/** An image of the media library in a text: it names its id there, so that none in use can be deleted. */
const LibraryImage = TiptapImage.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      srcset: { default: null },
      mediaId: {
        default: null,
        parseHTML: (element) => element.getAttribute("data-media-id"),
        renderHTML: ({ mediaId }) => (mediaId === null ? {} : { "data-media-id": mediaId }),
      },
    };
  },
});

/** What a text can be made of: exactly what the server lets through. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkAddress(address ?? "") !== null,
      shouldAutoLink: (address) => linkAddress(address) !== null,
    },
  }),
  LibraryImage,
];

/** The node of an image, described as the library describes it in the text's language. */
export function imageNode(image: Image, lang: string) {
  const { src, srcSet, width, height } = imageUrls(image);
  return { type: "image", attrs: { src, srcset: srcSet, alt: imageAlt(image, lang), width, height, mediaId: String(image.id) } };
}
