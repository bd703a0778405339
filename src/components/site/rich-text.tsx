import { cn } from "~/components/ui/cn";
import { VideoEmbeds } from "./video-embeds";

/** A text from the editor. @param html as `renderRichText` makes it */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved, and when it was rendered */}
      <div className={cn("rich-text", className)} dangerouslySetInnerHTML={{ __html: html }} />
      {html.includes(" data-embed=") && <VideoEmbeds />}
    </>
  );
}
