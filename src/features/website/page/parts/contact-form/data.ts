import { formState } from "~/server/forms/state";
import { deliversMail } from "~/server/mail/outbox";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadContactForm(_part: PartOf<"contactForm">, { db, isSent, t }: PartContext) {
  const state = formState();
  const thanks = state.privateLink ? "linkText" : !isSent || (await deliversMail(db)) ? "sentText" : "noMailText";
  return {
    state,
    /** Thanks for a message instead of the form; null: the form. */
    thanks: isSent ? t(`contact.${thanks}`) : null,
  };
}

export type ContactContent = Awaited<ReturnType<typeof loadContactForm>>;
