-- A field for an image takes no document of the library. It is refused as a file that is not there would be, so that the message
-- comes to the same field. The arguments of a trigger are the columns.
CREATE FUNCTION refuse_documents() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  field TEXT;
  file INTEGER;
BEGIN
  FOREACH field IN ARRAY TG_ARGV LOOP
    EXECUTE format('SELECT ($1).%I', field) INTO file USING NEW;
    IF EXISTS (SELECT 1 FROM "Media" WHERE "id" = file AND "kind" = 'document') THEN
      RAISE foreign_key_violation USING
        MESSAGE = format('%s of %s must be an image', field, TG_TABLE_NAME),
        TABLE = TG_TABLE_NAME,
        CONSTRAINT = TG_TABLE_NAME || '_' || field || '_fkey';
    END IF;
  END LOOP;
  RETURN NEW;
END
$$;

CREATE TRIGGER "JobPost_images" BEFORE INSERT OR UPDATE OF "shareImageId" ON "JobPost"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('shareImageId');
CREATE TRIGGER "Company_images" BEFORE INSERT OR UPDATE OF "logoId", "namedLogoId", "darkNamedLogoId" ON "Company"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('logoId', 'namedLogoId', 'darkNamedLogoId');
CREATE TRIGGER "HistoryEntry_images" BEFORE INSERT OR UPDATE OF "imageId" ON "HistoryEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('imageId');
CREATE TRIGGER "NewsArticle_images" BEFORE INSERT OR UPDATE OF "thumbnailId", "shareImageId" ON "NewsArticle"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('thumbnailId', 'shareImageId');
CREATE TRIGGER "Service_images" BEFORE INSERT OR UPDATE OF "imageId", "shareImageId" ON "Service"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('imageId', 'shareImageId');
CREATE TRIGGER "Partner_images" BEFORE INSERT OR UPDATE OF "logoId", "darkLogoId" ON "Partner"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('logoId', 'darkLogoId');
CREATE TRIGGER "Setting_images" BEFORE INSERT OR UPDATE OF "shareImageId" ON "Setting"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('shareImageId');
CREATE TRIGGER "AboutSection_images" BEFORE INSERT OR UPDATE OF "imageId" ON "AboutSection"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('imageId');
CREATE TRIGGER "Page_images" BEFORE INSERT OR UPDATE OF "shareImageId" ON "Page"
  FOR EACH ROW EXECUTE FUNCTION refuse_documents('shareImageId');
