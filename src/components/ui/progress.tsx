import { cn } from "./cn";

type ProgressProps = {
  /** What is on its way, for people who can't see the bar. */
  label: string;
  /** How much of it is done, from 0 to 1. */
  share: number;
  className?: string;
};

/** A bar that fills. */
export function Progress({ label, share, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={cn("h-1 w-full overflow-hidden rounded-full bg-primary-subtle", className)}
    >
      <div className="h-full origin-left rounded-full bg-primary-500 transition-transform" style={{ scale: `${share} 1` }} />
    </div>
  );
}
