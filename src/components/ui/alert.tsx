import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, destructive: CircleAlert };

const alertVariants = cva("flex w-full gap-3 rounded-lg border px-4 py-3 text-foreground text-sm [&>svg]:mt-0.5 [&>svg]:size-4", {
  variants: {
    variant: {
      info: "border-primary-text/25 bg-primary-subtle [&>svg]:text-primary-text",
      success: "border-success-text/25 bg-success-subtle [&>svg]:text-success-text",
      warning: "border-warning-text/25 bg-warning-subtle [&>svg]:text-warning-text",
      destructive: "border-destructive-text/25 bg-destructive-subtle [&>svg]:text-destructive-text",
    },
  },
});

type AlertProps = Omit<ComponentProps<"div">, "title"> & {
  variant?: NonNullable<VariantProps<typeof alertVariants>["variant"]>;
  title?: ReactNode;
  actions?: ReactNode;
};

/** Notice in the page. Screen readers announce errors at once, others at a pause. */
export function Alert({ className, variant = "info", title, actions, children, ...props }: AlertProps) {
  const Icon = icons[variant];
  return (
    <div role={variant === "destructive" ? "alert" : "status"} className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon aria-hidden className="shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          {title && <div className="font-medium">{title}</div>}
          {children && <div className={cn(title && "mt-0.5 text-muted-foreground")}>{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
