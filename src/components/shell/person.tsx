"use client";

import { createContext, type ReactNode, use } from "react";

export type Person = { id: number; name: string; email: string; role: { id: number; name: string } };

const PersonContext = createContext<Person | null>(null);

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** @throws outside of the back office */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error("No PersonProvider is above this component");
  return person;
}
