"use client";
import { useEffect, useState } from "react";

/** Whoever is signed in, as a form needs to know them. */
export type Person = { id: number; name: string; email: string };

/** Whoever is signed in; null until it is known. */
export function usePerson(): Person | null {
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetch("/api/user/info")
      .then(readPerson)
      .then((found) => !isGone && setPerson(found))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return person;
}

/** The `dataUser` of an answer of the REST contract; null when there is none. */
export async function readPerson(response: Response): Promise<Person | null> {
  if (!response.ok) return null;
  const body: unknown = await response.json();
  const person: unknown = typeof body === "object" && body !== null && "dataUser" in body ? body.dataUser : null;
  return isPerson(person) ? person : null;
}

function isPerson(value: unknown): value is Person {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "number" &&
    "name" in value &&
    typeof value.name === "string" &&
    "email" in value &&
    typeof value.email === "string"
  );
}
