CREATE TRIGGER "Service_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "Service"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/service', 'contentEn', 'contentVi');
CREATE TRIGGER "AboutSection_text_links" AFTER INSERT OR DELETE OR UPDATE OF "descriptionEn", "descriptionVi" ON "AboutSection"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/about-us', 'descriptionEn', 'descriptionVi');
CREATE TRIGGER "Page_text_links" AFTER INSERT OR DELETE OR UPDATE OF "contentEn", "contentVi" ON "Page"
  FOR EACH ROW EXECUTE FUNCTION set_text_links('/admin/page', 'contentEn', 'contentVi');
