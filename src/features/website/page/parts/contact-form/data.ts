import type { FormState } from "~/server/forms/state";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export type ContactContent = {
  state: FormState;
  /** Thanks for a message instead of the form; null: the form. */
  sent: { text: string } | null;
};

export async function loadContactForm(_part: PartOf<"contactForm">, { own }: PartContext) {
  return own.contact ?? null;
}
