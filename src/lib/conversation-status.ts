/** The states of a conversation, in the order in which it passes through them. Here, so that lists need not load zod for them. */
export const conversationStatuses = ["new", "open", "answered", "closed", "spam"] as const;

export type ConversationStatus = (typeof conversationStatuses)[number];
