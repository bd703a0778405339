import type { PictureName } from "./images";

export const categories = [
  { slug: "projects", nameEn: "Projects", nameVi: "Dự án" },
  { slug: "technology", nameEn: "Technology", nameVi: "Công nghệ" },
  { slug: "people", nameEn: "People", nameVi: "Con người" },
  { slug: "company", nameEn: "Company", nameVi: "Tin công ty" },
] as const;

export type CategorySlug = (typeof categories)[number]["slug"];

type Text = { title: string; summary: string; content: string };

type DemoArticle = {
  slug: string;
  category: CategorySlug;
  /** Days before the seed; negative: in the future. */
  daysAgo: number;
  image?: PictureName;
  /** Images of the text, inserted at `[image name]`. */
  illustrations?: PictureName[];
  featured?: boolean;
  draft?: boolean;
  /** Missing for articles in Vietnamese only. */
  en?: Text;
  vi: Text;
};

/** The demo company's articles. Each language is written independently. */
export const articles: DemoArticle[] = [
  {
    slug: "a-citys-water-network-learns-to-find-its-own-leaks",
    category: "projects",
    daysAgo: 3,
    image: "water-works",
    illustrations: ["signal"],
    featured: true,
    en: {
      title: "A city’s water network learns to find its own leaks",
      summary:
        "In one year, 640 small sensors brought the losses of a coastal network down from 24 to 13 percent. Most of the work was not about sensors.",
      content: `
        <p>Every night between two and four, when almost nobody opens a tap, a water network should be nearly silent. In the coastal district we were asked to look at, it was not: some 310 cubic metres an hour kept flowing, to nobody.</p>
        <p>That figure was known. What nobody knew was where. The network is forty years old in places, its maps disagree with one another, and digging on a hunch means closing a street.</p>
        <h2>Listening instead of digging</h2>
        <p>We divided the district into 38 zones and put a flow meter at the entrance of each. Inside the zones, 640 pressure and noise loggers, each the size of a soup tin, sit on hydrants and valves. They wake up at night, listen for ten minutes, send what they heard and go back to sleep. A battery lasts five years.</p>
        [image signal]
        <p>A leak has a voice: a steady hiss whose pitch depends on the pipe and the size of the hole. Two loggers that hear the same hiss a few milliseconds apart tell us where between them it comes from, usually to within three metres.</p>
        <h2>What made the difference</h2>
        <ul>
          <li><strong>Repair crews decide the order.</strong> The list they open in the morning is theirs: they may move a job up, and they say why.</li>
          <li><strong>A closed job is measured.</strong> If the night flow of the zone does not fall, the job opens again by itself.</li>
          <li><strong>The map is corrected on the spot.</strong> 1,900 valves have moved on paper to where they always were in the ground.</li>
        </ul>
        <p>After twelve months, losses stand at 13 percent. The utility has put off a new treatment plant that was planned for next year, and the two engineers who used to plan excavations now train colleagues from the neighbouring district.</p>
        <blockquote><p>We used to find leaks when the road sank. Now we find them while they are still a sound.</p></blockquote>`,
    },
    vi: {
      title: "Khi mạng lưới nước của một thành phố tự biết chỗ rò rỉ",
      summary:
        "Sau một năm, 640 cảm biến nhỏ đã kéo tỷ lệ thất thoát của một mạng lưới ven biển từ 24 xuống còn 13 phần trăm. Phần lớn công việc lại không nằm ở cảm biến.",
      content: `
        <p>Từ hai đến bốn giờ sáng, khi hầu như không ai mở vòi, mạng lưới nước lẽ ra phải gần như im lặng. Ở quận ven biển mà chúng tôi được mời đến khảo sát thì không: mỗi giờ vẫn có chừng 310 mét khối nước chảy đi mà chẳng đến tay ai.</p>
        <p>Con số ấy ai cũng biết. Điều không ai biết là nước mất ở đâu. Có đoạn ống đã bốn mươi tuổi, các bản đồ vênh nhau, còn đào theo phỏng đoán thì phải chặn cả một con phố.</p>
        <h2>Lắng nghe thay vì đào bới</h2>
        <p>Chúng tôi chia quận thành 38 khu vực và đặt đồng hồ lưu lượng ở đầu mỗi khu. Bên trong, 640 bộ ghi áp suất và âm thanh, mỗi bộ cỡ một lon nước, được gắn trên trụ cứu hỏa và van. Đêm đến, chúng thức dậy, nghe mười phút, gửi dữ liệu rồi ngủ tiếp. Một viên pin dùng được năm năm.</p>
        [image signal]
        <p>Chỗ rò có tiếng nói riêng: một tiếng xì đều đều, cao thấp tùy loại ống và kích thước lỗ thủng. Khi hai bộ ghi cùng nghe một tiếng xì lệch nhau vài mili giây, ta biết nó phát ra từ đâu ở giữa, thường chỉ sai trong vòng ba mét.</p>
        <h2>Điều gì làm nên khác biệt</h2>
        <ul>
          <li><strong>Tổ sửa chữa là người quyết định thứ tự.</strong> Danh sách mở ra mỗi sáng là của họ: họ được đưa một việc lên trước và ghi rõ lý do.</li>
          <li><strong>Việc xong phải đo lại.</strong> Nếu lưu lượng đêm của khu vực không giảm, phiếu việc tự động mở lại.</li>
          <li><strong>Bản đồ được sửa ngay tại chỗ.</strong> 1.900 chiếc van trên giấy đã về đúng vị trí vốn có dưới lòng đất.</li>
        </ul>
        <p>Sau mười hai tháng, tỷ lệ thất thoát còn 13 phần trăm. Công ty cấp nước đã hoãn một nhà máy xử lý dự định xây năm sau, còn hai kỹ sư từng chuyên lên kế hoạch đào đường nay đi tập huấn cho đồng nghiệp quận bên.</p>
        <blockquote><p>Trước đây chúng tôi biết có rò rỉ khi mặt đường sụt xuống. Bây giờ chúng tôi tìm ra khi nó mới chỉ là một âm thanh.</p></blockquote>`,
    },
  },
  {
    slug: "what-eleven-months-of-vibration-taught-us-about-bearings",
    category: "technology",
    daysAgo: 8,
    image: "signal",
    en: {
      title: "What eleven months of vibration taught us about bearings",
      summary:
        "We recorded 212 motors around the clock, waiting for some of them to fail. Fourteen did. Here is what could have been known, and when.",
      content: `
        <p>Predicting failures is easy to promise and hard to prove, because a machine that was repaired in time never shows whether it would have failed. So we asked a cement works for something unusual: permission to watch, and to stay silent.</p>
        <p>For eleven months we recorded the vibration of 212 motors without telling anybody what we saw. The maintenance team worked as it always had. Fourteen bearings failed.</p>
        <h2>When could it have been known?</h2>
        <p>In nine of the fourteen cases, the signs were there more than three weeks before. In three, there were between two and six days. Two gave no warning at all: a dropped tool and a flooded pit leave no trend behind.</p>
        <h3>The simple measure was nearly as good</h3>
        <p>We compared four methods, from a plain threshold on the total vibration to a model trained on every recording. The model won, but by less than we had hoped: it saw two cases a few days earlier. A much bigger gain came from recording each motor at the same load.</p>
        <h2>What we do differently since</h2>
        <ol>
          <li>We measure when the machine is working, not when the clock strikes.</li>
          <li>We report a date by which somebody should look, not a percentage.</li>
          <li>We say how often we were wrong, on the same page as the warning.</li>
        </ol>
        <p>False alarms are not free. In our records, a team that was sent out twice for nothing waited twice as long before it went a third time. A warning system spends trust, and it had better earn some.</p>`,
    },
    vi: {
      title: "Mười một tháng ghi rung động và bài học về vòng bi",
      summary:
        "Chúng tôi ghi dữ liệu 212 động cơ suốt ngày đêm, chờ xem cái nào hỏng. Mười bốn cái đã hỏng. Đây là những gì có thể biết trước, và biết từ bao giờ.",
      content: `
        <p>Dự báo hỏng hóc thì hứa rất dễ mà chứng minh lại khó, bởi một cỗ máy được sửa kịp thời sẽ chẳng bao giờ cho biết liệu nó có hỏng thật hay không. Vì vậy chúng tôi xin một nhà máy xi măng điều hơi lạ: cho phép quan sát và giữ im lặng.</p>
        <p>Suốt mười một tháng, chúng tôi ghi rung động của 212 động cơ mà không báo cho ai biết mình thấy gì. Đội bảo trì cứ làm việc như thường lệ. Mười bốn vòng bi đã hỏng.</p>
        <h2>Có thể biết trước từ khi nào?</h2>
        <p>Chín trong số mười bốn trường hợp có dấu hiệu trước hơn ba tuần. Ba trường hợp chỉ có từ hai đến sáu ngày. Hai trường hợp hoàn toàn không báo trước: một dụng cụ rơi vào máy hay một hố bơm ngập nước thì không để lại xu hướng nào cả.</p>
        <h3>Cách đơn giản gần như đã đủ tốt</h3>
        <p>Chúng tôi so sánh bốn phương pháp, từ một ngưỡng đơn giản cho tổng độ rung đến mô hình học từ mọi bản ghi. Mô hình thắng, nhưng ít hơn mong đợi: nó chỉ thấy sớm hơn vài ngày ở hai trường hợp. Điều giúp ích nhiều hơn hẳn là luôn đo mỗi động cơ ở cùng một mức tải.</p>
        <h2>Từ đó chúng tôi làm khác đi</h2>
        <ol>
          <li>Đo khi máy đang làm việc, không phải khi đồng hồ điểm giờ.</li>
          <li>Báo một ngày cụ thể cần có người đến xem, thay vì một con số phần trăm.</li>
          <li>Ghi rõ mình đã sai bao nhiêu lần, ngay trên trang hiện cảnh báo.</li>
        </ol>
        <p>Báo động giả cũng có giá của nó. Theo ghi chép của chúng tôi, một tổ đã hai lần đi kiểm tra vô ích sẽ chần chừ lâu gấp đôi trước lần thứ ba. Mỗi cảnh báo là một lần tiêu dần niềm tin, nên hệ thống phải biết cách kiếm lại niềm tin ấy.</p>`,
    },
  },
  {
    slug: "our-new-workshop-opens-its-doors",
    category: "company",
    daysAgo: 13,
    image: "atrium",
    en: {
      title: "Our new workshop opens its doors",
      summary:
        "Three thousand square metres, one long hall, no corridors: why we gave the best light to the people who build the cabinets.",
      content: `
        <p>For twelve years, our control cabinets were built in a rented hall where the crane reached two thirds of the floor. Last week we moved into our own, and the first thing everybody noticed was the light.</p>
        <p>It comes from the north, through seven arches along the whole length of the building. Wiring a cabinet means telling orange from brown some four thousand times; in the old hall, we did it under lamps at noon.</p>
        <h2>A building without corridors</h2>
        <p>Design, assembly and testing stand in one line. A drawing that cannot be built is noticed within an hour, because the person who drew it sits forty metres from the person who holds the drill. The meeting rooms are at the far end; the way there leads past the work.</p>
        <ul>
          <li>Twelve assembly bays, each with its own test bench</li>
          <li>A climate chamber from −20 to 85 °C, and a rain wall</li>
          <li>612 kWp of solar panels on the roof, which cover the day shift</li>
          <li>A training room with the same machines as the floor</li>
        </ul>
        <h2>Come and see it</h2>
        <p>On the first Saturday of each month, the workshop is open to schools, neighbours and anyone who is curious. Children may solder a small lamp and take it home. Last time, so did a good number of their parents.</p>`,
    },
    vi: {
      title: "Xưởng mới của chúng tôi chính thức mở cửa",
      summary:
        "Ba nghìn mét vuông, một gian nhà dài, không hành lang: vì sao chúng tôi dành phần ánh sáng đẹp nhất cho những người lắp tủ điện.",
      content: `
        <p>Suốt mười hai năm, tủ điều khiển của chúng tôi ra đời trong một nhà xưởng đi thuê, nơi cầu trục chỉ với tới hai phần ba mặt sàn. Tuần trước chúng tôi dọn về xưởng của chính mình, và điều đầu tiên ai cũng nhận ra là ánh sáng.</p>
        <p>Ánh sáng đến từ hướng bắc, qua bảy khung vòm chạy suốt chiều dài tòa nhà. Đấu dây một tủ điện nghĩa là khoảng bốn nghìn lần phân biệt màu cam với màu nâu; ở xưởng cũ, giữa trưa chúng tôi vẫn phải bật đèn.</p>
        <h2>Một tòa nhà không hành lang</h2>
        <p>Thiết kế, lắp ráp và thử nghiệm nằm trên một đường thẳng. Bản vẽ nào không làm được sẽ lộ ra trong vòng một giờ, vì người vẽ ngồi cách người cầm khoan bốn mươi mét. Phòng họp đặt ở cuối xưởng; muốn đến đó phải đi ngang qua chỗ làm việc.</p>
        <ul>
          <li>Mười hai khoang lắp ráp, mỗi khoang có bàn thử riêng</li>
          <li>Buồng khí hậu từ −20 đến 85 °C và một bức tường mưa</li>
          <li>612 kWp pin mặt trời trên mái, đủ cho cả ca ngày</li>
          <li>Phòng đào tạo với đúng những máy móc như dưới xưởng</li>
        </ul>
        <h2>Mời bạn ghé thăm</h2>
        <p>Thứ Bảy đầu tiên hằng tháng, xưởng mở cửa đón học sinh, hàng xóm và bất kỳ ai tò mò. Các em nhỏ được tự hàn một chiếc đèn con mang về. Lần vừa rồi, khá nhiều phụ huynh cũng xin làm một chiếc.</p>`,
    },
  },
  {
    slug: "four-megawatts-on-a-roof-nobody-was-using",
    category: "projects",
    daysAgo: 19,
    image: "solar-roof",
    en: {
      title: "Four megawatts on a roof nobody was using",
      summary: "A textile mill now makes a third of its own electricity. The panels were the easy part; the looms were not.",
      content: `
        <p>Seen from the air, the mill is a white rectangle of five hectares. Its owner had been offered solar panels eleven times before he called us. He did not ask what they would earn. He asked what would happen to his looms when a cloud came.</p>
        <p>It was the right question. An air-jet loom stops when the voltage dips for a twentieth of a second, and it takes a weaver four minutes to start it again. There are 480 of them.</p>
        <h2>First the grid, then the panels</h2>
        <p>Before a single panel was lifted, we measured the mill for two months and wrote down every dip: 71 in all, none of them caused by the sun. Most came from the mill itself, whenever two compressors started together.</p>
        <p>So the project began with a controller that lets only one large machine start at a time. It cost less than one percent of the budget and halved the number of stopped looms before the first panel made a watt.</p>
        <h2>The figures after six months</h2>
        <ul>
          <li>4.2 MWp installed, 2.6 GWh produced</li>
          <li>31 percent of the mill’s consumption covered, 44 percent on Sundays</li>
          <li>Stopped looms down from 9 to 2 a day</li>
        </ul>
        <p>The inverters now do something useful at night as well: they hold the voltage steady for the looms, with no sun at all.</p>`,
    },
    vi: {
      title: "Bốn megawatt trên một mái nhà bỏ trống",
      summary:
        "Một nhà máy dệt nay tự làm ra một phần ba lượng điện mình dùng. Lắp pin mặt trời là phần dễ; giữ cho máy dệt không dừng mới là phần khó.",
      content: `
        <p>Nhìn từ trên cao, nhà máy là một hình chữ nhật trắng rộng năm héc-ta. Trước khi gọi cho chúng tôi, ông chủ đã mười một lần được chào lắp điện mặt trời. Ông không hỏi sẽ lời bao nhiêu. Ông hỏi: mây kéo tới thì máy dệt của tôi sẽ ra sao?</p>
        <p>Đó là một câu hỏi đúng. Máy dệt khí dừng ngay khi điện áp sụt chỉ trong một phần hai mươi giây, và người thợ mất bốn phút để khởi động lại. Ở đây có 480 máy.</p>
        <h2>Lưới điện trước, tấm pin sau</h2>
        <p>Trước khi cẩu tấm pin đầu tiên, chúng tôi đo nhà máy suốt hai tháng và ghi lại từng lần sụt áp: tổng cộng 71 lần, không lần nào do mặt trời. Phần lớn do chính nhà máy gây ra, mỗi khi hai máy nén khí khởi động cùng lúc.</p>
        <p>Vì thế dự án bắt đầu bằng một bộ điều khiển chỉ cho phép mỗi lần một máy lớn khởi động. Nó chưa tốn đến một phần trăm ngân sách mà đã giảm một nửa số máy dệt bị dừng, trước khi có oát điện mặt trời nào.</p>
        <h2>Sau sáu tháng</h2>
        <ul>
          <li>Lắp đặt 4,2 MWp, sản xuất 2,6 GWh</li>
          <li>Đáp ứng 31 phần trăm nhu cầu của nhà máy, riêng Chủ nhật là 44 phần trăm</li>
          <li>Số máy dệt bị dừng giảm từ 9 xuống 2 máy mỗi ngày</li>
        </ul>
        <p>Ban đêm, các bộ biến tần cũng không ngồi yên: chúng giữ điện áp ổn định cho máy dệt dù không có một tia nắng nào.</p>`,
    },
  },
  {
    slug: "why-we-still-design-our-own-gateway",
    category: "technology",
    daysAgo: 26,
    image: "circuit",
    en: {
      title: "Why we still design our own gateway",
      summary:
        "There are good boards to buy for forty dollars. Ours costs more, and we have never regretted it. An honest account of when it pays and when it does not.",
      content: `
        <p>Between a sensor and a server stands a small grey box, and in most projects it is the part nobody wants to talk about. We have designed ours since 2014. Every year somebody asks, rightly, whether we should stop.</p>
        <h2>What can be bought</h2>
        <p>Boards for forty dollars have more computing power than ours, better radio and a community of thousands. For a laboratory, or for a pilot of three months, we use them gladly.</p>
        <h2>What cannot</h2>
        <p>A gateway in a pumping station has a different life. It gets 58 degrees in May, lightning in July and ants all year. It should start the same way after ten years as on the first day, and the part on it that fails should still be for sale.</p>
        <ol>
          <li><strong>Power.</strong> Ours accepts 9 to 60 volts and survives being connected the wrong way round, which has happened more often than we like to say.</li>
          <li><strong>Memory.</strong> It keeps ninety days of readings on its own. The longest outage so far was nineteen.</li>
          <li><strong>Updates.</strong> There are two complete systems on board. If the new one does not report within five minutes, the old one starts again.</li>
        </ol>
        <h2>The price of it</h2>
        <p>A revision takes us seven months, and in 2021 we waited a year for one chip. If your installation is indoors, near a technician and shorter than five years, buy the board for forty dollars. We will help you choose it.</p>`,
    },
    vi: {
      title: "Vì sao chúng tôi vẫn tự thiết kế gateway",
      summary:
        "Bốn mươi đô la là mua được một bo mạch tốt. Bo mạch của chúng tôi đắt hơn, và chúng tôi chưa từng hối tiếc. Khi nào đáng, khi nào không: xin kể thật.",
      content: `
        <p>Giữa cảm biến và máy chủ có một chiếc hộp xám nhỏ, và trong hầu hết dự án, đó là thứ chẳng ai muốn nhắc tới. Chúng tôi tự thiết kế nó từ năm 2014. Năm nào cũng có người hỏi, và hỏi đúng, rằng đã đến lúc dừng lại chưa.</p>
        <h2>Những gì mua được</h2>
        <p>Những bo mạch bốn mươi đô la tính toán mạnh hơn, thu phát sóng tốt hơn và có hàng nghìn người cùng phát triển. Trong phòng thí nghiệm hay với một dự án thử ba tháng, chúng tôi vui vẻ dùng chúng.</p>
        <h2>Những gì không mua được</h2>
        <p>Gateway trong trạm bơm sống một cuộc đời khác. Tháng Năm nóng 58 độ, tháng Bảy sét đánh, còn kiến thì quanh năm. Sau mười năm nó phải khởi động hệt như ngày đầu, và linh kiện nào hỏng thì vẫn phải còn bán.</p>
        <ol>
          <li><strong>Nguồn điện.</strong> Nhận từ 9 đến 60 vôn và không chết khi đấu ngược cực, chuyện xảy ra nhiều hơn chúng tôi muốn thừa nhận.</li>
          <li><strong>Bộ nhớ.</strong> Tự giữ được chín mươi ngày số liệu. Lần mất liên lạc lâu nhất đến nay là mười chín ngày.</li>
          <li><strong>Cập nhật.</strong> Trên bo có hai hệ thống hoàn chỉnh. Nếu bản mới không báo về trong năm phút, bản cũ chạy trở lại.</li>
        </ol>
        <h2>Cái giá phải trả</h2>
        <p>Mỗi lần sửa thiết kế mất bảy tháng, và năm 2021 chúng tôi đã chờ một con chip suốt một năm. Nếu hệ thống của bạn đặt trong nhà, gần kỹ thuật viên và chạy dưới năm năm, hãy mua bo mạch bốn mươi đô la. Chúng tôi sẽ giúp bạn chọn.</p>`,
    },
  },
  {
    slug: "the-apprentices-of-line-three",
    category: "people",
    daysAgo: 33,
    image: "robot-cell",
    en: {
      title: "The apprentices of line three",
      summary:
        "Six school leavers, one retired foreman and a robot that may make mistakes: how our training line works, and what it has taught the trainers.",
      content: `
        <p>Line three makes nothing that we sell. It welds brackets, takes them apart again and starts over. For two years, everybody who joins us without experience has spent their first four months here.</p>
        <p>“At school, a mistake costs you a mark,” says Trần Thị Mỹ Duyên, who is nineteen and the best welder of her year. “Here it costs a bracket, and afterwards you know why.”</p>
        <h2>A robot that may be wrong</h2>
        <p>The robot on line three is an old one, bought from a customer who was replacing it. Its safety circuits are new; its manners are not. It drifts, its gripper slips and once a week its instructor, Mr Phạm Văn Lộc, hides a fault in it.</p>
        <p>Mr Lộc ran a shipyard’s machine shop for thirty-one years. He retired on a Friday and called us on Monday.</p>
        <h2>What the trainers have learned</h2>
        <ul>
          <li>Let them read the manual last. People who have looked for themselves remember what they find.</li>
          <li>Pairs learn faster than individuals, and groups of three learn slower than both.</li>
          <li>The question “what would you have to see to change your mind?” works at nineteen as well as at sixty.</li>
        </ul>
        <p>Of the eighteen people who have left line three so far, sixteen still work with us. The next six places are open until the end of the month.</p>`,
    },
    vi: {
      title: "Những học viên của dây chuyền số ba",
      summary:
        "Sáu bạn trẻ vừa rời ghế nhà trường, một quản đốc đã nghỉ hưu và một con robot được phép sai: dây chuyền đào tạo của chúng tôi, và điều nó dạy lại người thầy.",
      content: `
        <p>Dây chuyền số ba không làm ra thứ gì để bán. Nó hàn những chiếc giá đỡ, tháo ra rồi hàn lại. Hai năm nay, ai vào công ty mà chưa có kinh nghiệm đều trải qua bốn tháng đầu tiên ở đây.</p>
        <p>“Ở trường, sai thì mất điểm,” Trần Thị Mỹ Duyên, mười chín tuổi, thợ hàn giỏi nhất khóa, kể. “Ở đây, sai thì mất một cái giá đỡ, nhưng xong là mình hiểu vì sao.”</p>
        <h2>Một con robot được phép sai</h2>
        <p>Robot ở dây chuyền số ba đã cũ, mua lại từ một khách hàng thay máy mới. Mạch an toàn thì mới, còn tính nết thì không. Nó hay lệch, tay gắp hay trượt, và mỗi tuần một lần, thầy Phạm Văn Lộc lại giấu vào đó một lỗi.</p>
        <p>Thầy Lộc từng coi xưởng cơ khí của một nhà máy đóng tàu suốt ba mươi mốt năm. Thầy nghỉ hưu hôm thứ Sáu và gọi cho chúng tôi vào thứ Hai.</p>
        <h2>Người dạy học được gì</h2>
        <ul>
          <li>Hãy để các em đọc tài liệu sau cùng. Điều tự mình tìm ra thì nhớ lâu.</li>
          <li>Học đôi nhanh hơn học một mình, còn nhóm ba người lại chậm hơn cả hai.</li>
          <li>Câu hỏi “phải thấy điều gì thì em mới đổi ý?” có tác dụng ở tuổi mười chín cũng như ở tuổi sáu mươi.</li>
        </ul>
        <p>Trong mười tám người đã rời dây chuyền số ba, mười sáu người vẫn đang làm việc cùng chúng tôi. Sáu chỗ tiếp theo nhận hồ sơ đến hết tháng này.</p>`,
    },
  },
  {
    slug: "twenty-one-cranes-one-clock",
    category: "projects",
    daysAgo: 41,
    image: "port",
    en: {
      title: "Twenty-one cranes, one clock",
      summary:
        "A container terminal could not say why ships waited. The answer was in its own logs, once they agreed on what time it was.",
      content: `
        <p>The terminal had data. Every crane kept a log, every truck had a tracker, the gate wrote down each number plate. What it did not have was an answer to a simple question: why did the last ship wait for five hours?</p>
        <p>We began by asking every device for the time. The earliest and the latest were forty-seven minutes apart.</p>
        <h2>The dullest part of the project</h2>
        <p>For three weeks we did nothing but set clocks. One reference, over the terminal’s own fibre, accurate to a thousandth of a second, and a small service that complains when somebody strays. No dashboard, no model, nothing to show a visitor.</p>
        <p>Then we laid the old logs over one another, corrected, and looked. Cranes waited for trucks while trucks waited for cranes, on the two sides of the same stack, eleven times in one night.</p>
        <h2>One change</h2>
        <p>Trucks used to be sent when a container was announced. They are now sent when the crane’s previous move ends. That is all. Waiting fell by 38 percent in the first month, with the same people and the same machines.</p>
        <p>The terminal’s manager has hung one of the old crane clocks in his office. It is forty-seven minutes slow, and he will not let anybody correct it.</p>`,
    },
    vi: {
      title: "Hai mươi mốt cần cẩu, một chiếc đồng hồ",
      summary:
        "Một cảng container không giải thích được vì sao tàu phải chờ. Câu trả lời nằm ngay trong nhật ký của cảng, chỉ cần chúng thống nhất với nhau bây giờ là mấy giờ.",
      content: `
        <p>Cảng không thiếu dữ liệu. Cần cẩu nào cũng ghi nhật ký, xe nào cũng gắn định vị, cổng ghi lại từng biển số. Điều còn thiếu là câu trả lời cho một câu hỏi đơn giản: vì sao con tàu vừa rồi phải chờ năm tiếng?</p>
        <p>Chúng tôi bắt đầu bằng việc hỏi giờ từng thiết bị. Chiếc nhanh nhất và chiếc chậm nhất lệch nhau bốn mươi bảy phút.</p>
        <h2>Phần tẻ nhạt nhất của dự án</h2>
        <p>Suốt ba tuần, chúng tôi chỉ làm một việc là chỉnh đồng hồ. Một nguồn giờ chuẩn truyền qua cáp quang của cảng, chính xác đến một phần nghìn giây, cùng một dịch vụ nhỏ lên tiếng khi có thiết bị lệch giờ. Không bảng điều khiển, không mô hình, chẳng có gì để khoe với khách.</p>
        <p>Rồi chúng tôi chồng các nhật ký cũ đã hiệu chỉnh lên nhau và nhìn. Cần cẩu chờ xe trong khi xe chờ cần cẩu, ở hai bên của cùng một bãi xếp, mười một lần trong một đêm.</p>
        <h2>Một thay đổi duy nhất</h2>
        <p>Trước kia, xe được điều đi khi container được báo đến. Nay xe đi khi cần cẩu kết thúc lượt trước đó. Chỉ vậy thôi. Ngay tháng đầu, thời gian chờ giảm 38 phần trăm, vẫn con người ấy, vẫn máy móc ấy.</p>
        <p>Giám đốc cảng đã treo trong phòng mình một chiếc đồng hồ cũ của cần cẩu. Nó chậm bốn mươi bảy phút, và ông không cho ai chỉnh lại.</p>`,
    },
  },
  {
    slug: "moving-the-control-room-into-the-browser-carefully",
    category: "technology",
    daysAgo: 52,
    image: "control-desk",
    illustrations: ["data-room"],
    en: {
      title: "Moving the control room into the browser, carefully",
      summary:
        "Operators want to see the plant from anywhere. They should not be able to switch off a pump from anywhere. Where we draw the line.",
      content: `
        <p>A control room is a room for a reason. The people in it hear the plant, see one another and know that nobody else is turning the same valve. Put the same screens into a browser, and all three are gone.</p>
        <p>And yet the wish is reasonable: an engineer on call who can look before driving for an hour saves that hour, and sometimes the pump.</p>
        <h2>Looking is one thing, acting another</h2>
        <p>Our rule has not changed since the first installation: whatever is seen outside the plant comes from a copy. The copy is fed through a link that physically carries data in one direction only. There is no password that opens the other one.</p>
        [image data-room]
        <p>Acting from outside is possible for a short list of things that operators themselves have written, each with its limits. It needs two people, one of them in the room.</p>
        <h2>Three details that mattered more than expected</h2>
        <ul>
          <li><strong>Age.</strong> Every value says how old it is. A number without an age is a rumour.</li>
          <li><strong>Silence.</strong> A screen that has lost its connection turns grey within three seconds; it never shows the last good picture.</li>
          <li><strong>Paper.</strong> The most important page prints on one sheet, because power cuts affect browsers too.</li>
        </ul>`,
    },
    vi: {
      title: "Đưa phòng điều khiển lên trình duyệt, từng bước một",
      summary:
        "Người vận hành muốn nhìn thấy nhà máy từ bất cứ đâu. Nhưng không nên tắt được bơm từ bất cứ đâu. Chúng tôi vạch ranh giới như thế nào.",
      content: `
        <p>Phòng điều khiển là một căn phòng, và điều đó có lý do. Người ngồi trong đó nghe được tiếng nhà máy, nhìn thấy nhau và biết rằng không ai khác đang xoay cùng một chiếc van. Đưa những màn hình ấy lên trình duyệt là mất cả ba điều này.</p>
        <p>Nhưng mong muốn kia cũng chính đáng: một kỹ sư trực xem được tình hình trước khi lái xe cả tiếng đồng hồ sẽ tiết kiệm được tiếng đồng hồ ấy, và có khi cứu được cả chiếc bơm.</p>
        <h2>Nhìn là một chuyện, tác động là chuyện khác</h2>
        <p>Nguyên tắc của chúng tôi không đổi từ công trình đầu tiên: mọi thứ nhìn thấy từ bên ngoài đều đến từ một bản sao. Bản sao ấy nhận dữ liệu qua một đường truyền chỉ cho đi một chiều, về mặt vật lý. Không mật khẩu nào mở được chiều ngược lại.</p>
        [image data-room]
        <p>Từ bên ngoài vẫn có thể thao tác một số ít việc do chính người vận hành lập danh sách, mỗi việc đều có giới hạn. Phải có hai người xác nhận, trong đó một người đang ngồi trong phòng.</p>
        <h2>Ba chi tiết quan trọng hơn chúng tôi tưởng</h2>
        <ul>
          <li><strong>Tuổi của số liệu.</strong> Giá trị nào cũng cho biết nó đã cũ bao lâu. Con số không có tuổi chỉ là lời đồn.</li>
          <li><strong>Sự im lặng.</strong> Màn hình mất kết nối sẽ chuyển xám trong ba giây; nó không bao giờ giữ lại hình ảnh cuối cùng.</li>
          <li><strong>Giấy.</strong> Trang quan trọng nhất in vừa một tờ, vì mất điện thì trình duyệt cũng tắt.</li>
        </ul>`,
    },
  },
  {
    slug: "a-small-office-in-hanoi-on-purpose",
    category: "company",
    daysAgo: 64,
    image: "river-city",
    en: {
      title: "A small office in Hanoi, on purpose",
      summary: "Nine desks, one workbench, no reception. Our third office is for the people who are hardly ever in it.",
      content: `
        <p>When a company opens an office in the capital, it usually shows how far it has come. Ours has nine desks, shares its front door with a tailor and is meant to be empty most of the week.</p>
        <p>A third of our customers are now within two hours of Hanoi. Until this spring, the engineers who look after them lived out of suitcases. They did not ask for a headquarters; they asked for a place to repair a gateway in the evening and to hang up a wet jacket.</p>
        <h2>What is in it</h2>
        <ul>
          <li>A workbench with the same tools, in the same drawers, as in Da Nang</li>
          <li>Spare parts for the twelve most common faults, counted every Friday</li>
          <li>A quiet room, a kitchen and four folding beds for nights when the last train is gone</li>
        </ul>
        <p>There is no sales department. Whoever rings the bell talks to an engineer, who will make tea first and ask questions second.</p>
        <h2>Who to ask for</h2>
        <p>The office is led by Nguyễn Hoàng Yến, who joined us nine years ago as an apprentice and has since put half of the north’s pumping stations into operation. She is there on Mondays.</p>`,
    },
    vi: {
      title: "Một văn phòng nhỏ ở Hà Nội, và nhỏ có chủ ý",
      summary:
        "Chín bàn làm việc, một bàn sửa chữa, không lễ tân. Văn phòng thứ ba của chúng tôi dành cho những người hiếm khi có mặt ở đó.",
      content: `
        <p>Một công ty mở văn phòng ở thủ đô thường là để cho thấy mình đã đi được bao xa. Văn phòng của chúng tôi có chín bàn, chung cửa với một tiệm may, và hầu hết các ngày trong tuần sẽ vắng người.</p>
        <p>Một phần ba khách hàng của chúng tôi giờ ở cách Hà Nội không quá hai giờ đường. Cho đến mùa xuân này, những kỹ sư chăm sóc họ sống với chiếc va-li. Họ không xin một trụ sở; họ xin một chỗ để buổi tối sửa gateway và treo chiếc áo mưa còn ướt.</p>
        <h2>Trong đó có gì</h2>
        <ul>
          <li>Một bàn sửa chữa với cùng bộ dụng cụ, trong cùng những ngăn kéo như ở Đà Nẵng</li>
          <li>Phụ tùng cho mười hai lỗi hay gặp nhất, kiểm đếm mỗi thứ Sáu</li>
          <li>Một phòng yên tĩnh, một gian bếp và bốn giường xếp cho những đêm lỡ chuyến tàu cuối</li>
        </ul>
        <p>Không có phòng kinh doanh. Ai bấm chuông sẽ gặp một kỹ sư, người sẽ pha trà trước rồi mới hỏi chuyện.</p>
        <h2>Bạn sẽ gặp ai</h2>
        <p>Phụ trách văn phòng là chị Nguyễn Hoàng Yến, chín năm trước vào công ty với tư cách học viên và từ đó đến nay đã đưa một nửa số trạm bơm ở miền Bắc vào vận hành. Chị có mặt vào thứ Hai hằng tuần.</p>`,
    },
  },
  {
    slug: "a-brewery-cuts-its-steam-bill-by-a-fifth",
    category: "projects",
    daysAgo: 77,
    image: "pipes",
    en: {
      title: "A brewery cuts its steam bill by a fifth",
      summary: "No new boiler, no new insulation: forty-three steam traps, one honest measurement and a habit.",
      content: `
        <p>Steam is the most expensive thing in a brewery that nobody can see. It leaves the boiler, does some work, and what is left of it should come back as hot water. In this brewery, half did.</p>
        <h2>Where it went</h2>
        <p>A steam trap is a valve the size of a fist that lets water out and keeps steam in. It works for about five years and fails without a sound. The brewery has 310 of them. We measured each with a thermometer and a microphone, in four nights: forty-three stood open.</p>
        <p>Each of those cost about as much in a year as the technician who replaces it in a month.</p>
        <h2>Why it stays that way</h2>
        <p>Replacing forty-three traps is a good week. Keeping them in order is the actual project. The brewhouse now has a meter of its own, and its figure hangs where the shift changes: kilograms of steam per hectolitre of beer, today and in the past thirty days.</p>
        <ul>
          <li>Steam per hectolitre: down by 21 percent</li>
          <li>Returned condensate: up from 52 to 81 percent</li>
          <li>Paid back after: seven months</li>
        </ul>
        <p>The best idea came from the night shift, who noticed that the figure rose whenever the bottle washer was heated before it was needed. It is now heated forty minutes later.</p>`,
    },
    vi: {
      title: "Một nhà máy bia giảm một phần năm chi phí hơi nước",
      summary: "Không lò hơi mới, không lớp cách nhiệt mới: bốn mươi ba bẫy hơi, một phép đo trung thực và một thói quen.",
      content: `
        <p>Hơi nước là thứ đắt nhất trong nhà máy bia mà không ai nhìn thấy. Nó rời lò hơi, làm việc của mình, và phần còn lại lẽ ra phải quay về dưới dạng nước nóng. Ở nhà máy này, chỉ một nửa quay về.</p>
        <h2>Nó đã đi đâu</h2>
        <p>Bẫy hơi là một chiếc van cỡ nắm tay, cho nước đi ra và giữ hơi ở lại. Nó chạy khoảng năm năm rồi hỏng mà không một tiếng động. Nhà máy có 310 chiếc. Chúng tôi đo từng chiếc bằng nhiệt kế và micro trong bốn đêm: bốn mươi ba chiếc đang mở toang.</p>
        <p>Mỗi chiếc như vậy, trong một năm, ngốn số tiền bằng một tháng lương của người thợ thay nó.</p>
        <h2>Làm sao để giữ được lâu dài</h2>
        <p>Thay bốn mươi ba bẫy hơi là một tuần làm việc hiệu quả. Giữ cho chúng luôn tốt mới là dự án thật sự. Nhà nấu giờ có đồng hồ đo riêng, và con số của nó treo ngay chỗ giao ca: bao nhiêu ki-lô-gam hơi cho một héc-tô-lít bia, hôm nay và ba mươi ngày qua.</p>
        <ul>
          <li>Lượng hơi cho mỗi héc-tô-lít: giảm 21 phần trăm</li>
          <li>Nước ngưng thu hồi: tăng từ 52 lên 81 phần trăm</li>
          <li>Thời gian hoàn vốn: bảy tháng</li>
        </ul>
        <p>Ý tưởng hay nhất đến từ ca đêm: họ nhận ra con số luôn tăng mỗi khi máy rửa chai được làm nóng quá sớm. Bây giờ máy được làm nóng muộn hơn bốn mươi phút.</p>`,
    },
  },
  {
    slug: "rain-gauges-on-the-terraces",
    category: "people",
    daysAgo: 92,
    image: "terraces",
    en: {
      title: "Rain gauges on the terraces",
      summary:
        "Every year, each of us has five days for something useful that is not a customer’s. This year, fourteen colleagues went up into the mountains.",
      content: `
        <p>The commune lies at 1,400 metres, below a slope that has slid twice in ten years. Both times it had rained for three days; both times people lower down learned of it by telephone, from relatives.</p>
        <p>Giàng A Páo, who teaches physics at the secondary school, had written to us with a drawing: four rain gauges along the ridge, a lamp at the school and a horn. He asked what it would cost. We asked whether we could come and build it with his class.</p>
        <h2>Three days, four gauges</h2>
        <p>The gauges tip a small bucket with each half millimetre of rain and count. A radio carries the count down to the school, where a lamp shows green, yellow or red. No telephone network is needed, and no account with anyone. The pupils soldered all four and know how to repair them.</p>
        <ul>
          <li>Day one: climbing, and finding that the drawing had the ridge on the wrong side</li>
          <li>Day two: soldering, with twenty-six pupils and eleven irons</li>
          <li>Day three: a watering can, four tests and a very loud horn</li>
        </ul>
        <p>What should happen at red was decided by the village, not by us: the bell, two meeting places and a list of who fetches whom. In August the lamp went yellow for six hours. Nothing slid. Everybody knew where to go.</p>`,
    },
    vi: {
      title: "Trạm đo mưa trên ruộng bậc thang",
      summary:
        "Mỗi năm, ai trong chúng tôi cũng có năm ngày để làm một việc có ích không dành cho khách hàng. Năm nay, mười bốn đồng nghiệp đã lên núi.",
      content: `
        <p>Xã nằm ở độ cao 1.400 mét, ngay dưới một sườn núi đã hai lần sạt trong mười năm. Cả hai lần đều sau ba ngày mưa; cả hai lần người ở dưới chỉ biết tin nhờ bà con gọi điện.</p>
        <p>Thầy Giàng A Páo, dạy vật lý ở trường trung học, gửi cho chúng tôi một bản vẽ: bốn trạm đo mưa dọc sống núi, một ngọn đèn ở trường và một chiếc còi. Thầy hỏi làm vậy tốn bao nhiêu. Chúng tôi hỏi lại: cho chúng tôi lên làm cùng lớp của thầy được không?</p>
        <h2>Ba ngày, bốn trạm đo</h2>
        <p>Mỗi khi mưa thêm nửa mi-li-mét, một chiếc gáo nhỏ trong trạm lật nghiêng và được đếm. Sóng vô tuyến đưa số đếm về trường, nơi ngọn đèn báo xanh, vàng hoặc đỏ. Không cần mạng điện thoại, không cần tài khoản của ai. Các em học sinh tự hàn cả bốn trạm và biết cách sửa chúng.</p>
        <ul>
          <li>Ngày thứ nhất: leo núi, và phát hiện bản vẽ đặt sống núi nhầm phía</li>
          <li>Ngày thứ hai: hàn mạch, hai mươi sáu học sinh với mười một mỏ hàn</li>
          <li>Ngày thứ ba: một bình tưới, bốn lần thử và một chiếc còi rất to</li>
        </ul>
        <p>Khi đèn đỏ thì phải làm gì là do bản làng quyết định, không phải chúng tôi: đánh chuông, hai điểm tập trung và danh sách ai đón ai. Tháng Tám vừa rồi, đèn vàng sáng sáu tiếng liền. Núi không sạt. Nhưng ai cũng biết mình phải đi đâu.</p>`,
    },
  },
  {
    slug: "listening-to-thirty-turbines-from-one-desk",
    category: "projects",
    daysAgo: 110,
    image: "wind-ridge",
    en: {
      title: "Listening to thirty turbines from one desk",
      summary:
        "A wind farm in the highlands is looked after by four people. They hear of most faults the evening before, and can plan their climbs.",
      content: `
        <p>Climbing a wind turbine takes twenty-five minutes with tools on the back. On a ridge with thirty of them, the most valuable thing a computer can do is to save one climb a day.</p>
        <h2>From alarms to a plan</h2>
        <p>When we came, each turbine sent about ninety alarms a day. Nobody can read 2,700 alarms, and nobody did. Together with the crew we sorted a month of them into three heaps: act now, act this week, never mind. The third heap held 94 percent.</p>
        <p>What remains now arrives once a day, at five in the afternoon, as a plan for the next morning: which turbine, which tools, what wind to expect at the top. Only seven kinds of alarm may disturb the evening.</p>
        <h2>What the crew added</h2>
        <ul>
          <li>A field for the smell. Hot oil and hot insulation smell different, and no sensor of ours can tell.</li>
          <li>A photograph before and after, taken from the same bolt.</li>
          <li>The right to say no: a climb that the crew refuses is never asked for again on the same day.</li>
        </ul>
        <p>The turbines now stand ready 98.1 percent of the time, two points more than before. The crew mentions another figure first: in a year, nobody had to climb twice for the same fault.</p>`,
    },
    vi: {
      title: "Lắng nghe ba mươi tua-bin từ một chiếc bàn",
      summary:
        "Một trang trại gió trên cao nguyên do bốn người trông coi. Hầu hết sự cố họ đều biết từ chiều hôm trước và kịp lên kế hoạch leo trụ.",
      content: `
        <p>Leo lên một tua-bin gió với bộ đồ nghề trên lưng mất hai mươi lăm phút. Trên sống núi có ba mươi chiếc, điều quý nhất máy tính làm được là bớt cho người ta mỗi ngày một lần leo.</p>
        <h2>Từ báo động đến kế hoạch</h2>
        <p>Lúc chúng tôi đến, mỗi tua-bin gửi khoảng chín mươi báo động một ngày. Không ai đọc nổi 2.700 báo động, và cũng chẳng ai đọc. Cùng với tổ vận hành, chúng tôi chia báo động của một tháng thành ba nhóm: làm ngay, làm trong tuần, bỏ qua. Nhóm thứ ba chiếm 94 phần trăm.</p>
        <p>Phần còn lại giờ đến mỗi ngày một lần, lúc năm giờ chiều, dưới dạng kế hoạch cho sáng hôm sau: tua-bin nào, mang dụng cụ gì, gió trên đỉnh ra sao. Chỉ bảy loại báo động được phép làm phiền buổi tối.</p>
        <h2>Những gì tổ vận hành thêm vào</h2>
        <ul>
          <li>Một ô ghi mùi. Dầu nóng và lớp cách điện nóng có mùi khác nhau, và không cảm biến nào của chúng tôi phân biệt được.</li>
          <li>Một tấm ảnh trước và một tấm ảnh sau, chụp cùng một con bu-lông.</li>
          <li>Quyền nói không: lượt leo nào tổ đã từ chối thì trong ngày không được đề nghị lại.</li>
        </ul>
        <p>Các tua-bin giờ sẵn sàng 98,1 phần trăm thời gian, cao hơn trước hai điểm. Nhưng tổ vận hành thích nhắc một con số khác: suốt một năm, không ai phải leo hai lần vì cùng một lỗi.</p>`,
    },
  },
  {
    slug: "a-field-guide-to-sensors-that-survive-the-monsoon",
    category: "technology",
    daysAgo: 131,
    image: "monsoon",
    en: {
      title: "A field guide to sensors that survive the monsoon",
      summary:
        "We counted what broke in ten rainy seasons. It was hardly ever the sensor. A short list for anyone who mounts something outdoors.",
      content: `
        <p>Of 1,128 faults that we repaired outdoors in ten rainy seasons, 61 were in a sensor. The other 1,067 were in what surrounds it: a cable, a gland, a clamp, a nest.</p>
        <h2>The list on the inside of our van doors</h2>
        <ol>
          <li><strong>Cables enter from below, with a loop.</strong> Water follows a cable as far as it can. Let the lowest point be outside the box.</li>
          <li><strong>A box needs a hole.</strong> Warm air leaves a sealed box by day and sucks water in at night. A membrane the size of a coin prevents it.</li>
          <li><strong>Two metals, one battery.</strong> Steel screws in an aluminium rail are gone in three years at the coast.</li>
          <li><strong>Ants like warmth, geckos like ants.</strong> Close every gap wider than a millimetre, and put the warm part on top.</li>
          <li><strong>Label it for someone in the rain.</strong> Large letters, no stickers, a name that is also on the map.</li>
        </ol>
        <h2>Lightning</h2>
        <p>No protector helps without a short way into the ground. We measure the earth of each mast in the dry season, when it is at its worst, and drive another rod if it is above ten ohms. It is an afternoon’s work that has saved more equipment than any other.</p>
        <p>We are happy to share the list as a poster: write to us and say how many doors you have.</p>`,
    },
    vi: {
      title: "Cẩm nang cho những cảm biến sống sót qua mùa mưa",
      summary:
        "Chúng tôi đếm những gì đã hỏng trong mười mùa mưa. Hầu như không bao giờ là cảm biến. Một danh sách ngắn cho ai phải lắp thiết bị ngoài trời.",
      content: `
        <p>Trong 1.128 sự cố ngoài trời mà chúng tôi sửa qua mười mùa mưa, chỉ 61 nằm ở cảm biến. 1.067 sự cố còn lại nằm ở những gì xung quanh nó: sợi cáp, ốc siết, kẹp giữ, tổ côn trùng.</p>
        <h2>Danh sách dán sau cánh cửa xe</h2>
        <ol>
          <li><strong>Cáp vào từ bên dưới và phải có vòng võng.</strong> Nước lần theo cáp đi xa hết mức có thể. Hãy để điểm thấp nhất nằm ngoài hộp.</li>
          <li><strong>Hộp cần một lỗ thở.</strong> Ban ngày khí nóng thoát khỏi hộp kín, ban đêm hộp hút nước vào. Một màng thoáng cỡ đồng xu là đủ ngăn chuyện đó.</li>
          <li><strong>Hai kim loại thành một viên pin.</strong> Vít thép trên thanh nhôm ở vùng biển chỉ ba năm là mục.</li>
          <li><strong>Kiến thích ấm, thạch sùng thích kiến.</strong> Bịt mọi khe hở quá một mi-li-mét và đặt phần tỏa nhiệt lên trên.</li>
          <li><strong>Ghi nhãn cho người đứng dưới mưa.</strong> Chữ to, không dùng giấy dán, và tên phải trùng với tên trên bản đồ.</li>
        </ol>
        <h2>Sét</h2>
        <p>Không bộ chống sét nào có ích nếu đường xuống đất quá dài. Chúng tôi đo tiếp địa của từng cột vào mùa khô, lúc nó kém nhất, và đóng thêm cọc nếu quá mười ôm. Chỉ mất một buổi chiều, nhưng chưa việc nào cứu được nhiều thiết bị hơn thế.</p>
        <p>Chúng tôi sẵn lòng gửi danh sách này dưới dạng áp phích: hãy viết cho chúng tôi và cho biết bạn có bao nhiêu cánh cửa.</p>`,
    },
  },
  {
    slug: "what-information-security-changed-in-our-daily-work",
    category: "company",
    daysAgo: 158,
    image: "data-room",
    en: {
      title: "What information security changed in our daily work",
      summary: "This month we were certified to ISO/IEC 27001. The certificate hangs in the hall; the changes are elsewhere.",
      content: `
        <p>An auditor spent nine days with us. She read little and asked much, mostly the people who had not been told what to answer. In the end she had four findings, and we have put them all right.</p>
        <h2>What we stopped doing</h2>
        <ul>
          <li>Sending drawings by email. A link expires, an attachment does not.</li>
          <li>Sharing one account on a test bench, however practical it was.</li>
          <li>Keeping a customer’s data after a project “in case somebody asks”. Nobody ever had.</li>
        </ul>
        <h2>What we started</h2>
        <p>Twice a year, on a day nobody knows in advance, we restore one system from its backup, on other hardware, with somebody who has not done it before. The first time took eleven hours. The last took fifty minutes, and the manual is now two pages long.</p>
        <p>Whoever reports a mistake of their own gets an answer within a day and never a reproach. In the first half of the year there were twenty-three reports. We would worry if there were none.</p>`,
    },
    vi: {
      title: "An toàn thông tin đã thay đổi công việc hằng ngày của chúng tôi ra sao",
      summary:
        "Từ tháng này, chúng tôi đạt chứng nhận ISO/IEC 27001. Tờ chứng nhận treo ở sảnh, còn những thay đổi thì nằm ở nơi khác.",
      content: `
        <p>Chuyên gia đánh giá làm việc với chúng tôi chín ngày. Chị đọc ít mà hỏi nhiều, chủ yếu hỏi những người không ai dặn trước phải trả lời thế nào. Cuối cùng có bốn điểm cần khắc phục, và chúng tôi đã khắc phục xong cả bốn.</p>
        <h2>Những việc chúng tôi thôi không làm nữa</h2>
        <ul>
          <li>Gửi bản vẽ qua email. Liên kết thì hết hạn, tệp đính kèm thì không.</li>
          <li>Dùng chung một tài khoản trên bàn thử, dù tiện đến đâu.</li>
          <li>Giữ dữ liệu của khách sau khi xong dự án “phòng khi có người hỏi”. Thực tế chưa từng có ai hỏi.</li>
        </ul>
        <h2>Những việc chúng tôi bắt đầu làm</h2>
        <p>Mỗi năm hai lần, vào một ngày không ai biết trước, chúng tôi khôi phục một hệ thống từ bản sao lưu, trên máy khác, do một người chưa từng làm việc đó. Lần đầu mất mười một giờ. Lần gần nhất mất năm mươi phút, và tài liệu hướng dẫn giờ chỉ còn hai trang.</p>
        <p>Ai tự báo lỗi của mình đều được trả lời trong vòng một ngày và không bao giờ bị trách. Nửa đầu năm có hai mươi ba lần báo. Nếu không có lần nào, chúng tôi mới phải lo.</p>`,
    },
  },
  {
    slug: "lich-nghi-tet-va-truc-ky-thuat",
    category: "company",
    daysAgo: 22,
    vi: {
      title: "Lịch nghỉ Tết và lịch trực kỹ thuật",
      summary: "Văn phòng nghỉ từ 27 tháng Chạp đến hết mùng 6. Đội trực kỹ thuật vẫn nghe máy suốt những ngày Tết.",
      content: `
        <p>Kính gửi quý khách hàng và đối tác, Công nghệ Lạc Giang xin thông báo lịch làm việc dịp Tết Nguyên đán như sau.</p>
        <h2>Lịch nghỉ</h2>
        <ul>
          <li>Văn phòng Đà Nẵng, Hà Nội và xưởng lắp ráp nghỉ từ 27 tháng Chạp đến hết mùng 6 tháng Giêng.</li>
          <li>Đơn hàng nhận sau 20 tháng Chạp sẽ được giao từ mùng 8.</li>
        </ul>
        <h2>Trực kỹ thuật</h2>
        <p>Mỗi ngày đều có hai kỹ sư trực, kể cả đêm giao thừa. Với sự cố làm ngừng sản xuất hoặc ngừng cấp nước, xin gọi số điện thoại ghi trong hợp đồng bảo trì; chúng tôi trả lời trong vòng mười lăm phút.</p>
        <p>Xin cảm ơn quý vị đã đồng hành trong năm qua. Chúc quý vị và gia đình một năm mới bình an, mạnh khỏe và nhiều niềm vui.</p>`,
    },
  },
  {
    slug: "a-poster-for-every-van-door",
    category: "company",
    daysAgo: -2,
    image: "monsoon",
    en: {
      title: "A poster for every van door",
      summary: "You asked for our monsoon checklist as a poster. It is here, in two languages and three sizes.",
      content: `
        <p>When we offered to share our list of rules for outdoor sensors, we expected a dozen letters. There were two hundred and six, one of them from a lighthouse.</p>
        <p>The poster is ready. It comes in three sizes, prints well in black and white and is free to copy, also for competitors. If you find a rule that is missing, send it to us: the back is still empty.</p>`,
    },
    vi: {
      title: "Áp phích cho mọi cánh cửa xe",
      summary: "Nhiều bạn hỏi xin bản áp phích của danh sách mùa mưa. Nay đã có, hai ngôn ngữ và ba khổ giấy.",
      content: `
        <p>Khi ngỏ ý chia sẻ danh sách lưu ý cho cảm biến ngoài trời, chúng tôi nghĩ sẽ nhận chừng mười lá thư. Có hai trăm lẻ sáu lá, trong đó một lá gửi từ ngọn hải đăng.</p>
        <p>Nay áp phích đã sẵn sàng với ba khổ giấy, in đen trắng vẫn đẹp và ai cũng được sao chép, kể cả đối thủ. Nếu bạn thấy thiếu điều gì, hãy gửi cho chúng tôi: mặt sau vẫn còn trống.</p>`,
    },
  },
  {
    slug: "notes-on-a-quieter-alarm-page",
    category: "technology",
    daysAgo: 0,
    draft: true,
    en: {
      title: "Notes on a quieter alarm page",
      summary: "A draft: what we removed from the alarm page, and who missed it.",
      content: `<p>We took nine of twelve colours away and waited for complaints. There was one, about the colour we had kept.</p>`,
    },
    vi: {
      title: "Ghi chép về một trang báo động bớt ồn ào",
      summary: "Bản nháp: chúng tôi đã bỏ những gì khỏi trang báo động, và ai thấy thiếu.",
      content: `<p>Chúng tôi bỏ chín trong mười hai màu rồi chờ lời phàn nàn. Chỉ có một lời, về chính màu còn giữ lại.</p>`,
    },
  },
];
