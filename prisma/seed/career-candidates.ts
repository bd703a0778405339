import type { CandidateStage } from "~/generated/prisma/enums";
import type { jobs, sources } from "./career-texts";

type DemoNote = { daysLater: number; text: string };

type DemoCandidate = {
  name: string;
  job: (typeof jobs)[number]["slug"];
  source: (typeof sources)[number]["value"] | null;
  /** All stages in order; the last is the current one. */
  stages: CandidateStage[];
  daysAgo: number;
  rating?: number;
  /** Days since it was moved to the trash. */
  trashedDaysAgo?: number;
  /** Applied in English. */
  isEnglish?: boolean;
  introduction?: string;
  notes?: DemoNote[];
  /** Files in `prisma/seed/assets`, oldest first. */
  cvs?: string[];
};

const screening: CandidateStage[] = ["new", "screening"];
const interview: CandidateStage[] = [...screening, "interview"];
const offer: CandidateStage[] = [...interview, "offer"];
const hired: CandidateStage[] = [...offer, "hired"];
const rejectedEarly: CandidateStage[] = [...screening, "rejected"];
const rejectedLate: CandidateStage[] = [...interview, "rejected"];

const water = "automation-engineer-water-networks";
const gateways = "embedded-software-engineer-gateways";
const monitoring = "data-analyst-condition-monitoring";
const lineThree = "apprentices-line-three";
const hanoi = "field-service-engineer-hanoi";
const cabinets = "cabinet-technician";

