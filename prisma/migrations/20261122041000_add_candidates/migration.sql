-- Candidates can be added by hand now (the page's own flag follows from the registry at the next start). Managers may, as on a new
-- site; other roles as an administrator decides.
UPDATE "Permission" SET "add" = true
FROM "Feature"
WHERE "Feature"."id" = "Permission"."featureId" AND "Feature"."pathname" = '/admin/candidate'
  AND "Permission"."roleId" = 3 AND "Permission"."view" AND "Permission"."edit";
