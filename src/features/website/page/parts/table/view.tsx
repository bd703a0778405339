import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadTable } from "./data";

const cell = "min-w-28 py-3.5 pr-6 align-top";

/** Whether a text is a number with its unit, such as "12.000.000 ₫", which stays in one line. */
function isNumber(text: string | null): boolean {
  return text !== null && /^[\d.,\s\p{Sc}%+–-]+$/u.test(text);
}

/** Scrolls inside itself where it is wider than the page, by keyboard too. */
export function TableView({ data: { lead, more, caption, columns, rows }, frame, t }: ViewPropsOf<typeof loadTable>) {
  const name = frame.title ?? caption ?? t("page.table");
  return (
    <PartSection frame={frame} lead={lead} more={more}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      <section aria-label={name} tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <table className="w-full text-left">
          <caption className={caption ? "caption-bottom pt-4 text-left text-sm text-muted-foreground" : "sr-only"}>
            {caption ?? name}
          </caption>
          {columns.some(({ label }) => label) && (
            <thead>
              <tr className="border-b-2 border-primary-text">
                {columns.map(({ id, label }) =>
                  label ? (
                    <th key={id} scope="col" className={`${cell} text-sm font-semibold`}>
                      {label}
                    </th>
                  ) : (
                    <td key={id} />
                  ),
                )}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-b">
                {row.cells.map(({ id, text }, index) =>
                  index === 0 && text ? (
                    <th key={id} scope="row" className={`${cell} font-medium`}>
                      {text}
                    </th>
                  ) : (
                    <td
                      key={id}
                      className={`${cell} tabular-nums text-muted-foreground ${isNumber(text) ? "whitespace-nowrap" : ""}`}
                    >
                      {text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </PartSection>
  );
}
