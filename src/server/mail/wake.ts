import { processSingleton } from "~/server/platform/process-singleton";

const sender = processSingleton("mail-sender", (): { wake?: (() => void) | undefined } => ({}));

export function setMailSender(wake: (() => void) | undefined): void {
  sender.wake = wake;
}

export function wakeMailSender(): void {
  sender.wake?.();
}
