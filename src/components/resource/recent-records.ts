"use client";

import { useEffect } from "react";
import { usePerson } from "~/components/shell/person";

/** A record's page and id. The browser does not store names: they may be personal or change. */
export type RecentRecord = { path: string; id: number };

const MAX_RECENT = 8;

/** Remembers an opened record in this browser. */
export function useRememberRecord(path: string, id: number | null | undefined): void {
  const person = usePerson();
  useEffect(() => {
    if (id === null || id === undefined) return;
    const others = readRecentRecords(person.id).filter((record) => record.path !== path || record.id !== id);
    try {
      localStorage.setItem(keyOf(person.id), JSON.stringify([{ path, id }, ...others].slice(0, MAX_RECENT)));
    } catch {
      // Storage may be full or forbidden.
    }
  }, [person.id, path, id]);
}

/** Reads the last opened records, latest first. */
export function readRecentRecords(personId: number): RecentRecord[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? "[]");
    return Array.isArray(value) ? value.filter(isRecentRecord).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

function keyOf(personId: number): string {
  return `atrium.recent.${personId}`;
}

function isRecentRecord(value: unknown): value is RecentRecord {
  if (typeof value !== "object" || value === null || !("path" in value) || !("id" in value)) return false;
  return typeof value.path === "string" && Number.isInteger(value.id);
}
