-- Every stage has a template to start a letter from. A stage for which staff have written one keeps theirs alone.
INSERT INTO "LetterTemplate" ("name", "stage", "subjectEn", "subjectVi", "textEn", "textVi", "updatedAt")
SELECT "name", "stage"::"CandidateStage", "subjectEn", "subjectVi", "textEn", "textVi", CURRENT_TIMESTAMP
FROM (VALUES
    ('Application received / Đã nhận hồ sơ', 'new',
    'We have received your application for {job}', 'Chúng tôi đã nhận hồ sơ ứng tuyển {job} của bạn',
    'Dear {name},

Thank you for applying for {job}. We are reading your application and will write to you as soon as there is news.

With best wishes,',
    'Chào {name},

Cảm ơn bạn đã ứng tuyển {job}. Chúng tôi đang xem hồ sơ và sẽ liên hệ với bạn ngay khi có kết quả.

Trân trọng,'),

    ('Next step / Vòng tiếp theo', 'screening',
    'Your application for {job}', 'Hồ sơ ứng tuyển {job} của bạn',
    'Dear {name},

Your application for {job} has caught our interest. We are looking at it more closely and may ask you a few questions by phone or email in the coming days.

With best wishes,',
    'Chào {name},

Hồ sơ ứng tuyển {job} của bạn rất phù hợp với những gì chúng tôi đang tìm. Chúng tôi đang xem kỹ hơn và có thể liên hệ với bạn qua điện thoại hoặc email trong vài ngày tới.

Trân trọng,'),

    ('Invitation to an interview / Mời phỏng vấn', 'interview',
    'Invitation to an interview: {job}', 'Thư mời phỏng vấn từ {site}',
    'Dear {name},

We would like to meet you and talk about your application for {job}. Which days and times suit you in the coming two weeks? Please reply to this email, and we will confirm one of them.

With best wishes,',
    'Chào {name},

Chúng tôi rất mong được gặp và trao đổi thêm với bạn về hồ sơ ứng tuyển {job}. Trong hai tuần tới, bạn có thể phỏng vấn vào những ngày giờ nào? Bạn vui lòng trả lời email này, chúng tôi sẽ xác nhận lịch hẹn.

Trân trọng,'),

    ('Offer / Mời nhận việc', 'offer',
    'Our offer: {job}', 'Thư mời nhận việc từ {site}',
    'Dear {name},

We enjoyed getting to know you and would be glad to have you with us: we would like to offer you the job that you applied for. We will send you the details separately. If you have any questions, please reply to this email.

With best wishes,',
    'Chào {name},

Chúng tôi rất vui khi được trao đổi với bạn và trân trọng mời bạn nhận công việc đã ứng tuyển. Thông tin chi tiết sẽ được gửi riêng cho bạn. Nếu có điều gì cần hỏi thêm, bạn vui lòng trả lời email này.

Trân trọng,'),

    ('Welcome / Chào mừng', 'hired',
    'Welcome to {site}', 'Chào mừng bạn đến với {site}',
    'Dear {name},

Welcome! We are glad that you are joining us. Before your first day we will send you what you need to know. Until then, please reply to this email with any question.

With best wishes,',
    'Chào {name},

Chào mừng bạn! Chúng tôi rất vui được làm việc cùng bạn. Trước ngày đi làm đầu tiên, chúng tôi sẽ gửi bạn những thông tin cần thiết. Nếu có câu hỏi nào, bạn vui lòng trả lời email này.

Trân trọng,'),

    ('Not this time / Hẹn lần khác', 'rejected',
    'Your application for {job}', 'Hồ sơ ứng tuyển {job} của bạn',
    'Dear {name},

Thank you for applying for {job}, and for the time you took to tell us about your work.

This time we have chosen candidates whose experience is closer to the job. This is no judgement of your abilities, and we would be glad to hear from you again.

With best wishes,',
    'Chào {name},

Cảm ơn bạn đã dành thời gian ứng tuyển {job} và chia sẻ về kinh nghiệm của mình.

Lần này chúng tôi đã chọn những ứng viên phù hợp hơn với công việc. Đây không phải là đánh giá về năng lực của bạn, và chúng tôi rất mong bạn ứng tuyển lại khi có vị trí phù hợp.

Chúc bạn nhiều thành công,'),

    ('Withdrawal confirmed / Xác nhận rút hồ sơ', 'withdrawn',
    'Your application for {job} is withdrawn', 'Đã rút hồ sơ ứng tuyển {job} của bạn',
    'Dear {name},

As you asked, we have withdrawn your application for {job}. Thank you for your interest; we would be glad to hear from you again.

With best wishes,',
    'Chào {name},

Theo đề nghị của bạn, chúng tôi đã rút hồ sơ ứng tuyển {job}. Cảm ơn bạn đã quan tâm, và rất mong bạn ứng tuyển lại khi có vị trí phù hợp.

Trân trọng,')
) AS "offered" ("name", "stage", "subjectEn", "subjectVi", "textEn", "textVi")
WHERE NOT EXISTS (SELECT 1 FROM "LetterTemplate" "own" WHERE "own"."stage"::text = "offered"."stage" OR "own"."name" = "offered"."name");
