import { processSingleton } from "~/server/platform/process-singleton";

const sender = processSingleton("mail-sender", (): { wake?: (() => void) | undefined } => ({}));

/** Sets what `wakeMailSender` calls; undefined while nothing is sent. */
export function setMailSender(wake: (() => void) | undefined): void {
  sender.wake = wake;
}

/** Starts sending the mails that are due. Call it after the commit; returns at once. */
export function wakeMailSender(): void {
  sender.wake?.();
}
