import { newPart, type Part } from "~/features/website/page/parts/parts";

type ServiceParts = { points: { en: string[]; vi: string[] }; parts?: Part[] };

/** Points and parts of the demo company's services, by slug. */
export const serviceParts: Readonly<Record<string, ServiceParts>> = {
  "water-network-monitoring": {
    points: {
      en: [
        "Flow and pressure measured at the entrance of every zone",
        "Noise loggers whose batteries last five years",
        "A list of suspected leaks every morning",
      ],
      vi: [
        "Đo lưu lượng và áp lực tại đầu vào từng vùng",
        "Bộ ghi tiếng ồn dùng pin được năm năm",
        "Mỗi sáng một danh sách điểm nghi rò rỉ",
      ],
    },
    parts: [
      {
        ...newPart("steps"),
        id: "steps-water",
        titleEn: "The first fourteen weeks",
        titleVi: "Mười bốn tuần đầu tiên",
        steps: [
          {
            id: "zone",
            titleEn: "One zone",
            titleVi: "Chọn một vùng",
            textEn: "We choose it together: the one whose night flow you trust least.",
            textVi: "Hai bên cùng chọn: vùng có lưu lượng ban đêm đáng ngờ nhất.",
            whenEn: "Week 1",
            whenVi: "Tuần 1",
          },
          {
            id: "listen",
            titleEn: "Three months",
            titleVi: "Ba tháng",
            textEn: "Loggers listen, your crews dig, and the flow of the zone is measured again after each repair.",
            textVi: "Thiết bị lắng nghe, đội của bạn đào sửa, và lưu lượng của vùng được đo lại sau mỗi lần sửa.",
            whenEn: "Weeks 2–13",
            whenVi: "Tuần 2–13",
          },
          {
            id: "decide",
            titleEn: "Both of us know",
            titleVi: "Hai bên cùng quyết định",
            textEn: "Whether it is worth going on. If it is not, you keep the map and the figures.",
            textVi: "Có nên làm tiếp hay không. Nếu không, bản đồ và số liệu vẫn là của bạn.",
            whenEn: "Week 14",
            whenVi: "Tuần 14",
          },
        ],
      },
      {
        ...newPart("questions"),
        id: "questions-water",
        tone: "muted",
        titleEn: "Asked before the first visit",
        titleVi: "Trước buổi khảo sát, khách hàng thường hỏi",
        questions: [
          {
            id: "close",
            questionEn: "Do you have to close the water or the road?",
            questionVi: "Có phải cắt nước hay rào đường không?",
            contentEn:
              "<p>No. Loggers sit on hydrants and valves from outside. A flow meter at the entrance of a zone takes one night.</p>",
            contentVi:
              "<p>Không. Thiết bị gắn bên ngoài trụ cứu hỏa và van. Lắp đồng hồ lưu lượng ở đầu vào một vùng chỉ mất một đêm.</p>",
          },
          {
            id: "exact",
            questionEn: "How exact is the place of a leak?",
            questionVi: "Vị trí rò rỉ chính xác đến mức nào?",
            contentEn: "<p>In nine of ten cases the crew digs one hole. Plastic pipes are harder, and we say so beforehand.</p>",
            contentVi: "<p>Mười lần thì chín lần chỉ cần đào một hố. Ống nhựa khó hơn, và chúng tôi nói trước điều đó.</p>",
          },
          {
            id: "data",
            questionEn: "Who owns the data?",
            questionVi: "Dữ liệu thuộc về ai?",
            contentEn: "<p>You do. It is on your server or on ours, as you like, and leaves with you.</p>",
            contentVi: "<p>Thuộc về bạn. Dữ liệu nằm trên máy chủ của bạn hoặc của chúng tôi, tùy bạn chọn, và đi cùng bạn.</p>",
          },
        ],
      },
    ],
  },
  "energy-management": {
    points: {
      en: [
        "Electricity, steam, gas, water and compressed air in one place",
        "The cost of a tonne, a bottle or a shift",
        "Warnings when a machine uses more than before",
      ],
      vi: [
        "Điện, hơi, khí đốt, nước và khí nén trên cùng một màn hình",
        "Chi phí cho mỗi tấn hàng, mỗi chai, mỗi ca",
        "Cảnh báo khi một máy tốn nhiều hơn trước",
      ],
    },
    parts: [
      {
        ...newPart("quote"),
        id: "quote-energy",
        tone: "dark",
        textEn: "We looked for savings in the machines. Most of them were in the hours when nobody was there.",
        textVi: "Chúng tôi tìm chỗ tiết kiệm ở máy móc. Hóa ra phần lớn nằm ở những giờ không có ai.",
        nameEn: "Do Quang Huy",
        nameVi: "Đỗ Quang Huy",
        roleEn: "Head of utilities, a bottling plant",
        roleVi: "Trưởng bộ phận tiện ích, một nhà máy nước giải khát",
      },
    ],
  },
  "automation-and-modernisation": {
    points: {
      en: [
        "Tested in our hall, with your operators at the table",
        "Switched over at night, with a way back",
        "Program and documentation are yours",
      ],
      vi: [
        "Chạy thử tại xưởng của chúng tôi, cùng người vận hành của bạn",
        "Chuyển đổi vào ban đêm, luôn có đường lui",
        "Chương trình và tài liệu là của bạn",
      ],
    },
  },
  "remote-operation-and-maintenance": {
    points: {
      en: [
        "Every alarm is answered within fifteen minutes",
        "Spare parts are kept for ten years",
        "Access only while you allow it, all of it recorded",
      ],
      vi: [
        "Mọi báo động được xử lý trong mười lăm phút",
        "Linh kiện được giữ sẵn trong mười năm",
        "Chỉ truy cập khi bạn cho phép, mọi thao tác đều được ghi lại",
      ],
    },
  },
  "training-for-operators": {
    points: {
      en: [
        "Two days beside the line, with alarms that really come",
        "Groups of at most eight people",
        "A handbook for the breast pocket",
      ],
      vi: ["Hai ngày bên dây chuyền, với những báo động có thật", "Mỗi nhóm tối đa tám người", "Sổ tay bỏ vừa túi áo"],
    },
  },
};
