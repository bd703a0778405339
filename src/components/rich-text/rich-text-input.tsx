"use client";
import { lazyComponent } from "~/components/ui/lazy-component";
import { Skeleton } from "~/components/ui/skeleton";

export const RichTextInput = lazyComponent(
  async () => (await import("~/components/rich-text/editor")).RichTextEditor,
  <Skeleton className="h-52 w-full rounded-md" />,
);
