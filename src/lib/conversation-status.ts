/** Conversation states in order. In this file because lists must not load zod. */
export const conversationStatuses = ["new", "open", "answered", "closed", "spam"] as const;

export type ConversationStatus = (typeof conversationStatuses)[number];
