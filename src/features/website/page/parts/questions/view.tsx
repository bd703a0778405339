import { RichText } from "~/components/site/rich-text";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadQuestions } from "./data";

export function QuestionsView({ data: { lead, more, questions }, frame, rendered }: ViewPropsOf<typeof loadQuestions>) {
  const Heading = frame.title ? "h3" : "h2";
  return (
    <PartSection frame={frame} lead={lead} more={more} isSplit>
      <div className="border-t">
        {questions.map(({ id, question, html }, index) => (
          <details key={id} open={index === 0} className="group border-b print:[&::details-content]:[content-visibility:visible]">
            <summary className="flex list-none items-start justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
              <Heading className="min-w-0 text-lg font-medium">{question}</Heading>
              <svg
                aria-hidden="true"
                viewBox="0 0 20 20"
                stroke="currentColor"
                strokeWidth="1.75"
                className="mt-1 size-5 shrink-0 text-primary-text print:hidden"
              >
                <path d="M0 10h20" />
                <path d="M10 0v20" className="group-open:hidden" />
              </svg>
            </summary>
            <RichText html={rendered(html)} className="max-w-article pb-6 text-muted-foreground" />
          </details>
        ))}
      </div>
    </PartSection>
  );
}
