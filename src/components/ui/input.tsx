import type { ComponentProps } from "react";
import { cn } from "./cn";

export const fieldClasses =
  "w-full min-w-0 rounded-md border border-input bg-card text-base text-card-foreground shadow-xs transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground hover:border-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground [&[readonly]]:bg-muted aria-invalid:border-destructive-text aria-invalid:focus-visible:outline-destructive-text md:text-sm";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={cn(
        fieldClasses,
        "h-9 px-3 py-1 file:mr-3 file:h-full file:border-0 file:bg-transparent file:font-medium file:text-foreground file:text-sm",
        className,
      )}
      {...props}
    />
  );
}
