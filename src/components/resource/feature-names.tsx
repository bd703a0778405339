"use client";

import { createContext, type ReactNode, useCallback, useContext } from "react";

type Names = Readonly<Record<string, string>>;

const FeatureNames = createContext<Names>({});

type FeatureNamesProviderProps = {
  names: Names;
  children: ReactNode;
};

/** Provides the names of the back office's pages. */
export function FeatureNamesProvider({ names, children }: FeatureNamesProviderProps) {
  return <FeatureNames value={names}>{children}</FeatureNames>;
}

export function useFeatureName(): (path: string) => string {
  const names = useContext(FeatureNames);
  return useCallback((path: string) => names[path] ?? path, [names]);
}
