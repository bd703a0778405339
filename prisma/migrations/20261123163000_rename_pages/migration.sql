-- Four pages of the back office have clearer names. Names that an administrator has changed stay.
UPDATE "Feature" AS f SET "nameEn" = n."newEn", "nameVi" = n."newVi"
FROM (VALUES
  ('/admin/contact', 'Conversations', 'Hội thoại', 'Inbox', 'Hộp thư'),
  ('/admin/outbox', 'Outbox', 'Email gửi đi', 'Sent emails', 'Email đã gửi'),
  ('/admin/feature', 'Features', 'Chức năng', 'Roles & permissions', 'Phân quyền'),
  ('/admin/media', 'Media library', 'Thư viện ảnh', 'Media library', 'Thư viện tệp')
) AS n ("pathname", "oldEn", "oldVi", "newEn", "newVi")
WHERE f."pathname" = n."pathname" AND f."builtIn" AND f."nameEn" = n."oldEn" AND f."nameVi" = n."oldVi";
