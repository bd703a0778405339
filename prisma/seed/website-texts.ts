import type { AboutLayout } from "~/generated/prisma/enums";
import type { IconName } from "~/lib/icon-names";
import type { PictureName } from "./images";

type ServiceText = { name: string; description: string; content?: string };

type DemoService = {
  slug: string;
  icon: IconName;
  image: PictureName;
  draft?: boolean;
  en: ServiceText;
  vi: ServiceText;
};

/** Addresses of the demo company's former website. */
export const redirects = [
  { fromPath: "/index.html", target: "/", uses: 214 },
  { fromPath: "/gioi-thieu", target: "/vi/about-us", uses: 87 },
  { fromPath: "/dich-vu/quan-ly-nang-luong", target: "/vi/services/energy-management", uses: 31 },
  { fromPath: "/solutions/water", target: "/services/water-network-monitoring", uses: 56 },
  { fromPath: "/tet", target: "/vi/news/lich-nghi-tet-va-truc-ky-thuat", permanent: false, uses: 12 },
  { fromPath: "/brochure-2019.pdf", target: "/services", active: false, uses: 140 },
];

/** The demo company's services. Each language is written independently. */
export const services: DemoService[] = [
  {
    slug: "water-network-monitoring",
    icon: "radar",
    image: "water-works",
    en: {
      name: "Water network monitoring",
      description: "Sensors, zones and a nightly list of repairs, so that the water you treat is the water you sell.",
      content: `
        <p>Losses in a network rarely come from one great leak. They come from a hundred small ones that nobody hears. We divide a network into zones, listen to each of them at night and tell the repair crews where to dig.</p>
        <h2>What you get</h2>
        <ul>
          <li>Flow and pressure measured at the entrance of every zone</li>
          <li>Noise loggers on hydrants and valves, with batteries that last five years</li>
          <li>A list of suspected leaks every morning, with their place to within a few metres</li>
          <li>A yearly report of losses that an auditor can follow</li>
        </ul>
        <h2>How we begin</h2>
        <p>With one zone and three months. After that, both of us know whether it is worth going on.</p>`,
    },
    vi: {
      name: "Giám sát mạng lưới cấp nước",
      description: "Phân vùng, đặt cảm biến và lập danh sách sửa chữa mỗi sáng, để lượng nước xử lý chính là lượng nước bán ra.",
      content: `
        <p>Thất thoát nước hiếm khi đến từ một điểm vỡ lớn. Nó đến từ hàng trăm chỗ rò nhỏ mà không ai nghe thấy. Chúng tôi chia mạng lưới thành từng vùng, lắng nghe mỗi vùng vào ban đêm và chỉ cho đội sửa chữa biết phải đào ở đâu.</p>
        <h2>Bạn nhận được gì</h2>
        <ul>
          <li>Lưu lượng và áp lực đo tại đầu vào của từng vùng</li>
          <li>Thiết bị nghe rò gắn trên trụ cứu hỏa và van, pin dùng được năm năm</li>
          <li>Danh sách điểm nghi rò mỗi sáng, sai số chỉ vài mét</li>
          <li>Báo cáo thất thoát hằng năm mà kiểm toán có thể đối chiếu</li>
        </ul>
        <h2>Bắt đầu như thế nào</h2>
        <p>Một vùng, ba tháng. Sau đó cả hai bên đều biết có nên làm tiếp hay không.</p>`,
    },
  },
  {
    slug: "energy-management",
    icon: "activity",
    image: "solar-roof",
    en: {
      name: "Energy management",
      description: "Meters on every line and one plain page that shows where the electricity, steam and compressed air go.",
      content: `
        <p>A factory that knows only its monthly bill cannot save anything but light bulbs. We put meters where decisions are made: at each line, each boiler and each compressor.</p>
        <h2>What you get</h2>
        <ul>
          <li>Electricity, steam, gas, water and compressed air in one place, by the quarter of an hour</li>
          <li>The cost of a tonne, a bottle or a shift, not only that of the month</li>
          <li>Warnings when a machine uses more than it did for the same work</li>
          <li>Solar roofs from the first calculation to the connection to the grid</li>
        </ul>
        <blockquote><p>On average our customers have saved eleven percent in the first year, most of it with things they already had.</p></blockquote>`,
    },
    vi: {
      name: "Quản lý năng lượng",
      description: "Đồng hồ đo trên từng dây chuyền và một trang duy nhất cho biết điện, hơi và khí nén đang đi về đâu.",
      content: `
        <p>Nhà máy chỉ nhìn vào hóa đơn cuối tháng thì cùng lắm tiết kiệm được vài bóng đèn. Chúng tôi đặt đồng hồ đo ở nơi ra quyết định: từng dây chuyền, từng lò hơi, từng máy nén khí.</p>
        <h2>Bạn nhận được gì</h2>
        <ul>
          <li>Điện, hơi, khí đốt, nước và khí nén trên cùng một màn hình, theo từng mười lăm phút</li>
          <li>Chi phí cho mỗi tấn hàng, mỗi chai, mỗi ca, chứ không chỉ mỗi tháng</li>
          <li>Cảnh báo khi một máy tốn nhiều hơn trước cho cùng một việc</li>
          <li>Điện mặt trời mái nhà, từ phép tính đầu tiên đến khi đấu nối lưới điện</li>
        </ul>
        <blockquote><p>Trung bình, khách hàng của chúng tôi tiết kiệm mười một phần trăm ngay trong năm đầu, phần lớn nhờ những gì họ đã có sẵn.</p></blockquote>`,
    },
  },
  {
    slug: "automation-and-modernisation",
    icon: "settings",
    image: "robot-cell",
    en: {
      name: "Automation and modernisation",
      description: "New lines, and old ones that get new controls while production keeps running.",
      content: `
        <p>The machine is still good, but its controller is no longer made, and the only person who understood the program has retired. This is where most of our projects begin.</p>
        <h2>Step by step</h2>
        <ol>
          <li>We read the old program and write down what it really does.</li>
          <li>The new one is tested in our hall, with your operators at the table.</li>
          <li>We switch over at night or at a weekend, with a way back until the first good shift.</li>
        </ol>
        <p>You get the program, its documentation and the right to change it. Nothing is locked.</p>`,
    },
    vi: {
      name: "Tự động hóa và cải tạo dây chuyền",
      description: "Dây chuyền mới, và dây chuyền cũ được thay bộ điều khiển trong khi sản xuất vẫn tiếp tục.",
      content: `
        <p>Máy vẫn còn tốt, nhưng bộ điều khiển không còn ai sản xuất, và người duy nhất hiểu chương trình thì đã nghỉ hưu. Phần lớn dự án của chúng tôi bắt đầu như vậy.</p>
        <h2>Từng bước một</h2>
        <ol>
          <li>Đọc lại chương trình cũ và ghi ra đúng những gì nó đang làm.</li>
          <li>Chạy thử chương trình mới tại xưởng của chúng tôi, có người vận hành của bạn cùng ngồi.</li>
          <li>Chuyển đổi vào ban đêm hoặc cuối tuần, luôn có đường lui cho đến ca chạy tốt đầu tiên.</li>
        </ol>
        <p>Bạn nhận chương trình, tài liệu và quyền chỉnh sửa. Không có gì bị khóa.</p>`,
    },
  },
  {
    slug: "remote-operation-and-maintenance",
    icon: "signal",
    image: "control-desk",
    en: {
      name: "Remote operation and upkeep",
      description: "Our control room in Da Nang watches over your plant day and night, and somebody answers the phone.",
      content: `
        <p>Alarms don’t keep office hours. Our control room is staffed around the clock by people who know your plant, because they have been there.</p>
        <ul>
          <li>Every alarm is answered within fifteen minutes, by a person</li>
          <li>Spare parts for what we build are kept for ten years</li>
          <li>Two visits a year to look at what no sensor sees</li>
          <li>Access to your plant only while you allow it, and all of it is recorded</li>
        </ul>`,
    },
    vi: {
      name: "Vận hành và bảo trì từ xa",
      description: "Phòng điều khiển tại Đà Nẵng theo dõi nhà máy của bạn ngày đêm, và luôn có người nghe máy.",
      content: `
        <p>Báo động không chọn giờ hành chính. Phòng điều khiển của chúng tôi trực suốt ngày đêm, với những người hiểu nhà máy của bạn vì họ đã từng đến đó.</p>
        <ul>
          <li>Mọi báo động đều có người xử lý trong vòng mười lăm phút</li>
          <li>Linh kiện thay thế cho thiết bị của chúng tôi được giữ sẵn trong mười năm</li>
          <li>Mỗi năm hai lần đến tận nơi để xem những gì cảm biến không thấy</li>
          <li>Chỉ truy cập khi bạn cho phép, và mọi thao tác đều được ghi lại</li>
        </ul>`,
    },
  },
  {
    slug: "training-for-operators",
    icon: "users",
    image: "data-room",
    en: {
      name: "Training for operators",
      description: "Courses at your own machines, in Vietnamese, for the people who stand beside them every day.",
      content: `
        <p>The best system is worth little if the night shift does not trust it. We train where the work is done: two days beside the line, with the alarms that really come.</p>
        <p>Groups have at most eight people. Everyone leaves with a small handbook that fits into a breast pocket, and with the number of the engineer who wrote it.</p>`,
    },
    vi: {
      name: "Đào tạo người vận hành",
      description: "Khóa học ngay bên máy của bạn, bằng tiếng Việt, dành cho những người đứng máy mỗi ngày.",
      content: `
        <p>Hệ thống tốt đến đâu cũng kém giá trị nếu ca đêm không tin nó. Chúng tôi đào tạo ngay tại nơi làm việc: hai ngày bên dây chuyền, với chính những báo động vẫn thường xảy ra.</p>
        <p>Mỗi nhóm tối đa tám người. Ai cũng ra về với một cuốn sổ tay bỏ vừa túi áo ngực, cùng số điện thoại của kỹ sư đã viết ra nó.</p>`,
    },
  },
  {
    slug: "port-and-terminal-systems",
    icon: "building-2",
    image: "port",
    draft: true,
    en: {
      name: "Port and terminal systems",
      description: "One clock and one picture of the quay for cranes, lorries and ships.",
    },
    vi: {
      name: "Hệ thống cảng và bến bãi",
      description: "Một chiếc đồng hồ và một bức tranh chung về cầu cảng cho cẩu, xe và tàu.",
      content: `
        <p>Trên cầu cảng, mỗi thiết bị thường có một đồng hồ riêng và một cách ghi chép riêng. Chúng tôi đưa tất cả về cùng một dòng thời gian, để khi có sự cố, không ai phải tranh cãi xem điều gì đã xảy ra trước.</p>`,
    },
  },
];

