import type { ConversationStatus, Doubt, MessageKind } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";

type DemoMessage = readonly [kind: MessageKind, hoursAgo: number, text: string];

type DemoConversation = {
  locale: Locale;
  subject: string;
  name: string;
  email: string;
  phone?: string;
  company?: string;
  source?: string;
  status: ConversationStatus;
  important?: true;
  unread?: true;
  doubt?: Doubt;
  /** Assigned to the administrator. */
  isAssigned?: true;
  /** Hours since it was moved to the trash. */
  trashedHoursAgo?: number;
  /** The mail server's message when it refused the replies. */
  mailError?: string;
  /** In chronological order. */
  messages: readonly DemoMessage[];
};

export const replyTemplates = [
  {
    name: "Thanks, we will look into it",
    textEn:
      "Dear {name},\n\nThank you for your message about “{subject}”. An engineer is looking into it, and you will hear from us within two working days.\n\nIf it is urgent, please call our duty line on +84 236 555 0142.\n\nBest regards,",
    textVi:
      "Chào {name},\n\nCảm ơn bạn đã liên hệ về “{subject}”. Kỹ sư của chúng tôi đang xem xét và sẽ phản hồi bạn trong vòng hai ngày làm việc.\n\nNếu cần gấp, bạn vui lòng gọi đường dây trực kỹ thuật +84 236 555 0142.\n\nTrân trọng,",
  },
  {
    name: "Questions before a quotation",
    textEn:
      "Dear {name},\n\nTo send {company} a quotation that holds, we need to know a few things:\n\n1. How many measuring points are there, and of what kind?\n2. Which control system is in use today?\n3. When could we see the site for half a day?\n\nA photo of the cabinet with its door open often answers more than a drawing.\n\nBest regards,",
    textVi:
      "Chào {name},\n\nĐể gửi {company} một báo giá sát thực tế, chúng tôi xin hỏi thêm vài điều:\n\n1. Có bao nhiêu điểm đo và thuộc loại nào?\n2. Hiện đang dùng hệ thống điều khiển nào?\n3. Khi nào chúng tôi có thể đến khảo sát trong nửa ngày?\n\nMột tấm ảnh chụp tủ điện khi mở cửa nhiều khi còn hữu ích hơn cả bản vẽ.\n\nTrân trọng,",
  },
  {
    name: "Invitation to the workshop",
    textEn:
      "Dear {name},\n\nOur workshop is open on the first Saturday of each month, from 9 to 12. Groups of more than eight please tell us the week before: we then have someone for you alone. Closed shoes are all you need to bring.\n\nWe look forward to seeing you,",
    textVi:
      "Chào {name},\n\nXưởng của chúng tôi mở cửa vào thứ Bảy đầu tiên mỗi tháng, từ 9 đến 12 giờ. Đoàn trên tám người xin báo trước một tuần để chúng tôi cử người hướng dẫn riêng. Bạn chỉ cần đi giày kín mũi.\n\nRất mong được đón tiếp,",
  },
  {
    name: "Not something we do",
    textEn:
      "Dear {name},\n\nThank you for thinking of us. What you describe is not something that we do well enough to take your money for it, and we would rather say so now than halfway through.\n\nWe wish you success with it,",
    textVi:
      "Chào {name},\n\nCảm ơn bạn đã nghĩ đến chúng tôi. Việc bạn mô tả không phải thế mạnh của chúng tôi, nên chúng tôi xin nói rõ ngay từ đầu thay vì để lỡ dở giữa chừng.\n\nChúc bạn sớm tìm được đơn vị phù hợp,",
  },
];

