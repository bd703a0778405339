import { processSingleton } from "~/server/platform/process-singleton";

const sender = processSingleton("mail-sender", (): { wake?: (() => void) | undefined } => ({}));

export function setMailSender(wake: (() => void) | undefined): void {
  sender.wake = wake;
}

/** Starts sending the mails that are due. Call it after the commit; returns at once. */
export function wakeMailSender(): void {
  sender.wake?.();
}
