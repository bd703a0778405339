import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadSteps } from "./data";

type StepsProps = ViewPropsOf<typeof loadSteps>;

/** Columns by the number of steps: rows are as full as possible. */
const columns = ["lg:grid-cols-4", "lg:grid-cols-1", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4", "lg:grid-cols-3"];

export function StepsView({ data: { variant, lead, more, steps }, frame }: StepsProps) {
  const isVertical = variant === "vertical";
  const count = steps.length % 3 === 0 && steps.length !== 12 ? 3 : steps.length;
  return (
    <PartSection frame={frame} lead={lead} more={more} isSplit={isVertical}>
      <ol className={`grid gap-x-6 gap-y-8 ${isVertical ? "max-w-article" : `overflow-x-clip ${columns[count] ?? columns[0]}`}`}>
        {steps.map((step, index) => (
          <Step key={step.id} {...step} number={index + 1} isVertical={isVertical} heading={frame.title ? "h3" : "h2"} />
        ))}
      </ol>
    </PartSection>
  );
}

type StepProps = StepsProps["data"]["steps"][number] & { number: number; isVertical: boolean; heading: "h2" | "h3" };

function Step({ title, text, when, number, isVertical, heading: Heading }: StepProps) {
  return (
    <li className={`group relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-5 ${isVertical ? "" : "content-start lg:block"}`}>
      <span
        aria-hidden="true"
        className={`grid h-15 w-12 place-content-center rounded-t-full border-[1.5px] border-primary-text pt-1.5 text-xl font-semibold text-primary-text ${isVertical ? "" : "lg:mb-5 lg:h-16 lg:w-13"}`}
      >
        {number}
      </span>
      {!isVertical && (
        <span
          aria-hidden="true"
          className="absolute top-[3.90625rem] -right-6 left-13 border-t-[1.5px] group-last:right-0 max-lg:hidden"
        />
      )}
      <div className="min-w-0">
        {title && <Heading className="text-xl font-semibold">{title}</Heading>}
        {text && <p className={`text-muted-foreground text-pretty ${title ? "mt-2" : ""}`}>{text}</p>}
        {when && <p className="mt-2 text-sm font-medium text-primary-text">{when}</p>}
      </div>
    </li>
  );
}
