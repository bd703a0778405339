-- Services have parts below their text, as pages do. Their texts are found by the search, and their links count as uses.
ALTER TABLE "Service"
  ADD COLUMN "pointsEn" TEXT,
  ADD COLUMN "pointsVi" TEXT,
  ADD COLUMN "parts" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "partTextEn" TEXT GENERATED ALWAYS AS (part_html("parts", 'En')) STORED,
  ADD COLUMN "partTextVi" TEXT GENERATED ALWAYS AS (part_html("parts", 'Vi')) STORED,
  ADD COLUMN "lacksEn" BOOLEAN GENERATED ALWAYS AS (part_lacks("parts", 'En', 'Vi')) STORED,
  ADD COLUMN "lacksVi" BOOLEAN GENERATED ALWAYS AS (part_lacks("parts", 'Vi', 'En')) STORED;

DROP TRIGGER "Service_text_links" ON "Service";
CREATE TRIGGER "Service_text_links" AFTER INSERT OR DELETE
  OR UPDATE OF "contentEn", "contentVi", "partTextEn", "partTextVi" ON "Service"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/service', 'contentEn', 'contentVi', 'partTextEn', 'partTextVi');

DROP TRIGGER "Service_search_entry" ON "Service";
CREATE TRIGGER "Service_search_entry" AFTER INSERT OR DELETE OR UPDATE OF
    "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "slug", "nameEn", "nameVi", "descriptionEn", "descriptionVi",
    "contentEn", "contentVi", "partTextEn", "partTextVi"
  ON "Service" FOR EACH ROW EXECUTE FUNCTION set_search_entry('/admin/service', 'name', 'description', 'content', 'partText');
