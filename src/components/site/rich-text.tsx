import { cn } from "~/components/ui/cn";

/** A text from the editor. Its videos are played by script/videos.ts. @param html as `renderRichText` makes it */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved, and when it was rendered
  return <div className={cn("rich-text", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
