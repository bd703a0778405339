-- CreateIndex
CREATE INDEX "Mail_createdAt_id_idx" ON "Mail"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Mail_to_id_idx" ON "Mail"("to", "id");

-- CreateIndex
CREATE INDEX "Mail_subject_id_idx" ON "Mail"("subject", "id");

-- CreateIndex
CREATE INDEX "Media_createdAt_id_idx" ON "Media"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Media_filename_id_idx" ON "Media"("filename", "id");

-- CreateIndex
CREATE INDEX "Media_size_id_idx" ON "Media"("size", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_titleVi_id_idx" ON "NewsArticle"("titleVi", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_creatorId_idx" ON "NewsArticle"("creatorId");

-- CreateIndex
CREATE INDEX "Partner_logoId_idx" ON "Partner"("logoId");

-- CreateIndex
CREATE INDEX "Partner_darkLogoId_idx" ON "Partner"("darkLogoId");

-- CreateIndex
CREATE INDEX "Setting_shareImageId_idx" ON "Setting"("shareImageId");

-- CreateIndex
CREATE INDEX "User_name_id_idx" ON "User"("name", "id");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_lastSignInAt_id_idx" ON "User"("lastSignInAt", "id");
