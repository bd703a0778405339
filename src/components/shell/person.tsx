"use client";

import { createContext, type ReactNode, use } from "react";

/** The person signed in, as the page was rendered for them. */
export type Person = { id: number; name: string; email: string; role: { id: number; name: string } };

const PersonContext = createContext<Person | null>(null);

/** Tells everything below who is signed in. */
export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** @throws outside of the back office */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error("No PersonProvider is above this component");
  return person;
}
