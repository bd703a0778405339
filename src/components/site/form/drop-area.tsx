import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/components/ui/cn";

type DropAreaProps = ComponentProps<"input"> & {
  /** Text of the visible button. */
  choose: string;
  /** Files that the form holds already, shown above. */
  held?: ReactNode;
  /** Text beside the button. */
  children: ReactNode;
};

/**
 * Takes files by choice or drop. The native control lies under the text beside the button, as its texts have the browser's language;
 * without JavaScript, it becomes visible once a file was chosen.
 */
export function DropArea({ choose, held, children, className, ...input }: DropAreaProps) {
  return (
    <div
      data-drop
      className="rounded-lg border border-dashed border-input p-5 transition-colors has-aria-invalid:border-destructive-text data-over:border-primary data-over:bg-primary-subtle"
    >
      {held}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 text-sm">
        <input
          {...input}
          type="file"
          className={cn(
            "peer col-start-2 row-start-1 w-full py-2 opacity-0 outline-none file:hidden noscript:user-valid:opacity-100",
            className,
          )}
        />
        <label
          htmlFor={input.id}
          className="col-start-1 row-start-1 flex min-h-10 items-center rounded-lg border border-input bg-background px-4 py-2 font-medium outline-offset-2 outline-ring hover:border-foreground peer-focus-visible:outline-2"
        >
          {choose}
        </label>
        {children}
      </div>
    </div>
  );
}
