import type { Db } from "~/server/db/client";
import { demoCompanyName } from "~/server/operations/demo";
import type { Assets, PictureName } from "./images";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds the demo company's data, offices and history. */
export async function seedCompany(db: Db, now: Date, assets: Assets): Promise<void> {
  const logos = {
    logoId: assets.sign.id,
    namedLogoId: assets.logo("company", "light").id,
    darkNamedLogoId: assets.logo("company", "dark").id,
  };
  const data = { ...company, ...logos };
  await db.company.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data, select: { id: true } });
  await db.office.createMany({ data: offices.map((office, order) => ({ ...office, order })) });
  // The Hanoi office opened shortly before the article about it.
  const opened = new Date(now.getTime() - 90 * DAY_MS);
  const entries = [...history, { ...lastEntry, year: opened.getFullYear(), month: opened.getMonth() + 1 }];
  await db.historyEntry.createMany({
    data: entries.map(({ image, ...entry }) => ({ ...entry, imageId: image ? assets.picture(image).id : null })),
  });
}

const company = {
  ...demoCompanyName,
  shortName: "Lạc Giang",
  representative: "Trần Lạc Long",
  representativeTitleEn: "General Director",
  representativeTitleVi: "Tổng giám đốc",
  taxCode: "0400000000",
  foundedOn: new Date("2011-03-14T17:00:00Z"),
  email: "hello@lacgiang.example",
  phone: "+84 236 555 0142",
  historyEn:
    "Lac Giang began with four engineers and one borrowed oscilloscope. What we learned then still holds: measure first, promise second, and stay until it runs.",
  historyVi:
    "Lạc Giang khởi đầu với bốn kỹ sư và một chiếc máy hiện sóng đi mượn. Điều học được ngày ấy đến nay vẫn nguyên giá trị: đo đạc trước, cam kết sau, và ở lại cho đến khi hệ thống vận hành.",
};

export const offices = [
  {
    nameEn: "Da Nang head office",
    nameVi: "Trụ sở Đà Nẵng",
    addressEn: "18 Song Han Street, Hai Chau",
    addressVi: "18 đường Sông Hàn, phường Hải Châu",
    cityEn: "Da Nang",
    cityVi: "Đà Nẵng",
    phone: "+84 236 555 0142",
    email: "hello@lacgiang.example",
    openingHoursEn: "Mon–Fri 8:00–17:30",
    openingHoursVi: "Thứ Hai–Thứ Sáu, 8:00–17:30",
    mapLink: "https://www.openstreetmap.org/?mlat=16.0678&mlon=108.2208#map=16/16.0678/108.2208",
    latitude: 16.0678,
    longitude: 108.2208,
    isHeadOffice: true,
  },
  {
    nameEn: "Assembly workshop",
    nameVi: "Xưởng lắp ráp",
    addressEn: "Lot 7, Road 4, Hoa Khanh Industrial Park",
    addressVi: "Lô 7, đường số 4, Khu công nghiệp Hòa Khánh",
    cityEn: "Da Nang",
    cityVi: "Đà Nẵng",
    phone: "+84 236 555 0167",
    email: "workshop@lacgiang.example",
    openingHoursEn: "Mon–Sat 7:30–16:30",
    openingHoursVi: "Thứ Hai–Thứ Bảy, 7:30–16:30",
    mapLink: "https://www.openstreetmap.org/?mlat=16.0846&mlon=108.1497#map=16/16.0846/108.1497",
    latitude: 16.0846,
    longitude: 108.1497,
  },
  {
    nameEn: "Hanoi office",
    nameVi: "Văn phòng Hà Nội",
    addressEn: "5 Lane 42, Vong Ho Street, Cau Giay",
    addressVi: "Số 5, ngõ 42, phố Vọng Hồ, phường Cầu Giấy",
    cityEn: "Hanoi",
    cityVi: "Hà Nội",
    phone: "+84 24 5550 0188",
    email: "hanoi@lacgiang.example",
    openingHoursEn: "Mon–Fri 8:30–17:30, ring the bell",
    openingHoursVi: "Thứ Hai–Thứ Sáu, 8:30–17:30, xin bấm chuông",
    mapLink: "https://www.openstreetmap.org/?mlat=21.0362&mlon=105.7906#map=16/21.0362/105.7906",
    latitude: 21.0362,
    longitude: 105.7906,
  },
  {
    nameEn: "Quy Nhon service point",
    nameVi: "Điểm dịch vụ Quy Nhơn",
    addressEn: "31 Bien Xanh Street",
    addressVi: "31 đường Biển Xanh",
    cityEn: "Quy Nhon",
    cityVi: "Quy Nhơn",
    phone: null,
    email: null,
    openingHoursEn: null,
    openingHoursVi: null,
    mapLink: null,
    latitude: null,
    longitude: null,
    active: false,
  },
] as const;

