-- Counts of a post's applicants by stage, as the list of posts shows them.
CREATE INDEX "Candidate_shown_jobPostId_stage_idx" ON "Candidate" ("jobPostId", "stage")
WHERE "deletedAt" IS NULL AND "anonymisedAt" IS NULL;