/** Invented candidates of the demo company; their addresses and phone numbers do not exist. */
export const candidates: DemoCandidate[] = [
  {
    name: "Đặng Minh Khôi",
    job: water,
    source: "linkedin",
    stages: interview,
    daysAgo: 23,
    rating: 4,
    introduction:
      "Sáu năm qua tôi lập trình PLC cho nhà máy xử lý nước thải ở Quảng Nam. Tôi muốn làm việc với mạng lưới cấp nước, nơi một lỗi nhỏ lúc nửa đêm cũng có người nhận ra ngay khi mở vòi.",
    notes: [
      { daysLater: 4, text: "Trao đổi qua điện thoại 30 phút. Hiểu rất rõ nhà máy của mình, kể được cả những chỗ làm chưa tốt." },
      { daysLater: 11, text: "Phỏng vấn tại xưởng: mời trưởng ca của khách hàng cùng dự vòng hai." },
    ],
    cvs: ["cv-dang-minh-khoi"],
  },
  {
    name: "Phan Thị Thu Ngân",
    job: monitoring,
    source: "website",
    stages: screening,
    daysAgo: 9,
    rating: 5,
    isEnglish: true,
    introduction:
      "I read your article on the 212 motors and recomputed the figures from the charts. I get nine of fourteen as well, but I think one of the two without warning had one. May I show you?",
    notes: [{ daysLater: 3, text: "She may be right about motor 88. Invite her before somebody else does." }],
    cvs: ["cv-phan-thi-thu-ngan"],
  },
  {
    name: "Hồ Quốc Bảo",
    job: gateways,
    source: "referral",
    stages: offer,
    daysAgo: 22,
    rating: 5,
    introduction:
      "Anh Dũng bên nhóm phần cứng khuyên tôi nộp hồ sơ. Tám năm làm firmware cho công tơ điện tử, năm năm gần đây chủ yếu viết Rust. Tôi gửi kèm bản CV mới đã bổ sung dự án cập nhật từ xa.",
    notes: [
      { daysLater: 6, text: "Bài thử: tìm ra lỗi ngắt đúp trong 40 phút, viết luôn phép thử để nó không quay lại." },
      { daysLater: 15, text: "Đã thống nhất mức lương. Chờ thư mời bản giấy, ngày đi làm dự kiến đầu tháng sau." },
    ],
    cvs: ["cv-ho-quoc-bao-2024", "cv-ho-quoc-bao"],
  },
  {
    name: "Lương Gia Hân",
    job: lineThree,
    source: "facebook",
    stages: ["new"],
    daysAgo: 1,
    introduction:
      "Em vừa tốt nghiệp lớp 12. Em tháo chiếc quạt của bà ngoại ra sửa, lắp lại thì thừa hai con ốc nhưng quạt vẫn chạy. Em muốn biết hai con ốc đó để làm gì.",
    cvs: ["cv-luong-gia-han"],
  },
  {
    name: "Tạ Văn Thịnh",
    job: cabinets,
    source: "website",
    stages: hired,
    daysAgo: 66,
    rating: 4,
    introduction: "Tôi có bảy năm lắp tủ điện ở khu công nghiệp Hòa Khánh và muốn tìm một xưởng có đủ ánh sáng.",
    notes: [{ daysLater: 9, text: "Đi dây đẹp nhất trong bốn người làm bài thử. Nhận việc." }],
    cvs: ["cv-ta-van-thinh"],
  },
  { name: "Nguyễn Thị Kiều Oanh", job: lineThree, source: "career-day", stages: ["new"], daysAgo: 2 },
  {
    name: "Võ Thanh Tùng",
    job: water,
    source: "website",
    stages: ["new"],
    daysAgo: 2,
    introduction: "Tôi đang phụ trách trạm bơm tăng áp tại Hội An, quen với WinCC và TIA Portal. Có thể đi làm sau 30 ngày.",
  },
  {
    name: "Lê Hoàng Phúc",
    job: gateways,
    source: "linkedin",
    stages: ["new"],
    daysAgo: 3,
    isEnglish: true,
    introduction:
      "Embedded Linux for medical devices, four years. I have had enough of certification and would like my code to get dusty.",
  },
  { name: "Huỳnh Ngọc Diệp", job: monitoring, source: "linkedin", stages: ["new"], daysAgo: 3 },
  {
    name: "Trần Đăng Quang",
    job: lineThree,
    source: "facebook",
    stages: ["new"],
    daysAgo: 4,
    introduction: "Em làm phụ hồ được một năm, tối học nghề điện. Em mang theo được mạch báo cạn bể nước em tự hàn.",
  },
  { name: "Bùi Khánh Linh", job: lineThree, source: "website", stages: ["new"], daysAgo: 5 },
  {
    name: "Mai Xuân Trường",
    job: water,
    source: "facebook",
    stages: ["new"],
    daysAgo: 5,
    introduction: "Tôi từ nhà máy giấy chuyển sang, chưa làm ngành nước nhưng bơm thì bơm nào cũng phải nghe.",
  },
  { name: "Dương Thùy Trang", job: monitoring, source: "website", stages: ["new"], daysAgo: 6, isEnglish: true },
  {
    name: "Phạm Nhật Huy",
    job: lineThree,
    source: "career-day",
    stages: screening,
    daysAgo: 8,
    rating: 3,
    notes: [{ daysLater: 1, text: "Gặp ở ngày hội việc làm Đại học Bách khoa. Hỏi nhiều, hỏi đúng chỗ." }],
  },
  { name: "Đoàn Mỹ Hạnh", job: lineThree, source: "website", stages: screening, daysAgo: 9, rating: 4 },
  {
    name: "Ngô Bảo Long",
    job: gateways,
    source: "website",
    stages: screening,
    daysAgo: 10,
    introduction: "Mười năm C, hai năm Rust, một lần làm cháy phòng thí nghiệm (nhỏ). Mã nguồn mở của tôi gửi kèm theo yêu cầu.",
  },
  { name: "Cao Thị Bích Thảo", job: water, source: "linkedin", stages: screening, daysAgo: 11, rating: 3 },
  {
    name: "Vũ Đình Nam",
    job: water,
    source: "website",
    stages: screening,
    daysAgo: 12,
    introduction: "Kỹ sư tự động hóa, bốn năm với Schneider. Tôi muốn về gần bố mẹ ở Đà Nẵng sau thời gian làm tại Bình Dương.",
  },
  { name: "Lý Thanh Hằng", job: monitoring, source: "linkedin", stages: screening, daysAgo: 12, rating: 2, isEnglish: true },
  {
    name: "Trương Công Hậu",
    job: lineThree,
    source: "referral",
    stages: screening,
    daysAgo: 14,
    notes: [{ daysLater: 3, text: "Con trai chú bảo vệ cổng số hai. Phỏng vấn như mọi người khác." }],
  },
  {
    name: "Nguyễn Hữu Đạt",
    job: water,
    source: "referral",
    stages: interview,
    daysAgo: 25,
    rating: 5,
    introduction: "Tôi đã đưa ba nhà máy nước vào vận hành, trong đó có một nhà máy vào đêm giao thừa.",
    notes: [{ daysLater: 8, text: "Hai nhà máy tham chiếu đều khen. Hỏi kỹ thêm về lịch đi công trường." }],
  },
  { name: "Đinh Thị Hồng Nhung", job: water, source: "website", stages: interview, daysAgo: 20, rating: 4 },
  {
    name: "Tôn Thất Khải",
    job: gateways,
    source: "linkedin",
    stages: interview,
    daysAgo: 18,
    rating: 3,
    isEnglish: true,
    introduction: "I maintained the bootloader of a scooter-sharing company. Scooters are left in rivers; I can handle cabinets.",
  },
  { name: "Hà Phương Uyên", job: monitoring, source: "website", stages: interview, daysAgo: 17, rating: 4 },
  {
    name: "Phùng Tiến Dũng",
    job: lineThree,
    source: "facebook",
    stages: interview,
    daysAgo: 21,
    rating: 4,
    notes: [{ daysLater: 9, text: "Mang theo chiếc đèn tự làm, giải thích mạch rất rành. Thầy Lộc muốn nhận ngay." }],
  },
  { name: "Lâm Tú Quyên", job: lineThree, source: "career-day", stages: interview, daysAgo: 19, rating: 3 },
  {
    name: "Bạch Đức Anh",
    job: lineThree,
    source: "website",
    stages: offer,
    daysAgo: 28,
    rating: 5,
    introduction: "Em học xong cao đẳng nghề điện công nghiệp, muốn học lại từ đầu cho đúng.",
  },
  { name: "Châu Ngọc Mai", job: water, source: "linkedin", stages: offer, daysAgo: 33, rating: 4 },
  {
    name: "Kiều Văn Sơn",
    job: cabinets,
    source: "referral",
    stages: hired,
    daysAgo: 70,
    rating: 4,
    notes: [{ daysLater: 14, text: "Bắt đầu từ thứ Hai, tổ của chị Thoa." }],
  },
  { name: "Lưu Thị Kim Chi", job: cabinets, source: "facebook", stages: hired, daysAgo: 63, rating: 5 },
  {
    name: "Nghiêm Trọng Nghĩa",
    job: hanoi,
    source: "website",
    stages: hired,
    daysAgo: 52,
    rating: 5,
    introduction: "Ba giờ sáng tôi vẫn thức, vì con gái tôi cũng thức.",
    notes: [{ daysLater: 12, text: "Chị Yến đã đi cùng một ngày ở Việt Trì. Nhận." }],
  },
  { name: "Vương Quế Anh", job: lineThree, source: "website", stages: hired, daysAgo: 31, rating: 4 },
  {
    name: "Đỗ Mạnh Cường",
    job: hanoi,
    source: "linkedin",
    stages: rejectedLate,
    daysAgo: 49,
    rating: 2,
    notes: [{ daysLater: 10, text: "Giỏi thiết bị đo nhưng không muốn trực đêm. Giữ liên lạc cho vị trí khác." }],
  },
  { name: "Tống Gia Bảo", job: hanoi, source: "facebook", stages: rejectedEarly, daysAgo: 47, rating: 1 },
  { name: "Quách Thị Lan Hương", job: hanoi, source: "website", stages: rejectedLate, daysAgo: 44, rating: 3 },
  {
    name: "Triệu Vĩnh Phát",
    job: cabinets,
    source: "website",
    stages: rejectedEarly,
    daysAgo: 60,
    introduction: "Tôi có thể bắt đầu ngay hôm nay.",
  },
  { name: "Hứa Minh Tâm", job: cabinets, source: "career-day", stages: rejectedLate, daysAgo: 58, rating: 2 },
  {
    name: "Từ Hải Yến",
    job: gateways,
    source: "website",
    stages: rejectedEarly,
    daysAgo: 24,
    rating: 2,
    isEnglish: true,
    introduction: "I am a front-end developer who would like to get closer to the metal.",
    notes: [
      { daysLater: 3, text: "Not for this job. Ask her again when the control room in the browser gets its second developer." },
    ],
  },
  { name: "Giang Thành Đô", job: water, source: null, stages: rejectedEarly, daysAgo: 36, rating: 1 },
  { name: "Thái Bá Lộc", job: monitoring, source: "linkedin", stages: rejectedEarly, daysAgo: 15, rating: 2 },
  { name: "Nguyễn Trà Giang", job: lineThree, source: "website", stages: rejectedEarly, daysAgo: 26 },
  {
    name: "Phó Đức Thiện",
    job: water,
    source: "linkedin",
    stages: [...offer, "withdrawn"],
    daysAgo: 39,
    rating: 5,
    notes: [{ daysLater: 20, text: "Nhận lời công ty khác gần nhà hơn. Rất tiếc, và rất lịch sự." }],
  },
  { name: "Âu Dương Khang", job: gateways, source: "facebook", stages: [...interview, "withdrawn"], daysAgo: 25, rating: 3 },
  { name: "Lạc Thiên Ý", job: hanoi, source: "website", stages: [...screening, "withdrawn"], daysAgo: 41 },
  { name: "Mạc Thị Ngọc Ánh", job: lineThree, source: "website", stages: ["new", "withdrawn"], daysAgo: 16 },
  {
    name: "Kiều Anh Thư",
    job: hanoi,
    source: "facebook",
    stages: ["new"],
    daysAgo: 46,
    trashedDaysAgo: 4,
    introduction: "Xin lỗi công ty, em bấm nhầm tin tuyển dụng. Mong anh chị bỏ qua hồ sơ này giúp em.",
  },
];
