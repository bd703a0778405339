import { cn } from "~/components/ui/cn";

/** Shows rich text; script/videos.ts plays its videos. @param html from `renderRichTexts` */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved, and when it was rendered
  return <div className={cn("rich-text", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
