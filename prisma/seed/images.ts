import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PrismaClient } from "~/generated/prisma/client";
import { saveMedia } from "~/server/files/media";
import { type MediaRow, mediaSelect } from "~/server/files/media-select";

/** Shipped pictures with their alternative texts, by file name. */
const pictures = {
  "water-works": {
    en: "Round settling tanks of a waterworks, seen from above",
    vi: "Các bể lắng tròn của nhà máy nước nhìn từ trên cao",
  },
  signal: { en: "Waves of a measured signal on a dark ground", vi: "Những đường sóng của tín hiệu đo trên nền tối" },
  atrium: {
    en: "People walking through a hall of arches towards the light",
    vi: "Dòng người đi qua sảnh vòm, hướng về phía ánh sáng",
  },
  "solar-roof": { en: "Rows of solar panels on a roof at sunset", vi: "Những hàng pin mặt trời trên mái nhà lúc hoàng hôn" },
  circuit: { en: "A circuit board with three chips and copper tracks", vi: "Bo mạch với ba con chip và các đường đồng" },
  "robot-cell": { en: "A welding robot at work on a conveyor line", vi: "Robot hàn đang làm việc bên băng chuyền" },
  port: { en: "Cranes and containers of a port at dawn", vi: "Cần cẩu và container ở cảng lúc bình minh" },
  "data-room": { en: "An engineer between two rows of server racks", vi: "Một kỹ sư giữa hai dãy tủ máy chủ" },
  "river-city": {
    en: "A bridge and a skyline reflected in a river at night",
    vi: "Cây cầu và thành phố về đêm soi bóng xuống dòng sông",
  },
  pipes: {
    en: "Steam and water pipes with gauges and a red hand wheel",
    vi: "Đường ống hơi và nước với đồng hồ đo và van tay quay màu đỏ",
  },
  terraces: { en: "Rice terraces in shades of green and yellow", vi: "Ruộng bậc thang với các sắc xanh và vàng" },
  "wind-ridge": {
    en: "Wind turbines above misty hills",
    vi: "Tua-bin gió trên những ngọn đồi phủ sương",
    // A narrow crop would cut the large turbine in half.
    focalX: 0.92,
  },
  monsoon: { en: "A measuring mast in heavy rain above a river", vi: "Cột đo giữa cơn mưa lớn bên bờ sông" },
  "control-desk": {
    en: "A control desk with five screens, seen from behind",
    vi: "Bàn điều khiển với năm màn hình nhìn từ phía sau",
  },
} as const;

export type PictureName = keyof typeof pictures;

/** Shipped logos with their owners. */
const logos = {
  company: { en: "Lac Giang Technology", vi: "Công nghệ Lạc Giang" },
  "partner-bach-phong": { en: "Bach Phong Steel", vi: "Thép Bách Phong" },
  "partner-nordfell": { en: "Nordfell Energy", vi: "Năng lượng Nordfell" },
  "partner-tra-ly": { en: "Tra Ly Water", vi: "Cấp nước Trà Lý" },
  "partner-mekara": { en: "Mekara Foods", vi: "Thực phẩm Mekara" },
  "partner-kitano": { en: "Kitano Controls", vi: "Điều khiển Kitano" },
  "partner-sontra": { en: "Sontra Terminal", vi: "Cảng Sontra" },
} as const;

export type LogoName = keyof typeof logos;

/** Pictures, logos and documents in the media library, by name. */
export type Assets = {
  picture: (name: PictureName) => MediaRow;
  logo: (name: LogoName, theme: "light" | "dark") => MediaRow;
  /** The company's logo without its name. */
  sign: MediaRow;
  qualityPolicy: MediaRow;
};

/** Adds the pictures and documents of `prisma/seed/assets` to the media library; existing ones stay unchanged. */
export async function seedAssets(db: PrismaClient): Promise<Assets> {
  const rows = new Map<string, MediaRow>();
  const save = async (file: string, described: Description) => rows.set(file, await saveAsset(db, file, described));
  for (const [name, alt] of Object.entries(pictures)) await save(`${name}.jpg`, alt);
  for (const [name, alt] of Object.entries(logos)) {
    await save(`${name}.png`, alt);
    await save(`${name}-dark.png`, alt);
  }
  await save("company-sign.png", logos.company);
  await save("quality-policy.pdf", { en: "Quality policy", vi: "Chính sách chất lượng" });
  const row = (file: string) => {
    const media = rows.get(file);
    if (!media) throw new Error(`prisma/seed/assets has no ${file}.`);
    return media;
  };
  return {
    picture: (name) => row(`${name}.jpg`),
    logo: (name, theme) => row(theme === "dark" ? `${name}-dark.png` : `${name}.png`),
    sign: row("company-sign.png"),
    qualityPolicy: row("quality-policy.pdf"),
  };
}

/** Alternative text in both languages, and the focal point from left to right; default: the middle. */
type Description = { en: string; vi: string; focalX?: number };

async function saveAsset(db: PrismaClient, file: string, { en: altEn, vi: altVi, focalX }: Description): Promise<MediaRow> {
  const media = await saveMedia(db, await readFile(path.resolve("prisma/seed/assets", file)), file);
  return db.media.update({ where: { id: media.id }, data: { altEn, altVi, focalX }, select: mediaSelect });
}
