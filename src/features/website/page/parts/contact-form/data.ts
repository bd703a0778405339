import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadContactForm(_part: PartOf<"contactForm">, { own }: PartContext) {
  return own.contact ?? null;
}
