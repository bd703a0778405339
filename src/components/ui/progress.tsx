import { cn } from "./cn";

type ProgressProps = {
  label: string;
  share: number;
  className?: string;
};

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
