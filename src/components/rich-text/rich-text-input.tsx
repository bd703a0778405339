"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "~/components/ui/skeleton";

export const RichTextInput = dynamic(() => import("~/components/rich-text/editor").then((module) => module.RichTextEditor), {
  ssr: false,
  loading: () => <Skeleton className="h-52 w-full rounded-md" />,
});
