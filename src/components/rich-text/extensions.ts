import { Mark, mergeAttributes, Node } from "@tiptap/core";
import { Image as TiptapImage } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress } from "~/components/rich-text/link";
import { type Image, imageAlt, imageUrls } from "~/lib/images";
import { isVideo, type Video, videoName, videoOf } from "~/lib/videos";

/** Image of the media library. It stores the library's id, so that images in use can't be deleted. */
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

/** Image with a caption, which is the node's text. */
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

/** External video with a caption. Loads nothing: shows a box with the service's name. */
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

/** Link to a record by its back-office page and id, `/admin/news/7`: its URL is resolved when the page is rendered. */
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

/** Allowed content: exactly what the server's sanitiser allows. */
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

/** Builds an image node with the library's alternative text in the text's language. */
export function imageNode(image: Image, lang: string) {
  const { src, srcSet, width, height } = imageUrls(image);
  return { type: "image", attrs: { src, srcset: srcSet, alt: imageAlt(image, lang), width, height, mediaId: String(image.id) } };
}

export function videoNode(video: Video) {
  return { type: "video", attrs: { video: videoName(video) } };
}
