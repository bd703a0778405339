import { type ErrorCode, type ErrorNoun, notFoundCode } from "~/lib/codes";

/** Columns that refer to other records than files. */
const references = new Map<string, ErrorNoun>([
  ["assigneeId", "USER"],
  ["authorId", "USER"],
  ["candidateId", "CANDIDATE"],
  ["categoryId", "CATEGORIES"],
  ["conversationId", "CONTACT"],
  ["creatorId", "USER"],
  ["featureId", "FUNCTION"],
  ["jobPostId", "JOB_POSTING"],
  ["levelId", "LEVEL"],
  ["mailId", "MAIL"],
  ["messageId", "CONTACT"],
  ["officeId", "OFFICE"],
  ["ownerId", "USER"],
  ["parentId", "FUNCTION"],
  ["positionId", "RECRUITMENT_POSITION"],
  ["roleId", "ROLE"],
  ["uploaderId", "USER"],
  ["viewAsRoleId", "ROLE"],
  ["sourceId", "SOURCE"],
  ["userId", "USER"],
]);

export function referenceNoun(column: string): ErrorNoun | undefined {
  return /(?:image|logo|favicon|thumbnail|document)Id$/i.test(column) ? "MEDIA" : references.get(column);
}

export function referenceCode(column: string): ErrorCode | undefined {
  const noun = referenceNoun(column);
  return noun && notFoundCode(noun);
}
