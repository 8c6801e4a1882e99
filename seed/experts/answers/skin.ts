import type { SeedAnswer } from '../types.ts'

export const skin: SeedAnswer[] = [
  {
    slug: 'rung-toc-sau-sinh-bao-lau',
    title: 'Rụng tóc sau sinh kéo dài bao lâu thì mọc lại?',
    question:
      'Tôi sinh bé được bốn tháng, tóc rụng từng nắm khi gội, đường rẽ ngôi rộng ra thấy rõ. Tôi đang cho con bú. Bao giờ tóc mọc lại và nên ăn gì?',
    askedBy: 'Nguyễn H. A.',
    expert: 'yen',
    daysAgo: 6,
    text: `
Rụng tóc sau sinh thường bắt đầu khoảng tháng thứ ba, nhiều nhất tháng thứ tư – năm, và tự giảm trong 6–12 tháng. Đó là lứa tóc được giữ lại lúc mang thai nay rụng cùng lúc; nang tóc vẫn còn.

Chị ăn đủ đạm (thịt, cá, trứng, đậu), sắt và rau; vẫn dùng viên sắt nếu bác sĩ dặn. Gội nhẹ 2–3 lần mỗi tuần, không buộc chặt, không duỗi nhuộm lúc này.

Đừng tự bôi minoxidil khi đang cho con bú.

**Nên khám** nếu sau 12 tháng chưa mọc lại, rụng thành mảng tròn, da đầu đỏ ngứa, hoặc chị mệt, sợ lạnh, tim nhanh: cần kiểm tra thiếu máu và tuyến giáp.`,
  },
  {
    slug: 'kem-chong-nang-boi-bao-nhieu',
    title: 'Bôi kem chống nắng bao nhiêu là đủ, có cần bôi lại ở trong nhà?',
    question:
      'Tôi bị nám hai gò má, có dùng kem chống nắng SPF 50 mỗi sáng nhưng nám vẫn đậm. Tôi làm văn phòng, ngồi cạnh cửa kính. Có phải bôi lại giữa ngày không?',
    askedBy: 'Lưu T. Q.',
    expert: 'yen',
    daysAgo: 13,
    text: `
Phần lớn mọi người bôi chỉ bằng một phần ba lượng cần. Cho mặt và cổ, hãy lấy **hai vệt kem dài bằng hai ngón tay**, bôi trước khi ra nắng 15 phút.

Tia UVA đi qua cửa kính, nên ngồi cạnh cửa sổ chị cần bôi lại vào buổi trưa, hoặc kéo rèm, dán phim cản UV. Với nám, kem có màu (chứa oxit sắt) cản thêm ánh sáng nhìn thấy, thường hợp hơn kem không màu.

Ra đường: mũ rộng vành, khẩu trang, tránh 10–15 giờ.

Nám cần nhiều tháng để nhạt đi và dễ đậm lại. Nếu muốn dùng thuốc bôi có hydroquinone hay tretinoin, hãy khám da liễu trước, vì dùng sai có thể làm da đậm màu hơn.`,
  },
  {
    slug: 'mun-tuoi-day-thi-rua-mat',
    title: 'Con 15 tuổi nổi mụn nhiều, rửa mặt mấy lần một ngày?',
    question:
      'Con trai tôi 15 tuổi, trán và má nhiều mụn đầu trắng, cháu rửa mặt năm sáu lần một ngày bằng sữa rửa mặt mạnh mà không đỡ. Nên chăm thế nào?',
    askedBy: 'Hồ T. D.',
    expert: 'yen',
    daysAgo: 22,
    text: `
Rửa nhiều làm da khô, tiết dầu bù và dễ kích ứng. Cháu chỉ cần **hai lần mỗi ngày** bằng sữa rửa mặt dịu nhẹ, thêm một lần sau khi chơi thể thao.

Buổi sáng: dưỡng ẩm không dầu và kem chống nắng. Buổi tối: chấm benzoyl peroxide 2,5 % hoặc adapalene một lớp mỏng, cách ngày trong hai tuần đầu rồi mỗi tối. Cần 8–12 tuần mới thấy rõ; da có thể hơi bong lúc đầu.

Không nặn, thay vỏ gối hằng tuần, bớt đồ ngọt và sữa tách béo nếu thấy ăn vào nổi thêm.

**Khám da liễu** khi có mụn bọc đau, để lại sẹo lõm, hoặc cháu buồn, ngại đến trường vì mụn.`,
  },
  {
    slug: 'nam-da-uong-thuoc-hay-boi',
    title: 'Hắc lào ở bẹn bôi thuốc mấy tuần thì ngừng được?',
    question:
      'Tôi bị mảng đỏ ngứa hình tròn ở bẹn, bôi thuốc chống nấm một tuần thì hết ngứa nên ngừng, hai tuần sau lại bị. Tôi có phải uống thuốc không?',
    askedBy: 'Kiều V. B.',
    expert: 'yen',
    daysAgo: 31,
    text: `
Anh ngừng hơi sớm. Với nấm bẹn, bôi thuốc chống nấm ngày một hoặc hai lần, **rộng hơn mép mảng đỏ 2 cm**, và tiếp tục thêm 1–2 tuần sau khi da đã lành, tổng cộng thường 3–4 tuần.

Lau khô kẽ trước khi mặc, mặc đồ cotton rộng, giặt phơi nắng, không dùng chung khăn. Xem cả bàn chân: nấm kẽ chân hay là nguồn tái nhiễm.

Đừng bôi kem có corticoid: ngứa hết nhanh nhưng nấm lan rộng và khó nhận ra.

Thuốc uống dành cho người bị lan rộng, tái phát nhiều lần, hoặc có bệnh nền; cần bác sĩ kê và có khi phải kiểm tra men gan.`,
  },
  {
    slug: 'di-ung-thoi-tiet-noi-me-day',
    title: 'Nổi mề đay khi trời lạnh, uống thuốc dị ứng bao lâu?',
    question:
      'Tôi 31 tuổi, cứ trời trở lạnh là nổi sẩn ngứa ở tay chân, vài giờ lặn. Tôi uống loratadin thì đỡ. Uống mười ngày liền có hại không?',
    askedBy: 'Trương M. N.',
    expert: 'yen',
    daysAgo: 37,
    text: `
Mề đay do lạnh thường lành tính. Loratadin 10 mg ngày một viên là thuốc kháng histamin ít gây buồn ngủ, người lớn khoẻ mạnh dùng 10–14 ngày được. Người có bệnh gan, thận, mang thai hoặc đang uống thuốc khác nên hỏi dược sĩ trước.

Giữ ấm tay chân, tắm nước ấm vừa, thoa dưỡng ẩm ngay sau tắm, tránh bơi nước lạnh và uống đồ đá khi đang nổi.

Nếu mề đay gần như mỗi ngày quá 6 tuần, hãy khám để tìm nguyên nhân và chỉnh liều, đừng tự tăng hay tự mua corticoid uống.

**Gọi 115** khi sưng môi, lưỡi, khó thở, choáng: đó có thể là phản vệ.`,
  },
]