type SectionText = { name: string; description: string };

type DemoSection = { layout: AboutLayout; image: PictureName | null; draft?: boolean; en: SectionText; vi: SectionText };

export const sections: DemoSection[] = [
  {
    layout: "imageRight",
    image: "river-city",
    en: {
      name: "Who we are",
      description: `
        <p>Lac Giang Technology is an engineering company in Da Nang. We build the control systems of waterworks, factories and power plants, and we look after them for as long as they run.</p>
        <p>We began with four people and a borrowed van. Today we are a good hundred, and most of the vans are our own.</p>`,
    },
    vi: {
      name: "Chúng tôi là ai",
      description: `
        <p>Lạc Giang là công ty kỹ thuật tại Đà Nẵng. Chúng tôi xây dựng hệ thống điều khiển cho nhà máy nước, nhà xưởng và nhà máy điện, rồi đồng hành cùng chúng suốt thời gian vận hành.</p>
        <p>Chúng tôi khởi đầu với bốn người và một chiếc xe tải đi mượn. Nay công ty có hơn một trăm người, và phần lớn xe đã là xe nhà.</p>`,
    },
  },
  {
    layout: "imageLeft",
    image: "control-desk",
    en: {
      name: "How we work",
      description: `
        <p>The people who draw a system also put it into operation, and their number is on the cabinet door. It makes for careful drawings.</p>
        <ul>
          <li>We measure before we propose.</li>
          <li>We test in our own hall, with those who will work with it.</li>
          <li>We hand over everything: programs, drawings, passwords.</li>
        </ul>`,
    },
    vi: {
      name: "Cách chúng tôi làm việc",
      description: `
        <p>Người thiết kế hệ thống cũng chính là người đưa nó vào vận hành, và số điện thoại của họ dán ngay trên cửa tủ điện. Nhờ vậy bản vẽ nào cũng được cân nhắc kỹ.</p>
        <ul>
          <li>Đo đạc trước, đề xuất sau.</li>
          <li>Chạy thử tại xưởng, cùng với người sẽ sử dụng.</li>
          <li>Bàn giao trọn vẹn: chương trình, bản vẽ, mật khẩu.</li>
        </ul>`,
    },
  },
  {
    layout: "imageRight",
    image: "atrium",
    en: {
      name: "People and training",
      description: `
        <p>Every year we take on apprentices from the colleges of central Vietnam. They spend their first six months at a line of their own, which they may break and must mend.</p>
        <p>Whoever has learned something writes it down. Our internal handbook has nine hundred pages, and the oldest of them is the most read: how to ask a shift leader a question.</p>`,
    },
    vi: {
      name: "Con người và đào tạo",
      description: `
        <p>Mỗi năm chúng tôi nhận học viên từ các trường cao đẳng miền Trung. Sáu tháng đầu, các bạn có hẳn một dây chuyền riêng, được phép làm hỏng và phải tự sửa.</p>
        <p>Ai học được điều gì đều viết lại. Sổ tay nội bộ của chúng tôi dày chín trăm trang, và trang cũ nhất cũng là trang được đọc nhiều nhất: hỏi chuyện một trưởng ca như thế nào.</p>`,
    },
  },
  {
    layout: "noImage",
    image: null,
    en: {
      name: "Safety first, then the schedule",
      description: `
        <p>Anyone may stop a job that does not look safe, apprentices included, and nobody has to explain it to the customer alone. It happens about twice a month. We have never regretted it.</p>`,
    },
    vi: {
      name: "An toàn trước, tiến độ sau",
      description: `
        <p>Bất kỳ ai, kể cả học viên, đều có quyền dừng một công việc trông không an toàn, và không ai phải một mình giải thích với khách hàng. Mỗi tháng chuyện này xảy ra chừng hai lần. Chúng tôi chưa bao giờ hối tiếc.</p>`,
    },
  },
];

