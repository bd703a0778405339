import { formatBytes } from "~/lib/numbers";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadFiles } from "./data";

export function FilesView({ data: { lead, more, files }, frame, locale }: ViewPropsOf<typeof loadFiles>) {
  return (
    <PartSection frame={frame} lead={lead} more={more} isSplit>
      <ul className="border-t">
        {files.map(({ id, name, href, size }) => (
          <li key={id} className="border-b">
            <a href={href} download className="group flex items-center gap-4 py-4">
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-6 shrink-0 text-primary-text print:hidden"
              >
                <path d="M12 3v12m-5-5 5 5 5-5M4 21h16" />
              </svg>
              <span className="min-w-0 flex-1 font-medium group-hover:underline">{name}</span>
              <span className="shrink-0 text-sm tabular-nums text-muted-foreground">PDF · {formatBytes(size, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </PartSection>
  );
}
