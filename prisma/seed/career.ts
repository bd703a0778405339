import type { Db } from "~/server/db/client";

const levels = [
  { nameEn: "Intern", nameVi: "Thực tập sinh" },
  { nameEn: "Junior", nameVi: "Nhân viên" },
  { nameEn: "Experienced", nameVi: "Chuyên viên" },
  { nameEn: "Senior", nameVi: "Chuyên viên cao cấp" },
  { nameEn: "Team lead", nameVi: "Trưởng nhóm" },
  { nameEn: "Head of department", nameVi: "Trưởng phòng" },
];

/** What the demo company calls the levels of its jobs. */
export async function seedCareer(db: Db): Promise<void> {
  await db.level.createMany({ data: levels.map((level, order) => ({ ...level, order })) });
}