type PageText = { title: string; content: string };

type DemoPage = { slug: string; draft?: boolean; en?: PageText; vi: PageText };

/** The demo company's pages, besides the privacy page of every site. */
export const pages: DemoPage[] = [
  {
    slug: "quality-and-certificates",
    en: {
      title: "Quality and certificates",
      content: `
        <p>We write down how we work, and let others check it every year.</p>
        <h2>Our management systems</h2>
        <ul>
          <li>ISO 9001: how a project goes from the first question to the handover</li>
          <li>ISO 14001: what we do with cable ends, batteries and old cabinets</li>
          <li>ISO/IEC 27001: who may reach a customer’s plant, from where and for how long</li>
        </ul>
        <p>The five rules behind all of it are on one page: our <a href="[quality policy]">quality policy (PDF)</a>.</p>
        <p>We gladly send you the certificates with their dates: please write to us.</p>`,
    },
    vi: {
      title: "Chất lượng và chứng nhận",
      content: `
        <p>Chúng tôi viết ra cách mình làm việc, và mỗi năm để bên ngoài kiểm tra lại.</p>
        <h2>Các hệ thống quản lý</h2>
        <ul>
          <li>ISO 9001: một dự án đi từ câu hỏi đầu tiên đến khi bàn giao ra sao</li>
          <li>ISO 14001: xử lý đầu cáp thừa, pin và tủ điện cũ như thế nào</li>
          <li>ISO/IEC 27001: ai được truy cập nhà máy của khách hàng, từ đâu và trong bao lâu</li>
        </ul>
        <p>Năm nguyên tắc làm nền tảng cho tất cả được gói trong một trang: <a href="[quality policy]">chính sách chất lượng (PDF)</a>.</p>
        <p>Chúng tôi sẵn lòng gửi bạn bản chứng nhận kèm thời hạn hiệu lực: hãy viết cho chúng tôi.</p>`,
    },
  },
  {
    slug: "thong-tin-cho-nha-cung-cap",
    draft: true,
    vi: {
      title: "Thông tin cho nhà cung cấp",
      content: `
        <p>Trang này dành cho các nhà cung cấp vật tư và dịch vụ của Lạc Giang: cách gửi báo giá, yêu cầu về hóa đơn và thời hạn thanh toán.</p>`,
    },
  },
];
