import { Mark, mergeAttributes, Node } from "@tiptap/core";
import { Image as TiptapImage } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress } from "~/components/rich-text/link";
import { type Image, imageAlt, imageUrls } from "~/lib/images";
import { isVideo, type Video, videoName, videoOf } from "~/lib/videos";

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

/** An image with a caption, which is the node's text. It has the attributes of the image itself. */
const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes() {
    const ofImage = (name: string) => ({
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector("img")?.getAttribute(name) ?? null,
    });
    return {
      ...Object.fromEntries(["src", "srcset", "alt", "width", "height"].map((name) => [name, ofImage(name)])),
      mediaId: ofImage("data-media-id"),
    };
  },
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: "figcaption",
      getAttrs: (element) => (element.querySelector("img") && element.querySelector("figcaption") ? null : false),
    },
  ],
  renderHTML: ({ node }) => {
    const { mediaId, ...image } = node.attrs;
    return ["figure", ["img", { ...image, "data-media-id": mediaId }], ["figcaption", 0]];
  },
});

/** A video of another site, with a caption. Nothing is loaded from there: it is a box with the name of the service. */
const VideoFigure = Node.create({
  name: "video",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    video: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("data-video"),
      renderHTML: ({ video }) => ({ "data-video": video }),
    },
  }),
  parseHTML: () => [
    {
      tag: "figure[data-video]",
      priority: 60,
      contentElement: (element) => element.querySelector("figcaption") ?? element,
      getAttrs: (element) => (isVideo(element.getAttribute("data-video") ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, ["figcaption", 0]],
  addNodeView:
    () =>
    ({ node }) => {
      const { service, id } = videoOf(String(node.attrs.video));
      const [dom, box, contentDOM] = [
        document.createElement("figure"),
        document.createElement("div"),
        document.createElement("figcaption"),
      ];
      box.className = "video";
      box.contentEditable = "false";
      box.textContent = `${service === "youtube" ? "YouTube" : "Vimeo"} · ${id}`;
      dom.append(box, contentDOM);
      return { dom, contentDOM };
    },
});

/** A link to another record of the site, by its page of the back office and its id: `/admin/news/7`. It has no address of its own. */
const RecordLink = Mark.create({
  name: "recordLink",
  priority: 1001,
  inclusive: false,
  excludes: "link recordLink",
  addAttributes: () => ({
    record: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("data-record"),
      renderHTML: ({ record }) => ({ "data-record": record }),
    },
  }),
  parseHTML: () => [{ tag: "a[data-record]" }],
  renderHTML: ({ HTMLAttributes }) => ["a", mergeAttributes(HTMLAttributes), 0],
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
  Figure,
  VideoFigure,
  RecordLink,
  Table,
  TableRow,
  TableHeader,
  TableCell,
];

/** The node of an image, described as the library describes it in the text's language. */
export function imageNode(image: Image, lang: string) {
  const { src, srcSet, width, height } = imageUrls(image);
  return { type: "image", attrs: { src, srcset: srcSet, alt: imageAlt(image, lang), width, height, mediaId: String(image.id) } };
}

/** The node of a video. */
export function videoNode(video: Video) {
  return { type: "video", attrs: { video: videoName(video) } };
}
