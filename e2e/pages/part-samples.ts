import { newPart, type Part, type PartOf } from "~/features/website/page/parts/parts";
import type { Calls } from "../fixtures";

/** Ids of pictures of the library. */
export async function pictureIds(calls: Calls): Promise<number[]> {
  const { rows } = await calls.system.media.list.query({ filter: { kind: "image" } });
  return rows.filter(({ width, height }) => (width ?? 0) >= 800 && (height ?? 0) >= 500).map(({ id }) => id);
}

type Variants = { hero: PartOf<"hero">["variant"]; services: PartOf<"services">["variant"] };

/** Parts of the kinds that staff write, with as much in them as usual, in a tone. */
export function writtenParts(tone: Part["tone"], images: readonly number[], { hero, services }: Variants): Part[] {
  const own = (kind: string) => ({ id: `${kind}-${tone}`, tone });
  const both = (name: string, en: string, vi: string) => ({ [`${name}En`]: en, [`${name}Vi`]: vi });
  const image = (place: number) => images[place % images.length] ?? null;
  const points = ["Where the steam goes", "What a shift costs", "What to repair first", "Who answers at night"];
  const items = points.map((title, index) => ({
    ...{ id: `i${index}`, imageId: image(index), href: index === 0 ? "/services" : null },
    ...{ titleEn: title, titleVi: `Hệ thống giám sát ${index + 1}` },
    ...{
      textEn: "Meters on each line, each boiler and each compressor.",
      textVi: "Đồng hồ trên từng đường ống và từng nồi hơi.",
    },
  }));
  const icons = ["calendar-days", "shield", "house", "star", "briefcase"] as const;
  const perks = icons.map((icon, index) => ({
    ...{ id: `p${index}`, icon, titleEn: `Advantage ${index + 1}`, titleVi: `Quyền lợi ${index + 1}` },
    ...{ textEn: "for you and your children from the first day", textVi: "cho bạn và các con ngay từ ngày đầu" },
  }));
  const values = [
    ["11%", "11%"],
    ["15 min", "15 phút"],
    ["1/5", "1/5"],
    ["98.6%", "98,6%"],
    ["1,240", "1.240"],
  ] as const;
  const figures = values.map(([figureValueEn, figureValueVi], index) => ({
    ...{ id: `f${index}`, figureValueEn, figureValueVi },
    ...{ figureLabelEn: "less water lost on the way", figureLabelVi: "giảm nước thất thoát trên đường ống" },
  }));
  const opening = {
    variant: hero,
    imageId: image(4),
    secondImageId: image(5),
    buttons: [{ id: "b", labelEn: "Ask", labelVi: "Hỏi", href: "/contact" }],
  };
  const story = {
    ...both("beforeValue", "24%", "24%"),
    ...both("beforeLabel", "Lost before the project", "Thất thoát trước dự án"),
  };
  const result = { ...both("afterValue", "13%", "13%"), ...both("afterLabel", "After twelve months", "Sau mười hai tháng") };
  const said = both(
    "quote",
    "Now we find them while they are still a sound.",
    "Giờ chúng tôi tìm ra khi đó mới chỉ là một âm thanh.",
  );
  return [
    {
      ...{
        ...newPart("hero"),
        ...own("hero"),
        ...opening,
        titleEn: "Engineering that keeps running",
        titleVi: "Kỹ thuật bền bỉ, vận hành an tâm",
      },
      ...both("figureValue", "98.6%", "98,6%"),
      ...both("figureLabel", "of alarms answered within 15 minutes", "cảnh báo được trả lời trong 15 phút"),
      ...both(
        "lead",
        "We build and look after the automation behind factories.",
        "Chúng tôi xây dựng và chăm sóc hệ thống tự động hóa.",
      ),
    },
    {
      ...newPart("services"),
      ...own("services"),
      ids: [],
      variant: services,
      titleEn: "What we do",
      titleVi: "Lĩnh vực hoạt động",
    },
    {
      ...newPart("cards"),
      ...own("cards"),
      items,
      titleEn: "Four things you will know",
      titleVi: "Bốn điều bạn sẽ biết",
      variant: "four",
    },
    {
      ...{ ...newPart("quote"), ...own("quote"), nameEn: "Trần Lạc Long", nameVi: "Trần Lạc Long" },
      ...both("text", "Most of it with things they already had.", "Phần lớn nhờ những gì họ đã có sẵn."),
      ...both("role", "General Director", "Tổng Giám đốc"),
    },
    { ...newPart("figures"), ...own("figures"), items: figures, titleEn: "In figures", titleVi: "Bằng con số" },
    { ...newPart("perks"), ...own("perks"), items: perks, titleEn: "Good to have", titleVi: "Ai cũng có" },
    {
      ...{ ...newPart("caseStory"), ...own("caseStory"), ...story, ...result, ...said, imageId: image(6), href: "/news" },
      ...{
        titleEn: "Water that no longer disappears",
        titleVi: "Nước không còn mất đi",
        linkTextEn: "Read the story",
        linkTextVi: "Đọc câu chuyện",
      },
    },
  ];
}
