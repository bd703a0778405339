import { Picture } from "~/components/site/picture";
import { embedUrl, watchUrl } from "~/lib/videos";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadVideo } from "./data";

/** A link to the video; script/videos.ts replaces it by the player on click, and nothing is loaded from its service before. */
export function VideoView({ data: { lead, more, caption, video, image }, frame, t }: ViewPropsOf<typeof loadVideo>) {
  const name = caption ?? frame.title;
  return (
    <PartSection frame={frame} lead={lead} more={more}>
      <figure className="rich-text">
        <a
          href={watchUrl(video)}
          data-embed={embedUrl(video)}
          rel="noopener"
          className={`video ${image ? "relative isolate overflow-hidden" : ""}`}
        >
          {image && (
            <Picture
              image={image}
              alt=""
              sizes="(min-width: 1264px) 1200px, 94vw"
              className="absolute inset-0 -z-10 size-full object-cover"
            />
          )}
          <span className={image ? "rounded-lg bg-black/80 px-5 py-3" : ""}>
            {t(`video.${video.service}`)}
            {name && <strong className="sr-only">: {name}</strong>}
          </span>
        </a>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </PartSection>
  );
}