/** Invented conversations of the demo company. */
export const conversations: readonly DemoConversation[] = [
  {
    locale: "vi",
    subject: "Khảo sát thất thoát nước khu vực phía nam",
    name: "Đặng Thị Hồng Nhung",
    email: "nhung.dang@capnuocantan.example",
    phone: "+84 905 555 0118",
    company: "Cấp nước An Tân",
    source: "news",
    status: "new",
    unread: true,
    important: true,
    messages: [
      [
        "visitor",
        0.6,
        "Kính gửi công ty,\n\nChúng tôi vừa đọc bài về mạng lưới nước tự tìm chỗ rò rỉ. Khu vực phía nam của chúng tôi có khoảng 62 km ống, thất thoát năm ngoái là 27%. Xin hỏi quý công ty có thể khảo sát trong tháng tới không, và chi phí khảo sát được tính thế nào?\n\nTrân trọng cảm ơn.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Vibration monitoring for 40 pumps",
    name: "Ingrid Solberg",
    email: "ingrid.solberg@fjordpulp.example",
    phone: "+47 555 01 440",
    company: "Fjord Pulp",
    source: "linkedin",
    status: "new",
    unread: true,
    messages: [
      [
        "visitor",
        2.2,
        "Hello,\n\nwe run a pulp mill in Quảng Ngãi with about 40 centrifugal pumps, most of them between 55 and 160 kW. After two unplanned stops this year we want to start with vibration monitoring on the twelve most critical ones.\n\nYour article says the simple threshold was nearly as good as the model. Would you offer us the simple one?",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Xin phép cho lớp 9 tham quan xưởng",
    name: "Lê Văn Thuận",
    email: "thuan.le@thcshoavan.example",
    company: "Trường THCS Hòa Vân",
    status: "new",
    unread: true,
    messages: [
      [
        "visitor",
        5.5,
        "Chào anh chị,\n\nTôi là giáo viên môn Công nghệ. Lớp tôi có 34 em muốn tham quan xưởng lắp tủ điện của công ty. Nếu được, nhà trường xin đi vào sáng thứ Bảy đầu tiên của tháng sau. Các em có được thử hàn chiếc đèn nhỏ như trong bài viết không ạ?",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Gateway firmware 4.2: time zone is wrong",
    name: "Marcus Oyelaran",
    email: "m.oyelaran@sontra-terminal.example",
    company: "Sontra Terminal",
    status: "open",
    unread: true,
    important: true,
    isAssigned: true,
    messages: [
      [
        "visitor",
        30,
        "Since last night’s update two of our 21 gateways report times that are seven hours ahead. Serial numbers LG-20417 and LG-20433. The cranes run, but the yard planning is off.",
      ],
      ["note", 29.5, "Same as the case in March: UTC offset added twice when NTP answers before the config is read."],
      [
        "staff",
        28,
        "Dear Marcus,\n\nthank you for the serial numbers, they made it quick: in 4.2 the offset is added twice when the time server answers very early. Restarting the two gateways puts them right until the next restart; 4.2.1 will be with you tomorrow morning.\n\nWe are sorry for the night you had.",
      ],
      [
        "visitor",
        3.1,
        "4.2.1 is on both gateways and the times are right. Can you tell us whether the log entries of that night can be corrected afterwards? Our customer asks for them.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Báo giá tủ điều khiển trạm bơm tăng áp",
    name: "Phạm Quốc Bảo",
    email: "bao.pham@xaylapthanhson.example",
    phone: "+84 913 555 0127",
    company: "Xây lắp Thanh Sơn",
    source: "google",
    status: "new",
    unread: true,
    messages: [
      [
        "visitor",
        9,
        "Bên em đang thi công trạm bơm tăng áp 3 bơm 37 kW, một bơm dự phòng, có biến tần riêng cho từng bơm. Nhờ anh chị báo giá tủ điều khiển kèm màn hình 10 inch, giao tại Tam Kỳ trước ngày 20 tháng sau. Em có sẵn sơ đồ một sợi, gửi qua email nào được ạ?",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Thực tập hè ngành Tự động hóa",
    name: "Võ Ngọc Trâm Anh",
    email: "tramanh.vo@sv.dhbkmientrung.example",
    source: "facebook",
    status: "new",
    unread: true,
    messages: [
      [
        "visitor",
        14,
        "Em chào anh chị, em là sinh viên năm ba ngành Kỹ thuật điều khiển và Tự động hóa. Em rất thích bài viết về dây chuyền số ba. Không biết hè này công ty có nhận thực tập sinh không ạ? Em có thể đi làm toàn thời gian từ tháng 6 đến tháng 8.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Interview for Water & Grid magazine",
    name: "Camille Brossard",
    email: "camille@waterandgrid.example",
    company: "Water & Grid",
    status: "open",
    important: true,
    messages: [
      [
        "visitor",
        26,
        "Hello,\n\nI am writing a piece on how utilities in the region find leaks. Your figures (24 to 13 percent in one year) are the best documented I have seen. Could I talk to one of the engineers, and if possible to someone at the utility, for half an hour next week? I would send the questions first.",
      ],
      ["note", 22, "Tra Ly Water agreed to be named last time. Ask them before we answer."],
    ],
  },
  {
    locale: "vi",
    subject: "Cảm biến áp suất báo sai sau trận mưa lớn",
    name: "Huỳnh Tấn Phát",
    email: "phat.huynh@thuydienkhesau.example",
    phone: "+84 983 555 0161",
    company: "Thủy điện Khe Sâu",
    status: "open",
    isAssigned: true,
    messages: [
      [
        "visitor",
        34,
        "Sau trận mưa đêm qua, ba cảm biến áp suất ở cửa nhận nước báo giá trị âm. Bên tôi đã thử khởi động lại nhưng không hết. Nhờ công ty hỗ trợ gấp, mùa lũ đang về.",
      ],
      [
        "staff",
        33,
        "Chào anh Phát,\n\nGiá trị âm ở cả ba cảm biến cùng lúc thường do nước vào hộp nối chung, không phải do cảm biến. Anh nhờ anh em mở hộp nối số 2, kiểm tra gioăng và lau khô giúp. Chiều nay kỹ sư của chúng tôi có mặt lúc 15 giờ, mang theo hộp nối loại IP68.",
      ],
      ["note", 26, "Đúng là hộp nối, gioăng bị chuột cắn. Đã thay. Theo dõi thêm hai ngày rồi đóng."],
      [
        "visitor",
        25,
        "Cảm ơn anh em đã lên ngay trong ngày. Hiện cả ba cảm biến đã bình thường. Nhờ công ty gửi biên bản để bên tôi lưu hồ sơ.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Do you integrate with our SCADA?",
    name: "Tomasz Wiśniewski",
    email: "t.wisniewski@baltichem.example",
    company: "Baltic Chem Vietnam",
    source: "google",
    status: "answered",
    isAssigned: true,
    messages: [
      [
        "visitor",
        52,
        "We use an older SCADA that speaks OPC DA only. Your gateway’s data sheet mentions OPC UA and MQTT. Is there a way that does not involve replacing the SCADA before 2030?",
      ],
      [
        "staff",
        47,
        "Dear Tomasz,\n\nyes: a small service on the SCADA server translates between DA and UA. It has run at two of our customers for four years. It reads by default; writing has to be switched on tag by tag, and we would advise you to leave it off.\n\nShall we show it to you in a call?",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Điện mặt trời áp mái cho xưởng may",
    name: "Trương Thị Mỹ Duyên",
    email: "duyen.truong@maymacphuninh.example",
    phone: "+84 935 555 0109",
    company: "May mặc Phú Ninh",
    source: "news",
    status: "answered",
    messages: [
      [
        "visitor",
        70,
        "Chào quý công ty, xưởng chúng tôi có mái tôn khoảng 9.000 m², tiền điện mỗi tháng gần 800 triệu. Chúng tôi lo nhất là chớp điện làm dừng chuyền may. Bài viết về nhà máy dệt có nói cách giữ cho máy không dừng, xin được tư vấn kỹ hơn.",
      ],
      [
        "staff",
        64,
        "Kính gửi chị Duyên,\n\nVới 9.000 m² mái, hệ thống khoảng 1,1 MWp là vừa. Điều giữ cho máy không dừng là bộ chuyển mạch nhanh ở tủ tổng và cách chia tải: chuyền may được ưu tiên, điều hòa và nén khí thì nhường. Chúng tôi xin ghi điện hai tuần tại tủ tổng trước khi đề xuất, phần đo này không tính phí.\n\nChị cho chúng tôi xin lịch vào xưởng trong tuần tới nhé.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Poster in A1",
    name: "Deepa Raghunathan",
    email: "deepa.r@malabarwaterworks.example",
    company: "Malabar Waterworks",
    source: "news",
    status: "closed",
    messages: [
      [
        "visitor",
        96,
        "Your monsoon checklist hangs in all our vans. Could we have it in A1 for the depot wall, and may we add our own emergency number at the bottom?",
      ],
      [
        "staff",
        90,
        "Dear Deepa,\n\nwith pleasure on both counts. The A1 file is on its way in a separate email, with an empty line at the bottom that prints up to 14 digits. A photo of the wall would make our designer’s week.",
      ],
      ["visitor", 74, "Printed, hung, photographed. Thank you!"],
    ],
  },
  {
    locale: "vi",
    subject: "Hợp đồng bảo trì năm sau",
    name: "Ngô Đình Khải",
    email: "khai.ngo@bachphong.example",
    phone: "+84 908 555 0173",
    company: "Thép Bách Phong",
    status: "open",
    important: true,
    isAssigned: true,
    messages: [
      [
        "visitor",
        58,
        "Hợp đồng bảo trì hiện tại hết hạn cuối tháng sau. Năm tới chúng tôi có thêm lò số 3, xin công ty gửi lại phương án và chi phí. Nếu được, chúng tôi muốn thời gian có mặt giảm từ 8 giờ xuống 4 giờ.",
      ],
      ["note", 55, "4 giờ chỉ làm được nếu có người trực ở Chu Lai. Hỏi anh Tín trước khi trả lời."],
    ],
  },
  {
    locale: "en",
    subject: "SEO audit for lacgiang.example – 14 critical errors",
    name: "Kevin Growth",
    email: "kevin@rank-rocket.example",
    status: "spam",
    doubt: "honeypot",
    unread: true,
    messages: [
      [
        "visitor",
        18,
        "Hi there, I ran your website through our tool and found 14 CRITICAL errors that cost you customers every day. For only $199 my team will bring you to page one. See https://rank-rocket.example/offer?id=88213. Reply YES for a free call!",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Đo rung động cho quạt lò hơi",
    name: "Bùi Xuân Trường",
    email: "truong.bui@giayvinhloc.example",
    company: "Giấy Vĩnh Lộc",
    source: "google",
    status: "answered",
    messages: [
      [
        "visitor",
        104,
        "Bên mình có hai quạt khói 250 kW, ổ bi hỏng ba lần trong năm qua. Công ty có dịch vụ đo rung định kỳ không, hay bắt buộc phải lắp hệ thống giám sát liên tục?",
      ],
      [
        "staff",
        98,
        "Chào anh Trường,\n\nCó cả hai. Với hai quạt, đo định kỳ mỗi tháng là hợp lý: rẻ hơn nhiều và thường phát hiện được trước ba tuần. Riêng ba lần hỏng trong một năm thì nên xem lại độ đồng tâm và nhiệt độ gối đỡ trước, có khi chưa cần đến cảm biến nào.\n\nChúng tôi có thể đo lần đầu vào thứ Năm tuần sau.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Wind farm: can four people look after fifty turbines?",
    name: "Alasdair Munro",
    email: "alasdair.munro@nordfell.example",
    company: "Nordfell Energy",
    source: "linkedin",
    status: "answered",
    important: true,
    isAssigned: true,
    messages: [
      [
        "visitor",
        122,
        "Phase two adds twenty machines of another maker to the thirty that you listen to. Would the evening list still work with two makers, or do we end up with two desks?",
      ],
      ["note", 120, "Maker B gives us 10-minute averages only. We need the 1-second channel or the gearbox is invisible."],
      [
        "staff",
        116,
        "Dear Alasdair,\n\none desk, on one condition: the new maker’s contract has to grant access to the one-second data, not only to ten-minute averages. It costs nothing if it is asked for before signing, and a great deal afterwards. We have attached the clause that worked last time.\n\nWith it, four people are enough for fifty, as long as they can still plan their climbs.",
      ],
      ["visitor", 101, "The clause is in. Thank you for the warning."],
      ["staff", 97, "Good to hear. We will plan the two new masts into the October visit, then."],
    ],
  },
  {
    locale: "vi",
    subject: "Góp ý: nút đổi ngôn ngữ trên điện thoại",
    name: "Mai Hoàng Yến",
    email: "hoangyen.mai@thuxa.example",
    status: "closed",
    messages: [
      [
        "visitor",
        130,
        "Trên điện thoại của tôi, nút đổi ngôn ngữ nằm sát nút menu nên hay bấm nhầm. Công ty xem lại giúp nhé. Ngoài ra trang web đọc rất dễ chịu.",
      ],
      [
        "staff",
        124,
        "Chào chị Yến,\n\nCảm ơn chị đã chỉ ra. Chúng tôi đã nới khoảng cách giữa hai nút, chị thử lại giúp nhé. Rất vui vì chị thấy trang web dễ đọc.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Tủ điện bị báo lỗi truyền thông Modbus",
    name: "Đoàn Minh Hiếu",
    email: "hieu.doan@mekara.example",
    phone: "+84 977 555 0134",
    company: "Thực phẩm Mekara",
    status: "closed",
    isAssigned: true,
    messages: [
      [
        "visitor",
        168,
        "Tủ số 4 ở kho lạnh báo mất truyền thông Modbus khoảng mười phút một lần, rồi tự hết. Các tủ khác bình thường.",
      ],
      [
        "staff",
        166,
        "Chào anh Hiếu,\n\nMười phút một lần thường trùng với chu kỳ xả băng. Anh xem giúp cáp truyền thông của tủ 4 có đi chung máng với cáp điện trở xả băng không?",
      ],
      ["visitor", 162, "Đúng là đi chung máng khoảng 6 m. Đã tách ra, từ sáng đến giờ chưa báo lỗi lần nào."],
      ["staff", 160, "Tuyệt quá. Chúng tôi sẽ ghi thêm điểm này vào bản vẽ thi công để lần sau không lặp lại. Cảm ơn anh."],
      ["note", 159, "Bổ sung vào danh mục kiểm tra khi nghiệm thu: cáp xả băng đi máng riêng."],
    ],
  },
  {
    locale: "en",
    subject: "Supplier declaration ISO/IEC 27001",
    name: "Hanneke de Wit",
    email: "hanneke.dewit@polderlogistics.example",
    company: "Polder Logistics",
    status: "closed",
    messages: [
      [
        "visitor",
        190,
        "For our yearly supplier review I need your certificate and the statement of applicability. Is there a public link?",
      ],
      [
        "staff",
        185,
        "Dear Hanneke,\n\nthe certificate and the list of what it covers are attached to our separate email. The full statement of applicability goes out under a confidentiality agreement; yours from last year still stands, so you will find it there as well.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Thư mời dự thầu hệ thống giám sát năng lượng",
    name: "Hồ Thị Thanh Thảo",
    email: "thao.ho@kcntruongloc.example",
    phone: "+84 236 555 0188",
    company: "Khu công nghiệp Trường Lộc",
    source: "linkedin",
    status: "open",
    important: true,
    messages: [
      [
        "visitor",
        80,
        "Kính mời quý công ty tham dự gói thầu hệ thống giám sát năng lượng cho 42 nhà xưởng trong khu. Hồ sơ mời thầu phát hành đến hết thứ Sáu tuần sau, nộp trước 9 giờ sáng ngày 15. Xin quý công ty xác nhận có tham dự hay không.",
      ],
      [
        "staff",
        76,
        "Kính gửi chị Thảo,\n\nCảm ơn lời mời của quý khu. Chúng tôi xác nhận tham dự và sẽ cử người đến nhận hồ sơ vào thứ Tư.",
      ],
      ["note", 75, "Phân công: phần đo lường bên mình, phần điện nặng hỏi Kitano có muốn liên danh không."],
      ["visitor", 28, "Chúng tôi có bổ sung phụ lục 3 về yêu cầu lưu dữ liệu tối thiểu 5 năm. Nhờ quý công ty lưu ý."],
    ],
  },
  {
    locale: "en",
    subject: "Steam traps: how did you measure?",
    name: "Giulia Ferrante",
    email: "giulia.ferrante@birrificio-alto.example",
    company: "Birrificio Alto",
    source: "news",
    status: "answered",
    mailError:
      "Can't send mail - all recipients were rejected: 552 5.2.2 <giulia.ferrante@birrificio-alto.example>: Recipient address rejected: Mailbox is full",
    messages: [
      [
        "visitor",
        212,
        "I manage utilities in a brewery of similar size. “One honest measurement” is a lovely phrase, but what was it? An ultrasonic survey once a year did nothing for us.",
      ],
      [
        "staff",
        205,
        "Dear Giulia,\n\nthe honest measurement was condensate: a flow meter in each of the five return lines, read every Monday and written on a board next to the canteen. The survey finds a bad trap once; the board is what keeps anyone looking.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Xin tài liệu kỹ thuật gateway",
    name: "Nguyễn Hữu Lộc",
    email: "loc.nguyen@tichhophethongdaiviet.example",
    company: "Tích hợp hệ thống Đại Việt",
    source: "google",
    status: "closed",
    messages: [
      [
        "visitor",
        236,
        "Nhờ anh chị gửi giúp tài liệu kỹ thuật và bảng thanh ghi Modbus của gateway. Bên em đang làm phương án cho một nhà máy nước 20.000 m³/ngày.",
      ],
      [
        "staff",
        230,
        "Chào anh Lộc,\n\nTài liệu và bảng thanh ghi đã được gửi trong thư riêng. Nếu cần thiết bị mẫu để thử, anh cứ báo, chúng tôi cho mượn một tháng.",
      ],
      ["visitor", 215, "Em nhận được rồi, cảm ơn anh chị."],
    ],
  },
  {
    locale: "en",
    subject: "Guest post for your blog?",
    name: "Amelia Content",
    email: "amelia@linkjuice.example",
    status: "spam",
    doubt: "honeypot",
    messages: [
      [
        "visitor",
        150,
        "Dear webmaster, I love your blog!! I would like to contribute a HIGH QUALITY article with one do-follow link. We pay $50 via crypto. Samples: https://linkjuice.example/samples",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Học nghề sau lớp 12",
    name: "Rơ Châm H’Lan",
    email: "hlan.rocham@thuxa.example",
    source: "facebook",
    status: "answered",
    messages: [
      [
        "visitor",
        258,
        "Em ở Gia Lai, vừa thi tốt nghiệp xong. Em muốn học nghề lắp tủ điện ở công ty. Em chưa biết gì về điện thì có được nhận không ạ, và có chỗ ở không ạ?",
      ],
      [
        "staff",
        250,
        "Chào em H’Lan,\n\nNăm nào cũng có bạn chưa biết gì về điện, nên em đừng lo. Khóa học bắt đầu vào tháng 9, kéo dài 18 tháng và có lương từ tháng đầu tiên. Công ty có nhà trọ cách xưởng 600 m, miễn phí trong thời gian học. Em gửi giúp học bạ lớp 12 và một trang viết về thứ em từng tự sửa hoặc tự làm nhé.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Control room in the browser: your view on remote start",
    name: "Dr. Samuel Okafor",
    email: "s.okafor@deltautilities.example",
    company: "Delta Utilities",
    status: "closed",
    messages: [
      [
        "visitor",
        300,
        "You write that nobody should switch off a pump from anywhere. Our regulator now asks for remote start during floods, when nobody can reach the station. How would you draw the line?",
      ],
      [
        "staff",
        290,
        "Dear Dr. Okafor,\n\nwe would let people ask for a start from anywhere, and let the station decide: it checks level, power and whether somebody has signed in on site, and says why it refuses. Stopping stays local. Two of our customers run it this way; both let us show it.",
      ],
      ["visitor", 276, "That is a very good distinction. I will take it to the regulator and come back to you."],
    ],
  },
  {
    locale: "vi",
    subject: "Hóa đơn tháng trước sai mã số thuế",
    name: "Lương Thị Kim Chi",
    email: "ketoan@vantaisongyen.example",
    phone: "+84 255 555 0116",
    company: "Vận tải Sông Yên",
    status: "closed",
    messages: [
      [
        "visitor",
        322,
        "Hóa đơn số 00418 ghi sai hai số cuối trong mã số thuế của bên em. Nhờ kế toán điều chỉnh giúp trước ngày 20 để em kịp kê khai.",
      ],
      ["note", 321, "Đã chuyển phòng kế toán."],
      ["staff", 318, "Chào chị Chi,\n\nHóa đơn điều chỉnh đã được gửi sang email này. Thành thật xin lỗi chị vì sự nhầm lẫn."],
      ["visitor", 316, "Em nhận được rồi ạ, cảm ơn."],
    ],
  },
  {
    locale: "en",
    subject: "Crane clocks: which time source?",
    name: "Lim Wei Jie",
    email: "weijie.lim@straitport.example",
    company: "Strait Port",
    source: "linkedin",
    status: "answered",
    messages: [
      [
        "visitor",
        346,
        "We suspect that our 34 cranes suffer from what you describe in “Twenty-one cranes, one clock”. Did you use GPS on each crane or one PTP grandmaster for the yard?",
      ],
      [
        "staff",
        340,
        "Dear Wei Jie,\n\nneither, in the end: two NTP servers with their own GPS antennas were enough, because the logs only have to agree to within a second. What took the time was finding the four controllers that ignored NTP and had to be told by hand.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Trạm đo mưa cho xã vùng cao",
    name: "Giàng A Súa",
    email: "sua.giang@hoptacxanamkhe.example",
    company: "Hợp tác xã Nậm Khe",
    source: "news",
    status: "answered",
    important: true,
    isAssigned: true,
    messages: [
      [
        "visitor",
        372,
        "Chào các bạn, năm ngoái các bạn lắp trạm đo mưa cho xã bên cạnh, bà con bên đó biết trước lũ được gần hai tiếng. Xã tôi cũng muốn có ba trạm ở đầu suối. Chúng tôi có người trông coi, chỉ chưa biết xin ở đâu.",
      ],
      [
        "staff",
        360,
        "Chào anh Súa,\n\nCảm ơn anh đã viết cho chúng tôi. Đợt lên núi tiếp theo là vào tháng 3, nhóm có mười hai người và đủ vật tư cho ba trạm. Trước đó chúng tôi cần vị trí ở đầu suối có sóng điện thoại, anh gửi giúp vài tấm ảnh và tọa độ nhé.",
      ],
      ["note", 359, "Ghi vào kế hoạch năm ngày vì cộng đồng. Cần thêm ba tấm pin 20 W."],
    ],
  },
  {
    locale: "en",
    subject: "Spare parts for a 2014 cabinet",
    name: "Rosa Martínez Vidal",
    email: "rosa.martinez@ceramicasturia.example",
    company: "Cerámicas Turia",
    status: "closed",
    messages: [
      [
        "visitor",
        420,
        "We own a kiln cabinet that you built in 2014 (no. 1407-22). The touch panel has died. Is there still a replacement?",
      ],
      [
        "staff",
        412,
        "Dear Rosa,\n\nthe panel itself is no longer made, but we keep two for cabinets of that year and one of them is yours if you want it. It comes with your program on it: please compare the date on the start screen with 11/2019 before you put it in.",
      ],
      ["visitor", 404, "The date matches. Please send it to Valencia, the purchase order follows today."],
      ["staff", 402, "On its way. Keep the old one, please: we repair them for the next customer."],
    ],
  },
  {
    locale: "vi",
    subject: "Vay nhanh lãi suất thấp, giải ngân trong ngày",
    name: "Tín Dụng Xanh",
    email: "hotro@vaynhanh247.example",
    status: "spam",
    doubt: "honeypot",
    messages: [
      [
        "visitor",
        280,
        "Hỗ trợ vay vốn doanh nghiệp đến 5 tỷ, không cần thế chấp, giải ngân trong 24h. Đăng ký tại https://vaynhanh247.example hoặc kết bạn Zalo để nhận ưu đãi!!!",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Lắng nghe tua-bin: xin số liệu cho luận văn",
    name: "Trần Thị Bích Phương",
    email: "phuong.tran@hvcaohoc.example",
    company: "Đại học Tây Nguyên Xanh",
    source: "news",
    status: "answered",
    messages: [
      [
        "visitor",
        468,
        "Em đang làm luận văn thạc sĩ về chẩn đoán hộp số tua-bin gió. Công ty có thể chia sẻ một phần dữ liệu rung, đã ẩn thông tin khách hàng, cho mục đích nghiên cứu không ạ?",
      ],
      [
        "staff",
        455,
        "Chào chị Phương,\n\nKhách hàng đồng ý cho chia sẻ dữ liệu của hai tua-bin trong sáu tháng, đã bỏ tên và vị trí. Chúng tôi gửi kèm một bản thỏa thuận ngắn: chị dùng cho nghiên cứu và gửi lại cho chúng tôi một bản luận văn là được.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Quotation for 38 flow meters",
    name: "Anucha Srisai",
    email: "anucha.s@nakhonwater.example",
    company: "Nakhon Water Supply",
    source: "google",
    status: "closed",
    isAssigned: true,
    messages: [
      ["visitor", 530, "Please quote 38 battery flow meters DN150 with daily transmission, delivery to Bangkok."],
      [
        "staff",
        522,
        "Dear Anucha,\n\nbefore we quote: daily transmission is enough for billing, not for finding leaks. If leaks are the aim, every 15 minutes between two and four at night costs a year of battery life and is worth it. Which of the two is it?",
      ],
      ["visitor", 505, "It is leaks. Please quote the second one."],
      ["staff", 480, "The quotation is in your mailbox, valid for 60 days. Battery life as quoted is five years."],
    ],
  },
  {
    locale: "vi",
    subject: "Lịch trực kỹ thuật dịp lễ",
    name: "Phan Thanh Tùng",
    email: "tung.phan@traly.example",
    company: "Cấp nước Trà Lý",
    status: "closed",
    messages: [
      [
        "visitor",
        610,
        "Dịp lễ sắp tới nhà máy nước vẫn chạy đủ tải. Nhờ công ty cho biết ai trực và gọi số nào nếu có sự cố SCADA.",
      ],
      [
        "staff",
        606,
        "Chào anh Tùng,\n\nĐội trực kỹ thuật nghe máy suốt ngày đêm, số vẫn như cũ: +84 236 555 0142. Trong dịp lễ, hai kỹ sư ở lại Tam Kỳ nên có mặt ở nhà máy trong khoảng một giờ.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Visit of our engineers from Osaka",
    name: "Haruka Nishimoto",
    email: "nishimoto@kitano.example",
    company: "Kitano Controls",
    status: "answered",
    messages: [
      [
        "visitor",
        690,
        "Six of our engineers will be in Da Nang in the week of the exhibition. They would like to see the climate chamber and the training line. Would Thursday afternoon suit you?",
      ],
      [
        "staff",
        684,
        "Dear Ms Nishimoto,\n\nThursday from 14:00 suits us very well. The apprentices of line three will show their line themselves; they have asked whether your engineers would look at a robot that still makes mistakes.",
      ],
      ["visitor", 660, "They would like nothing more. Thank you, we look forward to it."],
      ["staff", 655, "Until Thursday, then. Please bring closed shoes."],
    ],
  },
  {
    locale: "vi",
    subject: "Đăng ký tham quan xưởng cùng gia đình",
    name: "Đỗ Quang Huy",
    email: "huy.do@thuxa.example",
    source: "facebook",
    status: "closed",
    messages: [
      [
        "visitor",
        740,
        "Gia đình mình có 2 người lớn và 2 bé (7 và 10 tuổi), muốn đến xưởng thứ Bảy này. Có cần đăng ký trước không ạ?",
      ],
      [
        "staff",
        732,
        "Chào anh Huy,\n\nGia đình mình cứ đến, không cần đăng ký, từ 9 đến 12 giờ. Bàn hàn đèn dành cho các bé từ 6 tuổi. Anh nhắc các bé đi giày kín mũi giúp nhé.",
      ],
    ],
  },
  {
    locale: "en",
    subject: "Feedback on the gateway’s manual",
    name: "Petra Lindqvist",
    email: "petra.lindqvist@norrkraft.example",
    company: "Norrkraft",
    status: "closed",
    messages: [
      [
        "visitor",
        830,
        "Page 31: the picture shows terminal X4, the text says X5. It cost us an afternoon. The rest of the manual is the best I have read in years.",
      ],
      ["note", 828, "X4 is right. Manual 7.3 corrected, the online version is out."],
      [
        "staff",
        826,
        "Dear Petra,\n\nthe picture is right, the text was wrong; both say X4 from version 7.3 on, which is online since this morning. We owe you an afternoon.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Nước nóng trong xưởng bia mất áp vào cuối ca",
    name: "Cao Văn Sơn",
    email: "son.cao@biahoangsa.example",
    phone: "+84 914 555 0152",
    company: "Bia Hoàng Sa",
    source: "news",
    status: "open",
    messages: [
      [
        "visitor",
        44,
        "Sau khi thay bẫy hơi, lượng hơi giảm thấy rõ nhưng cuối ca chiều áp nước nóng tụt còn 1,8 bar. Không biết có liên quan gì không? Nhờ công ty xem giúp từ xa, tài khoản xem dữ liệu vẫn như cũ.",
      ],
      ["note", 40, "Nhìn biểu đồ thì bơm hồi lưu chạy hết tần số từ 16 giờ. Có thể van xả đáy chưa đóng kín sau khi vệ sinh."],
    ],
  },
  {
    locale: "en",
    subject: "Speaking at the Mekong Automation Day",
    name: "Jonas Achterberg",
    email: "jonas@mekongautomation.example",
    company: "Mekong Automation Day",
    source: "linkedin",
    status: "open",
    messages: [
      [
        "visitor",
        88,
        "We would love a talk on “What ten rainy seasons broke”. Twenty minutes, 300 people, in English with interpretation into Vietnamese. The programme goes to print in three weeks.",
      ],
      ["note", 60, "Two colleagues would like to, both are on site that week. Ask whether a video call is an option."],
    ],
  },
  {
    locale: "vi",
    subject: "Xin lắp thử phần mềm trên máy chủ của nhà máy",
    name: "Tạ Hoài Nam",
    email: "nam.ta@xoasanpham.example",
    status: "spam",
    messages: [
      [
        "visitor",
        198,
        "Chào anh/chị quản trị, bên em phát hiện website có lỗ hổng nghiêm trọng. Anh/chị mở tệp cài đặt tại đường dẫn gửi kèm trên máy chủ để được vá miễn phí: https://va-loi-mien-phi.example/setup",
      ],
      ["note", 190, "Lừa đảo. Đã báo cho cả nhóm, không ai mở."],
    ],
  },
  {
    locale: "en",
    subject: "Partnership in the Philippines",
    name: "Maria Luisa Catindig",
    email: "ml.catindig@visayasgrid.example",
    phone: "+63 32 555 0147",
    company: "Visayas Grid Services",
    source: "google",
    status: "answered",
    messages: [
      [
        "visitor",
        960,
        "We maintain substations on six islands and look for a maker of gateways that survive typhoons. Do you work with partners abroad, and would you train our people?",
      ],
      [
        "staff",
        948,
        "Dear Ms Catindig,\n\nwe do, with four so far, and we ask one thing of each: that two of your people spend a month on our training line before the first gateway is mounted. It has saved everyone a great deal of salt water.\n\nShall we send you the outline?",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Cảm ơn đội kỹ thuật đêm 14",
    name: "Vũ Thị Ngọc Hà",
    email: "ha.vu@benhvienthuangiang.example",
    company: "Bệnh viện Đa khoa Thuận Giang",
    status: "closed",
    important: true,
    messages: [
      [
        "visitor",
        1080,
        "Thay mặt phòng Kỹ thuật bệnh viện, tôi xin cảm ơn hai anh đã đến lúc 2 giờ sáng ngày 14 để khôi phục hệ thống khí sạch phòng mổ. Sáng hôm đó bệnh viện vẫn mổ đúng lịch.",
      ],
      [
        "staff",
        1072,
        "Kính gửi chị Hà,\n\nCảm ơn chị đã dành thời gian viết những dòng này. Chúng tôi đã đọc thư trong buổi họp sáng, hai anh ngượng nhưng rất vui. Chúc bệnh viện luôn vận hành suôn sẻ.",
      ],
    ],
  },
  {
    locale: "vi",
    subject: "Đặt bánh sinh nhật cho thứ Bảy",
    name: "Lâm Bảo Trân",
    email: "baotran.lam@thuxa.example",
    phone: "+84 905 555 0175",
    status: "closed",
    trashedHoursAgo: 70,
    messages: [
      [
        "visitor",
        76,
        "Chào tiệm, cho mình đặt một bánh sinh nhật 20 cm vị trà xanh, chữ trên bánh là “Bé Na 5 tuổi”, chiều thứ Bảy mình ghé lấy. Mình cần đặt cọc trước không ạ?",
      ],
      ["note", 71, "Gửi nhầm địa chỉ: chị ấy tìm tiệm bánh cùng tên. Đã gọi điện báo lại."],
    ],
  },
];
