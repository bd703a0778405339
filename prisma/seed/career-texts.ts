import type { EmploymentType, WorkMode } from "~/generated/prisma/enums";
import type { offices } from "./company";

/** Levels of the demo company's jobs, lowest first. */
export const levels = [
  { nameEn: "Intern", nameVi: "Thực tập sinh" },
  { nameEn: "Junior", nameVi: "Nhân viên" },
  { nameEn: "Experienced", nameVi: "Chuyên viên" },
  { nameEn: "Senior", nameVi: "Chuyên viên cao cấp" },
  { nameEn: "Team lead", nameVi: "Trưởng nhóm" },
  { nameEn: "Head of department", nameVi: "Trưởng phòng" },
] as const;

export const positions = [
  {
    nameEn: "Automation engineer",
    nameVi: "Kỹ sư tự động hóa",
    descriptionEn: "Programs controllers and drives, and puts plants into operation.",
    descriptionVi: "Lập trình bộ điều khiển, biến tần và đưa nhà máy vào vận hành.",
  },
  {
    nameEn: "Embedded software engineer",
    nameVi: "Kỹ sư phần mềm nhúng",
    descriptionEn: "Writes the firmware of our gateways and loggers.",
    descriptionVi: "Viết phần mềm cho gateway và các bộ ghi của công ty.",
  },
  {
    nameEn: "Data analyst",
    nameVi: "Chuyên viên phân tích dữ liệu",
    descriptionEn: "Finds leaks, worn bearings and wasted steam in measurements.",
    descriptionVi: "Tìm chỗ rò rỉ, vòng bi mòn và hơi nước lãng phí trong dữ liệu đo.",
  },
  {
    nameEn: "Field service engineer",
    nameVi: "Kỹ sư dịch vụ hiện trường",
    descriptionEn: "Looks after plants at our customers’ sites, on call by turns.",
    descriptionVi: "Chăm sóc hệ thống tại nhà máy của khách hàng, thay phiên trực.",
  },
  {
    nameEn: "Electrical technician",
    nameVi: "Kỹ thuật viên điện",
    descriptionEn: "Builds, wires and tests control cabinets in our workshop.",
    descriptionVi: "Lắp, đấu dây và kiểm tra tủ điều khiển tại xưởng.",
  },
  {
    nameEn: "Technical editor",
    nameVi: "Biên tập viên kỹ thuật",
    descriptionEn: "Makes manuals that people read before something breaks.",
    descriptionVi: "Viết những tài liệu hướng dẫn mà người ta đọc trước khi máy hỏng.",
  },
] as const;

export const sources = [
  { value: "website", nameEn: "Our website", nameVi: "Trang web công ty" },
  { value: "linkedin", nameEn: "LinkedIn", nameVi: "LinkedIn" },
  { value: "facebook", nameEn: "Facebook", nameVi: "Facebook" },
  { value: "career-day", nameEn: "University career day", nameVi: "Ngày hội việc làm" },
  { value: "referral", nameEn: "Recommended by a colleague", nameVi: "Nhân viên giới thiệu" },
] as const;

type JobText = { title: string; location?: string; description: string; requirement: string; benefit: string };

type DemoJob = {
  slug: string;
  position: (typeof positions)[number]["nameEn"] | null;
  level: (typeof levels)[number]["nameEn"];
  /** Without an office, the texts name the place of work. */
  office?: (typeof offices)[number]["nameEn"];
  /** Days before the seed; negative: in the future. */
  publishedDaysAgo: number;
  /** Days after the seed; negative: in the past. */
  deadlineInDays: number | null;
  draft?: boolean;
  lock?: boolean;
  workMode: WorkMode;
  employmentType: EmploymentType;
  quantity: number;
  salary?: { min?: number; max?: number; currency?: "USD"; period?: "hour" };
  /** Missing without a text in that language. */
  en?: JobText;
  vi?: JobText;
};

