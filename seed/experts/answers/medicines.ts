import type { SeedAnswer } from '../types.ts'

export const medicines: SeedAnswer[] = [
  {
    slug: 'khang-sinh-da-do-co-ngung-som',
    title: 'Uống kháng sinh thấy đỡ rồi có được ngừng sớm?',
    question:
      'Tôi được kê kháng sinh bảy ngày cho viêm xoang, uống ba ngày đã hết sốt, hết đau. Tôi muốn ngừng cho đỡ hại người. Có được không?',
    askedBy: 'Nguyễn T. D.',
    expert: 'huy',
    daysAgo: 4,
    text: `
Anh uống tiếp đủ ngày như đơn. Hết sốt nghĩa là vi khuẩn giảm nhiều, chưa chắc đã hết; ngừng sớm dễ tái lại và tạo vi khuẩn kháng thuốc.

Uống đúng khoảng cách: ngày hai lần là cách 12 giờ, ngày ba lần là cách 8 giờ. Quên dưới nửa khoảng cách thì uống bù, quá thì bỏ qua, không gấp đôi.

Chỉ ngừng và gọi bác sĩ khi nổi mẩn, sưng mặt, hụt hơi, tiêu chảy nhiều lần, hoặc vàng da.

Phần thuốc thừa không để dành, không cho người khác. Có thể mang vỏ hộp và thuốc thừa tới nhà thuốc để được hướng dẫn bỏ đúng cách.`,
  },
  {
    slug: 'paracetamol-va-ruou-bia',
    title: 'Uống bia xong nhức đầu, dùng paracetamol được không?',
    question:
      'Tối qua tôi uống khoảng năm lon bia, sáng nay nhức đầu. Nhà có paracetamol 500 mg. Uống bây giờ có hại gan không, hay nên đợi?',
    askedBy: 'Tăng V. P.',
    expert: 'huy',
    daysAgo: 9,
    text: `
Hãy đợi. Rượu bia làm gan chuyển paracetamol thành chất độc nhiều hơn, nhất là ở người uống thường xuyên. Trước hết anh uống nước hoặc oresol, ăn cháo, ngủ thêm.

Nếu sau khoảng 12–24 giờ vẫn đau mới dùng một viên 500 mg, không quá 2 g trong ngày đó. Người uống rượu hằng ngày, bệnh gan hoặc nhẹ cân nên hỏi bác sĩ trước.

Cũng không thay bằng ibuprofen hay aspirin khi dạ dày đang rát: dễ chảy máu.

**Đi viện** nếu nôn liên tục, đau bụng dữ, lơ mơ, co giật, hoặc lỡ uống nhiều viên, kể cả khi chưa thấy gì.`,
  },
  {
    slug: 'thuoc-va-nuoc-buoi-chum',
    title: 'Thuốc nào không được uống cùng nước bưởi?',
    question:
      'Tôi uống thuốc mỡ máu và thuốc huyết áp buổi sáng, lại hay ăn bưởi. Tôi nghe nói bưởi kỵ thuốc. Kỵ với thuốc nào và ăn cách mấy tiếng thì được?',
    askedBy: 'La T. X.',
    expert: 'huy',
    daysAgo: 17,
    text: `
Bưởi chùm, bưởi và nước ép của chúng làm giảm một men ở ruột, khiến một số thuốc ngấm vào máu nhiều hơn. Tác dụng kéo dài hơn một ngày, nên **ăn cách vài tiếng không giải quyết được**.

Hay gặp: atorvastatin, simvastatin (mỡ máu); felodipin, nifedipin, amlodipin ở mức nhẹ (huyết áp); một số thuốc chống đông, chống thải ghép, thuốc ngủ.

Rosuvastatin, pravastatin và phần lớn nhóm ức chế men chuyển thì ít bị ảnh hưởng.

Chị xem tên hoạt chất trên vỉ và hỏi dược sĩ. Trong lúc chưa rõ, đổi sang cam, ổi, đu đủ. Báo bác sĩ nếu đau cơ nhiều, choáng, phù chân.`,
  },
  {
    slug: 'bao-quan-thuoc-nho-mat',
    title: 'Thuốc nhỏ mắt mở nắp rồi dùng được bao lâu?',
    question:
      'Tôi có lọ nhỏ mắt mở từ ba tháng trước, hạn in trên hộp còn đến năm sau. Mắt đang đỏ, tôi dùng tiếp lọ đó được không, có cần để tủ lạnh?',
    askedBy: 'Âu D. K.',
    expert: 'huy',
    daysAgo: 26,
    text: `
Không dùng tiếp. Hạn in trên hộp chỉ đúng khi chưa mở. Lọ nhỏ mắt đã mở thường dùng trong **15–30 ngày** (xem tờ hướng dẫn); loại tép một liều dùng ngay trong ngày. Quá hạn mở nắp, thuốc dễ nhiễm khuẩn.

Mẹo nhỏ: ghi ngày mở lên nhãn; rửa tay, không để đầu lọ chạm mi mắt; nhỏ hai loại cách nhau 5–10 phút; tháo kính áp tròng.

Tủ lạnh chỉ cần khi nhãn ghi 2–8 °C, còn lại để nơi khô, dưới 30 °C.

Mắt đỏ kèm đau, sợ ánh sáng, nhìn mờ, ghèn vàng hoặc đeo kính áp tròng thì đi khám mắt, đừng tự mua thuốc có corticoid.`,
  },
  {
    slug: 'nhieu-thuoc-mot-luc-chia-gio',
    title: 'Người già uống bảy loại thuốc, sắp xếp thế nào cho khỏi nhầm?',
    question:
      'Bố tôi 76 tuổi bị tiểu đường, huyết áp, dạ dày, mỗi ngày bảy loại thuốc của ba bác sĩ khác nhau. Ông hay nhầm giờ. Gia đình nên làm thế nào?',
    askedBy: 'Khúc T. L.',
    expert: 'huy',
    daysAgo: 35,
    text: `
Bước đầu tiên là **một danh sách duy nhất**: tên hoạt chất, hàm lượng, uống lúc nào, để làm gì, ai kê. Gồm cả thuốc tự mua, thuốc nam và thực phẩm bảo vệ sức khoẻ. Mang danh sách và túi thuốc tới một bác sĩ hoặc dược sĩ để rà trùng lặp, tương tác.

Sau đó:

- Hộp chia thuốc 7 ngày, 4 ngăn, xếp sẵn mỗi tối Chủ nhật.
- Gom giờ uống theo bữa ăn; hỏi xem thuốc nào bỏ bớt được.
- Người nhà gọi nhắc, hoặc đặt chuông điện thoại.
- Vỉ cũ cất riêng, bỏ thuốc hết hạn.

Theo dõi huyết áp, đường huyết và ghi lại. Báo ngay khi ông choáng, ngã, vã mồ hôi lạnh, lú lẫn.`,
  },
]
