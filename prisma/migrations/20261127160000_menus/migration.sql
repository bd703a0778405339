-- The header and the footer are lists of links. Null stands for the sections and the feed; where pages were placed, the lists
-- are written with them.
CREATE FUNCTION menu_link("id" TEXT, "href" TEXT) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('id', "id", 'href', "href", 'labelEn', NULL, 'labelVi', NULL)
$$;

CREATE FUNCTION section_links() RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(menu_link('home', '/'), menu_link('services', '/services'), menu_link('aboutUs', '/about-us'),
    menu_link('news', '/news'), menu_link('career', '/career'), menu_link('contact', '/contact'))
$$;

CREATE FUNCTION placed_links("place" "PagePlacement") RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(menu_link('page-' || p."id", 'record:/admin/page/' || p."id") ORDER BY p."order", p."id"), '[]')
  FROM "Page" p WHERE p."placement" = "place"
$$;

-- AlterTable
ALTER TABLE "Setting" ADD COLUMN "headerMenu" JSONB, ADD COLUMN "footerMenu" JSONB;

UPDATE "Setting" SET "headerMenu" = (
  SELECT jsonb_agg(link || '{"isUnderMore": false, "items": []}' ORDER BY place)
  FROM jsonb_array_elements(section_links() || placed_links('header')) WITH ORDINALITY AS entry (link, place)
) WHERE placed_links('header') <> '[]';

UPDATE "Setting" SET "footerMenu" = jsonb_build_array(
  jsonb_build_object('id', 'explore', 'titleEn', NULL, 'titleVi', NULL, 'items', section_links()),
  jsonb_build_object('id', 'information', 'titleEn', NULL, 'titleVi', NULL,
    'items', placed_links('footer') || menu_link('feed', '/feed.xml'))
) WHERE placed_links('footer') <> '[]';

-- Changes that wait name the place no more. The log and unsaved input are read without it.
UPDATE "PendingChange" SET "data" = "data" - 'placement' WHERE "path" = '/admin/page' AND "data" ? 'placement';

-- Where pages were placed is now in the lists above.
ALTER TABLE "Page" DROP COLUMN "placement";

DROP FUNCTION placed_links, section_links, menu_link;
DROP TYPE "PagePlacement";
