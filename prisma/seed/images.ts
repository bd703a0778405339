import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PrismaClient } from "~/generated/prisma/client";
import { saveImage } from "~/server/files/image";
import type { MediaRow } from "~/server/files/media-select";

/** The pictures that the project ships, by the name of their file, and what they show. */
const pictures = {
  "water-works": {
    en: "Round settling tanks of a waterworks, seen from above",
    vi: "Các bể lắng tròn của nhà máy nước nhìn từ trên cao",
  },
  signal: { en: "Waves of a measured signal on a dark ground", vi: "Những đường sóng của tín hiệu đo trên nền tối" },
  atrium: { en: "People walking through a hall of arches towards the light", vi: "Người đi qua sảnh vòm hướng về phía ánh sáng" },
  "solar-roof": { en: "Rows of solar panels on a roof at sunset", vi: "Những hàng pin mặt trời trên mái nhà lúc hoàng hôn" },
  circuit: { en: "A circuit board with three chips and copper tracks", vi: "Bo mạch với ba con chip và các đường đồng" },
  "robot-cell": { en: "A welding robot at work on a conveyor line", vi: "Robot hàn đang làm việc bên băng chuyền" },
  port: { en: "Cranes and containers of a port at dawn", vi: "Cần cẩu và container ở cảng lúc bình minh" },
  "data-room": { en: "An engineer between two rows of server racks", vi: "Một kỹ sư giữa hai dãy tủ máy chủ" },
  "river-city": {
    en: "A bridge and a skyline reflected in a river at night",
    vi: "Cây cầu và thành phố soi bóng xuống dòng sông về đêm",
  },
  pipes: {
    en: "Steam and water pipes with gauges and a red hand wheel",
    vi: "Đường ống hơi và nước với đồng hồ đo và van tay quay màu đỏ",
  },
  terraces: { en: "Rice terraces in shades of green and yellow", vi: "Ruộng bậc thang với các sắc xanh và vàng" },
  "wind-ridge": { en: "Wind turbines above misty hills", vi: "Tua-bin gió trên những ngọn đồi phủ sương" },
  monsoon: { en: "A measuring mast in heavy rain above a river", vi: "Cột đo giữa cơn mưa lớn bên bờ sông" },
  "control-desk": {
    en: "A control desk with five screens, seen from behind",
    vi: "Bàn điều khiển với năm màn hình nhìn từ phía sau",
  },
} as const;

export type AssetName = keyof typeof pictures;

/** A picture of the project's own as a row of the media library; the same one twice is one row. */
export async function assetImage(db: PrismaClient, name: AssetName): Promise<MediaRow> {
  const { en: altEn, vi: altVi } = pictures[name];
  return saveAsset(db, `${name}.jpg`, { altEn, altVi });
}

/** A file of `prisma/seed/assets` as a row of the media library. */
export async function saveAsset(db: PrismaClient, file: string, alt: { altEn: string; altVi: string }): Promise<MediaRow> {
  const media = await saveImage(db, await readFile(path.resolve("prisma/seed/assets", file)), file);
  if (media.altEn === alt.altEn && media.altVi === alt.altVi) return media;
  await db.media.update({ where: { id: media.id }, data: alt, select: { id: true } });
  return { ...media, ...alt };
}