type Entry = {
  year: number;
  month: number | null;
  titleEn: string;
  titleVi: string;
  descriptionEn: string;
  descriptionVi: string;
  image: PictureName | null;
};

const history: Entry[] = [
  {
    year: 2011,
    month: 3,
    titleEn: "Four engineers, one workshop",
    titleVi: "Bốn kỹ sư, một gian xưởng",
    descriptionEn:
      "Lac Giang is founded in Da Nang. The first order: the controls of a brick kiln that nobody else wanted to repair.",
    descriptionVi:
      "Lạc Giang thành lập tại Đà Nẵng. Đơn hàng đầu tiên: bộ điều khiển của một lò gạch không nơi nào chịu nhận sửa.",
    image: null,
  },
  {
    year: 2012,
    month: null,
    titleEn: "Control cabinets of our own",
    titleVi: "Tủ điều khiển của riêng mình",
    descriptionEn: "We stop buying cabinets and start building them, so that every wire in them has a number and a drawing.",
    descriptionVi: "Thay vì mua tủ điện, chúng tôi bắt đầu tự lắp, để mỗi sợi dây trong tủ đều có số hiệu và bản vẽ.",
    image: "circuit",
  },
  {
    year: 2014,
    month: 9,
    titleEn: "The first gateway",
    titleVi: "Chiếc gateway đầu tiên",
    descriptionEn:
      "A small grey box between the sensor and the server. The design has changed six times since; the colour has not.",
    descriptionVi:
      "Một chiếc hộp xám nhỏ giữa cảm biến và máy chủ. Từ đó thiết kế đã thay đổi sáu lần, riêng màu thì vẫn giữ nguyên.",
    image: "signal",
  },
  {
    year: 2016,
    month: 5,
    titleEn: "Water becomes our second trade",
    titleVi: "Ngành nước trở thành lĩnh vực thứ hai",
    descriptionEn:
      "We put the monitoring of a whole water network into operation for the first time, from the wells to the last valve.",
    descriptionVi:
      "Lần đầu tiên chúng tôi đưa vào vận hành hệ thống giám sát cho cả một mạng lưới cấp nước, từ giếng khai thác đến van cuối cùng.",
    image: "water-works",
  },
  {
    year: 2018,
    month: 11,
    titleEn: "A workshop in Hoa Khanh",
    titleVi: "Xưởng lắp ráp tại Hòa Khánh",
    descriptionEn: "Assembly moves to a hall of its own: 1,200 square metres, a test field and a kitchen that can feed forty.",
    descriptionVi: "Khâu lắp ráp chuyển về nhà xưởng riêng: 1.200 mét vuông, một bãi thử và gian bếp đủ cho bốn mươi người.",
    image: "robot-cell",
  },
  {
    year: 2020,
    month: 7,
    titleEn: "Somebody is always awake",
    titleVi: "Luôn có người trực",
    descriptionEn: "The control room opens. Since then an engineer has been watching our customers’ systems around the clock.",
    descriptionVi: "Phòng điều khiển đi vào hoạt động. Từ đó, hệ thống của khách hàng luôn có kỹ sư theo dõi suốt ngày đêm.",
    image: "control-desk",
  },
  {
    year: 2022,
    month: null,
    titleEn: "One hundred plants",
    titleVi: "Một trăm nhà máy",
    descriptionEn: "The hundredth plant joins: a solar roof in Quang Nam that pays for its own monitoring within a year.",
    descriptionVi: "Nhà máy thứ một trăm: một mái điện mặt trời ở Quảng Nam, hoàn vốn cho hệ thống giám sát chỉ trong một năm.",
    image: "solar-roof",
  },
];

const lastEntry = {
  titleEn: "A small office in Hanoi",
  titleVi: "Một văn phòng nhỏ ở Hà Nội",
  descriptionEn: "Nine desks and a repair bench, two hours from a third of our customers.",
  descriptionVi: "Chín bàn làm việc và một bàn sửa chữa, cách một phần ba khách hàng không quá hai giờ đường.",
  image: "river-city",
} as const;
