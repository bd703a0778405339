import type { Tool } from "~/components/rich-text/use-tools";
import { fold } from "~/lib/fold";

/** Words that find a block, in both languages: people type the one that they think in. Names come first. */
const words: Partial<Record<Tool["key"], readonly string[]>> = {
  heading2: ["heading", "đề mục", "title", "tiêu đề", "section", "h2", "##"],
  heading3: ["subheading", "đề mục con", "subtitle", "tiêu đề phụ", "h3", "###"],
  heading4: ["small heading", "đề mục nhỏ", "small title", "tiêu đề nhỏ", "h4", "####"],
  bulletList: [
    "bulleted list",
    "danh sách dấu đầu dòng",
    "bullet points",
    "unordered",
    "gạch đầu dòng",
    "liệt kê",
    "ul",
    "-",
    "*",
  ],
  orderedList: ["numbered list", "danh sách đánh số", "ordered", "steps", "các bước", "số thứ tự", "ol", "1."],
  quote: ["quote", "trích dẫn", "citation", "blockquote", "dẫn lời", "câu nói", ">"],
  codeBlock: ["code block", "khối mã", "program", "snippet", "source", "mã nguồn", "lập trình", "```"],
  image: ["image", "ảnh", "picture", "photo", "upload", "hình ảnh", "tải ảnh lên", "img"],
  table: ["table", "bảng", "grid", "rows", "columns", "hàng", "cột"],
  video: ["video", "youtube", "vimeo", "film", "clip", "movie", "phim"],
  divider: ["divider", "đường kẻ ngang", "separator", "line", "horizontal rule", "hr", "dấu phân cách", "ngăn cách", "---"],
};

/** Finds blocks by the beginning of a word in their name or a synonym, with or without accents. Names come before synonyms. */
export function findBlocks<Block extends { key: Tool["key"]; label: string }>(blocks: readonly Block[], typed: string): Block[] {
  const query = fold(typed).trim().replace(/\s+/g, " ");
  const begins = (phrase: string) => ` ${fold(phrase)}`.includes(` ${query}`);
  const byName = blocks.filter(({ label }) => begins(label));
  const bySynonym = blocks.filter((block) => !byName.includes(block) && (words[block.key] ?? []).some(begins));
  return [...byName, ...bySynonym];
}
