"use client";
import { createContext, use } from "react";

export type WritingView = { isBoth: boolean; setBoth: (isBoth: boolean) => void };

const WritingViewContext = createContext<WritingView>({ isBoth: false, setBoth: () => {} });
export const WritingViewProvider = WritingViewContext.Provider;

export function useWritingView(): WritingView {
  return use(WritingViewContext);
}