/** The demo company's jobs. Each language is written independently. */
export const jobs: DemoJob[] = [
  {
    slug: "automation-engineer-water-networks",
    position: "Automation engineer",
    level: "Experienced",
    publishedDaysAgo: 41,
    deadlineInDays: 34,
    office: "Da Nang head office",
    workMode: "hybrid",
    employmentType: "fullTime",
    quantity: 2,
    salary: { min: 25_000_000, max: 38_000_000 },
    en: {
      title: "Automation engineer for water networks",
      description: `
        <p>Pumps, valves and reservoirs of a city have to agree with one another every second of the year. You write the programs by which they do, from the first drawing to the night on which the old system is switched off.</p>
        <ul>
          <li>Plan and program controllers (Siemens, Schneider) for pumping stations and treatment plants</li>
          <li>Test in our hall, with the operators at the table, before anything goes to site</li>
          <li>Put it into operation, and stay until the shift leader says that it is good</li>
        </ul>
        <p>About a quarter of the time you are at a plant, usually in central Vietnam and for no more than two weeks in one go.</p>`,
      requirement: `
        <ul>
          <li>A degree or a trade in automation, electrical engineering or mechatronics</li>
          <li>Three years with controllers, at least one plant of which you know every signal</li>
          <li>Vietnamese, and enough English to read a manual and to question it</li>
        </ul>`,
      benefit: `
        <ul>
          <li>A thirteenth salary, and a share of the profit of the project you worked on</li>
          <li>Health insurance for you and your children from the first day</li>
          <li>Five days a year for something useful that is not a customer’s</li>
        </ul>`,
    },
    vi: {
      title: "Kỹ sư tự động hóa mạng lưới cấp nước",
      description: `
        <p>Bơm, van và bể chứa của cả một thành phố phải ăn khớp với nhau từng giây trong năm. Bạn là người viết chương trình để chúng làm được điều đó, từ bản vẽ đầu tiên đến đêm ngắt hệ thống cũ.</p>
        <ul>
          <li>Thiết kế và lập trình bộ điều khiển (Siemens, Schneider) cho trạm bơm và nhà máy xử lý nước</li>
          <li>Chạy thử tại xưởng cùng người vận hành trước khi mang bất cứ thứ gì ra công trường</li>
          <li>Đưa hệ thống vào vận hành và ở lại cho đến khi trưởng ca gật đầu</li>
        </ul>
        <p>Khoảng một phần tư thời gian bạn làm việc tại nhà máy, thường ở miền Trung và mỗi đợt không quá hai tuần.</p>`,
      requirement: `
        <ul>
          <li>Tốt nghiệp đại học hoặc cao đẳng ngành tự động hóa, điện hoặc cơ điện tử</li>
          <li>Ba năm làm việc với PLC, thuộc từng tín hiệu của ít nhất một nhà máy</li>
          <li>Tiếng Anh đủ để đọc tài liệu và biết nghi ngờ tài liệu</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Lương tháng 13 và thưởng theo lợi nhuận của dự án bạn tham gia</li>
          <li>Bảo hiểm sức khỏe cho bạn và các con ngay từ ngày đầu</li>
          <li>Mỗi năm năm ngày để làm một việc có ích không dành cho khách hàng</li>
        </ul>`,
    },
  },
  {
    slug: "embedded-software-engineer-gateways",
    position: "Embedded software engineer",
    level: "Senior",
    publishedDaysAgo: 27,
    deadlineInDays: 48,
    office: "Da Nang head office",
    workMode: "hybrid",
    employmentType: "fullTime",
    quantity: 1,
    salary: { min: 35_000_000, max: 55_000_000 },
    en: {
      title: "Embedded software engineer for our gateways",
      description: `
        <p>Eleven hundred of our gateways hang in cabinets where it is hot, dusty and far away. What runs on them has to come back by itself after every power cut, and has to be replaced without anybody climbing a ladder.</p>
        <ul>
          <li>Write C and Rust for the next generation of the gateway, together with two colleagues and one soldering iron</li>
          <li>Look after updates over the air that may be cut off at any moment</li>
          <li>Measure before you optimise, and write down what you found</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Five years with microcontrollers or embedded Linux</li>
          <li>You can read a circuit diagram and have met a watchdog that saved you</li>
          <li>You review other people’s code as you would like yours to be reviewed</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Two days a week at home, if you like</li>
          <li>A laboratory with instruments that work and are calibrated</li>
          <li>One conference a year, of your choice</li>
        </ul>`,
    },
    vi: {
      title: "Kỹ sư phần mềm nhúng cho gateway",
      description: `
        <p>Hơn một nghìn gateway của chúng tôi nằm trong những tủ điện nóng, bụi và ở rất xa. Phần mềm trên đó phải tự chạy lại sau mỗi lần mất điện và cập nhật được mà không ai phải trèo thang.</p>
        <ul>
          <li>Viết C và Rust cho thế hệ gateway tiếp theo, cùng hai đồng nghiệp và một chiếc mỏ hàn</li>
          <li>Phụ trách cập nhật từ xa, kể cả khi đường truyền có thể đứt bất cứ lúc nào</li>
          <li>Đo trước khi tối ưu, và ghi lại điều mình tìm ra</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Năm năm kinh nghiệm với vi điều khiển hoặc Linux nhúng</li>
          <li>Đọc được sơ đồ mạch và từng được watchdog cứu ít nhất một lần</li>
          <li>Đọc mã của người khác theo cách bạn muốn mã của mình được đọc</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Mỗi tuần hai ngày làm việc ở nhà, nếu bạn muốn</li>
          <li>Phòng thí nghiệm với thiết bị đo hoạt động tốt và được hiệu chuẩn</li>
          <li>Mỗi năm một hội thảo chuyên ngành do bạn chọn</li>
        </ul>`,
    },
  },
  {
    slug: "data-analyst-condition-monitoring",
    position: "Data analyst",
    level: "Experienced",
    publishedDaysAgo: 19,
    deadlineInDays: 27,
    workMode: "remote",
    employmentType: "contract",
    quantity: 1,
    salary: { min: 1_200, max: 1_800, currency: "USD" },
    en: {
      title: "Data analyst, condition monitoring",
      location: "Vietnam, wherever you live",
      description: `
        <p>Two hundred motors send us their vibration day and night. Fourteen of them will need a new bearing this year. You help us to say which ones, early enough and without crying wolf.</p>
        <ul>
          <li>Turn recordings into a date by which somebody should look</li>
          <li>Compare every method with the plain threshold first</li>
          <li>Report how often we were wrong, on the same page as the warning</li>
        </ul>
        <p>The contract runs for a year. It has been extended every time so far.</p>`,
      requirement: `
        <ul>
          <li>Statistics that you can explain to a shift leader</li>
          <li>Python or R, SQL, and the patience to clean clocks that disagree</li>
          <li>A quiet place to work and a reliable connection</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Your own hours, with two meetings a week</li>
          <li>A week in Da Nang every quarter, travel paid</li>
          <li>Your name on what we publish</li>
        </ul>`,
    },
    vi: {
      title: "Chuyên viên phân tích dữ liệu giám sát thiết bị",
      location: "Bất cứ đâu tại Việt Nam",
      description: `
        <p>Hai trăm động cơ gửi dữ liệu rung động về cho chúng tôi suốt ngày đêm. Năm nay sẽ có mười bốn cái cần thay vòng bi. Bạn giúp chúng tôi nói được đó là những cái nào, đủ sớm và không báo động giả.</p>
        <ul>
          <li>Biến các bản ghi thành một ngày cụ thể cần có người đến xem</li>
          <li>Luôn so mọi phương pháp với một ngưỡng đơn giản trước đã</li>
          <li>Ghi rõ mình đã sai bao nhiêu lần, ngay trên trang hiện cảnh báo</li>
        </ul>
        <p>Hợp đồng một năm, cho đến nay lần nào cũng được gia hạn.</p>`,
      requirement: `
        <ul>
          <li>Nắm vững thống kê đến mức giải thích được cho trưởng ca</li>
          <li>Python hoặc R, SQL, và đủ kiên nhẫn để chỉnh những chiếc đồng hồ lệch nhau</li>
          <li>Một chỗ làm việc yên tĩnh, đường truyền ổn định</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Tự sắp xếp giờ làm, mỗi tuần hai buổi họp</li>
          <li>Mỗi quý một tuần tại Đà Nẵng, công ty lo chi phí đi lại</li>
          <li>Được đứng tên trên những gì chúng tôi công bố</li>
        </ul>`,
    },
  },
  {
    slug: "apprentices-line-three",
    position: "Electrical technician",
    level: "Intern",
    publishedDaysAgo: 33,
    deadlineInDays: 12,
    office: "Assembly workshop",
    workMode: "onsite",
    employmentType: "internship",
    quantity: 6,
    salary: { min: 7_000_000, max: 8_500_000 },
    en: {
      title: "Six apprentices for line three",
      description: `
        <p>Line three makes nothing that we sell. For four months you weld, wire and programme there, with an old robot that may make mistakes and with Mr Lộc, who hides them. After that you choose a team.</p>
        <ul>
          <li>Four months on the training line, in pairs</li>
          <li>Eight months in a team: cabinets, service or robots</li>
          <li>An examination that three customers have helped to write</li>
        </ul>`,
      requirement: `
        <ul>
          <li>You are at least eighteen and have finished school</li>
          <li>You have taken something apart and know why it would not go together again</li>
          <li>No marks are asked for. Bring something that you have built</li>
        </ul>`,
      benefit: `
        <ul>
          <li>A salary from the first day, lunch, and a room in the company’s hostel if you come from far away</li>
          <li>Tools that are yours to keep after the examination</li>
          <li>Sixteen of the eighteen before you still work with us</li>
        </ul>`,
    },
    vi: {
      title: "Sáu học viên cho dây chuyền số ba",
      description: `
        <p>Dây chuyền số ba không làm ra thứ gì để bán. Trong bốn tháng, bạn hàn, đấu dây và lập trình tại đây, cùng một con robot cũ được phép sai và thầy Lộc, người giấu lỗi vào nó. Sau đó bạn tự chọn đội của mình.</p>
        <ul>
          <li>Bốn tháng trên dây chuyền đào tạo, học theo cặp</li>
          <li>Tám tháng trong một đội: tủ điện, dịch vụ hoặc robot</li>
          <li>Một kỳ thi do ba khách hàng cùng ra đề</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Đủ 18 tuổi, đã tốt nghiệp trung học phổ thông</li>
          <li>Từng tháo một thứ gì đó ra và hiểu vì sao không lắp lại được</li>
          <li>Không cần bảng điểm. Hãy mang theo một thứ bạn tự làm</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Có lương ngay từ ngày đầu, cơm trưa, chỗ ở ký túc xá nếu nhà bạn ở xa</li>
          <li>Bộ dụng cụ thuộc về bạn sau kỳ thi</li>
          <li>Mười sáu trong mười tám anh chị khóa trước vẫn đang làm việc cùng chúng tôi</li>
        </ul>`,
    },
  },
  {
    slug: "field-service-engineer-hanoi",
    position: "Field service engineer",
    level: "Experienced",
    publishedDaysAgo: 58,
    deadlineInDays: -6,
    office: "Hanoi office",
    workMode: "onsite",
    employmentType: "fullTime",
    quantity: 1,
    salary: { min: 20_000_000 },
    en: {
      title: "Field service engineer, Hanoi",
      description: `
        <p>Our Hanoi office has nine desks, and yours will mostly be empty: you are at the plants between Hải Phòng and Lào Cai, where our systems run.</p>
        <ul>
          <li>Maintain what is installed, and find what is about to fail</li>
          <li>Be on call one week in four</li>
          <li>Tell the developers what it is like up there in the rain</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Experience with drives, instruments or control systems</li>
          <li>A driving licence (B2), and no fear of heights</li>
          <li>Calm on the telephone at three in the morning</li>
        </ul>`,
      benefit: `
        <ul>
          <li>A van that is yours to equip</li>
          <li>Every night on call is paid, whether the telephone rings or not</li>
          <li>A thirteenth salary, and health insurance for the family</li>
        </ul>`,
    },
    vi: {
      title: "Kỹ sư dịch vụ hiện trường tại Hà Nội",
      description: `
        <p>Văn phòng Hà Nội có chín bàn làm việc, và bàn của bạn thường sẽ trống: bạn ở những nhà máy từ Hải Phòng đến Lào Cai, nơi hệ thống của chúng tôi đang chạy.</p>
        <ul>
          <li>Bảo trì những gì đã lắp và tìm ra thứ sắp hỏng</li>
          <li>Cứ bốn tuần thì trực một tuần</li>
          <li>Kể cho đội phát triển nghe trên đó trời mưa thì ra sao</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Có kinh nghiệm với biến tần, thiết bị đo hoặc hệ thống điều khiển</li>
          <li>Có bằng lái xe B2 và không sợ độ cao</li>
          <li>Bình tĩnh khi nghe điện thoại lúc ba giờ sáng</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Một chiếc xe do bạn tự trang bị</li>
          <li>Đêm trực nào cũng được trả, dù điện thoại có reo hay không</li>
          <li>Lương tháng 13, bảo hiểm sức khỏe cho cả gia đình</li>
        </ul>`,
    },
  },
  {
    slug: "cabinet-technician",
    position: "Electrical technician",
    level: "Junior",
    publishedDaysAgo: 74,
    deadlineInDays: null,
    lock: true,
    office: "Assembly workshop",
    workMode: "onsite",
    employmentType: "fullTime",
    quantity: 3,
    salary: { min: 11_000_000, max: 15_000_000 },
    en: {
      title: "Technician for control cabinets",
      description: `
        <p>In our new workshop the best light is where the cabinets are built. You wire them by the drawing, test every terminal and sign on the inside of the door.</p>
        <ul>
          <li>Assemble and wire control and distribution cabinets</li>
          <li>Test by the list, and correct the drawing where it is wrong</li>
          <li>Go along to site once or twice a year, to see where your cabinets end up</li>
        </ul>`,
      requirement: `
        <ul>
          <li>A trade as an electrician, or two years of practice</li>
          <li>You can tell twelve colours of wire apart and lay them straight</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Day shift only, finished at half past four</li>
          <li>Overtime is paid or taken as time, as you like</li>
          <li>Lunch, work clothes, and a thirteenth salary</li>
        </ul>`,
    },
    vi: {
      title: "Kỹ thuật viên tủ điều khiển",
      description: `
        <p>Ở xưởng mới, chỗ sáng nhất là nơi lắp tủ điện. Bạn đấu dây theo bản vẽ, kiểm tra từng cầu đấu và ký tên ở mặt trong cánh tủ.</p>
        <ul>
          <li>Lắp ráp, đấu dây tủ điều khiển và tủ phân phối</li>
          <li>Kiểm tra theo danh mục và sửa bản vẽ ở chỗ sai</li>
          <li>Mỗi năm một, hai lần ra công trường để xem tủ của mình nằm ở đâu</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Có chứng chỉ nghề điện hoặc hai năm kinh nghiệm</li>
          <li>Phân biệt được mười hai màu dây và đi dây thẳng hàng</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Chỉ làm ca ngày, bốn rưỡi chiều tan ca</li>
          <li>Làm thêm giờ được trả tiền hoặc nghỉ bù, tùy bạn chọn</li>
          <li>Cơm trưa, đồng phục và lương tháng 13</li>
        </ul>`,
    },
  },
  {
    slug: "technical-editor",
    position: "Technical editor",
    level: "Experienced",
    publishedDaysAgo: -5,
    deadlineInDays: 50,
    office: "Da Nang head office",
    workMode: "hybrid",
    employmentType: "partTime",
    quantity: 1,
    salary: { min: 120_000, max: 180_000, period: "hour" },
    en: {
      title: "Technical editor, English and Vietnamese",
      description: `
        <p>Our manuals are read by people in gloves, in a hurry and in bad light. You make them shorter, in two languages, and try each of them on somebody who has never seen the machine.</p>
        <ul>
          <li>Edit manuals, data sheets and what our software says when something is wrong</li>
          <li>Keep the list of words that we use, and of those that we do not</li>
        </ul>`,
      requirement: `
        <ul>
          <li>You write well in one of the two languages and read the other like your own</li>
          <li>You are curious enough to put on a helmet</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Twenty hours a week, on the days that suit you</li>
          <li>The right to ask anybody in the company what they meant</li>
        </ul>`,
    },
    vi: {
      title: "Biên tập viên kỹ thuật Anh – Việt",
      description: `
        <p>Người đọc tài liệu của chúng tôi đang đeo găng, đang vội và đứng chỗ thiếu sáng. Bạn viết lại cho ngắn hơn, bằng hai ngôn ngữ, rồi thử từng trang với một người chưa bao giờ thấy cái máy đó.</p>
        <ul>
          <li>Biên tập sách hướng dẫn, tờ thông số và những câu phần mềm hiện ra khi có lỗi</li>
          <li>Giữ danh sách những từ chúng tôi dùng, và những từ không dùng</li>
        </ul>`,
      requirement: `
        <ul>
          <li>Viết tốt một trong hai ngôn ngữ và đọc ngôn ngữ kia như tiếng mẹ đẻ</li>
          <li>Đủ tò mò để đội mũ bảo hộ vào xưởng</li>
        </ul>`,
      benefit: `
        <ul>
          <li>Mỗi tuần hai mươi giờ, vào những ngày bạn thấy tiện</li>
          <li>Được quyền hỏi bất cứ ai trong công ty rằng họ muốn nói gì</li>
        </ul>`,
    },
  },
  {
    slug: "information-security-lead",
    position: null,
    level: "Team lead",
    publishedDaysAgo: 0,
    deadlineInDays: null,
    draft: true,
    office: "Da Nang head office",
    workMode: "hybrid",
    employmentType: "fullTime",
    quantity: 1,
    vi: {
      title: "Trưởng nhóm an toàn thông tin",
      description: `
        <p>Từ khi đạt chứng nhận ISO/IEC 27001, chúng tôi có nhiều quy định hơn. Bạn giúp chúng tôi giữ lại những quy định có ích và bỏ bớt những quy định chỉ để trưng bày.</p>`,
      requirement: `
        <ul>
          <li>Từng làm việc với mạng công nghiệp và hiểu vì sao không thể tắt máy để vá lỗi</li>
        </ul>`,
      benefit: "",
    },
  },
];
