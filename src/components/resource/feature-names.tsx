"use client";

import { createContext, type ReactNode, useCallback, useContext } from "react";

type Names = Readonly<Record<string, string>>;

const FeatureNames = createContext<Names>({});

type FeatureNamesProviderProps = {
  /** By path, in the language of the page, as the features are called now. */
  names: Names;
  children: ReactNode;
};

/** Tells everything below what the pages of the back office are called. */
export function FeatureNamesProvider({ names, children }: FeatureNamesProviderProps) {
  return <FeatureNames value={names}>{children}</FeatureNames>;
}

/** What people read for a page of the back office. */
export function useFeatureName(): (path: string) => string {
  const names = useContext(FeatureNames);
  return useCallback((path: string) => names[path] ?? path, [names]);
}
