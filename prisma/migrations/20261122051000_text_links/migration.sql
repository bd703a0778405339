-- CreateTable
CREATE TABLE "TextLink" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "toPath" TEXT NOT NULL,
    "toId" INTEGER NOT NULL,

    CONSTRAINT "TextLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TextLink_toPath_toId_idx" ON "TextLink"("toPath", "toId");

-- CreateIndex
CREATE UNIQUE INDEX "TextLink_path_recordId_toPath_toId_key" ON "TextLink"("path", "recordId", "toPath", "toId");

-- The links to other records in the texts of a record, whoever writes them: a form, an import, a restored version. The arguments
-- of a trigger are the page of the back office and the columns with sanitised HTML.
CREATE FUNCTION set_text_links() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "TextLink" WHERE "path" = TG_ARGV[0] AND "recordId" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "TextLink" ("path", "recordId", "toPath", "toId")
      SELECT DISTINCT TG_ARGV[0], NEW."id", link[1], link[2]::INTEGER
      FROM jsonb_each_text(to_jsonb(NEW)) AS field,
        regexp_matches(field.value, '<a [^<>]*data-record="(/admin/[a-z-]+)/([1-9][0-9]{0,8})"', 'g') AS link
      WHERE field.key = ANY (TG_ARGV[1:]) AND (link[1], link[2]::INTEGER) <> (TG_ARGV[0], NEW."id");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "NewsArticle_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "NewsArticle"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/news', 'contentEn', 'contentVi');
CREATE TRIGGER "JobPost_text_links" AFTER INSERT OR DELETE
  OR UPDATE OF "descriptionEn", "descriptionVi", "requirementEn", "requirementVi", "benefitEn", "benefitVi" ON "JobPost"
  FOR EACH ROW EXECUTE FUNCTION set_text_links(
    '/admin/career', 'descriptionEn', 'descriptionVi', 'requirementEn', 'requirementVi', 'benefitEn', 'benefitVi'
  );
CREATE TRIGGER "Service_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "Service"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/service', 'contentEn', 'contentVi');
CREATE TRIGGER "AboutSection_text_links" AFTER INSERT OR DELETE OR UPDATE OF "descriptionEn", "descriptionVi" ON "AboutSection"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/about-us', 'descriptionEn', 'descriptionVi');
CREATE TRIGGER "Page_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "Page"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/page', 'contentEn', 'contentVi');
