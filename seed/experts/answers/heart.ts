import type { SeedAnswer } from '../types.ts'

export const heart: SeedAnswer[] = [
  {
    slug: 'huyet-ap-145-90-da-phai-uong-thuoc-chua',
    title: 'Huyết áp 145/90 đã phải uống thuốc chưa?',
    question:
      'Tôi 50 tuổi, đo ở hiệu thuốc mấy lần được 145/90, không đau đầu. Tôi ngại uống thuốc vì nghe nói uống là phải uống suốt đời. Tôi nên làm gì trước?',
    askedBy: 'Nguyễn V. S.',
    expert: 'nguyet',
    daysAgo: 4,
    text: `
Vài số đo ở hiệu thuốc chưa đủ kết luận. Anh đo tại nhà bảy ngày: sáng và tối, mỗi lần hai lượt cách nhau một phút, ngồi nghỉ 5 phút trước đó, không cà phê, không nói chuyện. Bỏ ngày đầu, lấy trung bình.

Nếu trung bình từ 135/85 trở lên, anh nên đi khám. Bác sĩ sẽ xem thêm đường máu, mỡ máu, chức năng thận rồi mới quyết định có dùng thuốc hay chưa.

Trong lúc đó: ăn dưới 5 g muối mỗi ngày, đi bộ nhanh 150 phút mỗi tuần, giảm cân nếu thừa, bớt rượu bia, bỏ thuốc lá.

Thuốc huyết áp không gây nghiện. Người uống lâu dài là vì bệnh lâu dài, và liều có thể giảm khi lối sống tốt lên.`,
  },
  {
    slug: 'quen-uong-thuoc-huyet-ap',
    title: 'Quên một liều thuốc huyết áp thì uống bù thế nào?',
    question:
      'Mẹ tôi uống thuốc huyết áp buổi sáng, thỉnh thoảng đến tối mới nhớ ra là quên. Lúc đó có nên uống ngay không, hay hôm sau uống gấp đôi?',
    askedBy: 'Lý T. K.',
    expert: 'nguyet',
    daysAgo: 14,
    text: `
Không bao giờ uống gấp đôi: huyết áp có thể tụt, bác dễ choáng và ngã.

Với thuốc ngày một lần, nhớ ra trong ngày thì uống ngay; nếu đã gần giờ của liều hôm sau thì bỏ liều quên và uống tiếp như thường lệ. Riêng thuốc lợi tiểu, tối mới nhớ thì để sáng hôm sau, kẻo đêm phải dậy nhiều.

Để đỡ quên: dùng hộp chia thuốc theo thứ, đặt cạnh bàn chải đánh răng, hẹn giờ trên điện thoại.

Nếu bác quên hơn hai lần mỗi tuần, hãy nói với bác sĩ; có thể gom thuốc về một giờ dễ nhớ hơn.`,
  },
  {
    slug: 'mo-mau-cao-bo-trung-duoc-khong',
    title: 'Mỡ máu cao có phải bỏ hẳn trứng không?',
    question:
      'Kết quả khám của tôi có LDL 4,1 và triglycerid 2,6. Tôi rất thích ăn trứng buổi sáng. Có phải bỏ hẳn không và nên đổi món gì?',
    askedBy: 'Trịnh T. B.',
    expert: 'nguyet',
    daysAgo: 19,
    text: `
Không cần bỏ hẳn. Với đa số mọi người, 3–4 quả trứng mỗi tuần vẫn được; cách nấu mới đáng chú ý: luộc hoặc hấp, thay vì ốp với nhiều dầu, kèm xúc xích.

Hai chỉ số của chị chịu ảnh hưởng nhiều hơn từ mỡ động vật, đồ chiên, bánh ngọt, nước ngọt và rượu bia. Thử đổi:

- Bữa sáng: yến mạch, khoai, bún với cá hoặc đậu phụ.
- Ăn cá hai lần mỗi tuần, thêm một nắm hạt không muối.
- Rau ít nhất nửa bát tô mỗi bữa.

Sau 8–12 tuần xét nghiệm lại. Nếu có tiểu đường, huyết áp cao hoặc gia đình có người bệnh tim sớm, hãy khám ngay để bác sĩ quyết định có cần thuốc không.`,
  },
  {
    slug: 'hoi-hop-sau-uong-ca-phe',
    title: 'Hồi hộp sau khi uống cà phê có phải bệnh tim?',
    question:
      'Tôi 29 tuổi, gần đây uống cà phê xong hay thấy tim đập nhanh, run tay khoảng một tiếng rồi hết, đo mạch 105. Tôi có nên đi siêu âm tim không?',
    askedBy: 'Phan N. L.',
    expert: 'nguyet',
    daysAgo: 30,
    text: `
Tim nhanh và run tay sau cà phê, tự hết, ở người trẻ thường do nhạy với cafein. Thử ngừng cà phê, trà đặc, nước tăng lực hai tuần. Nếu không còn hồi hộp thì nguyên nhân đã rõ; sau đó có thể uống lại với lượng nhỏ, trước 10 giờ sáng, không lúc đói.

Ngủ thiếu, lo âu, thiếu máu hay cường giáp cũng làm tim nhanh. Nếu ngừng cà phê vẫn hồi hộp, hãy khám, đo điện tim và xét nghiệm máu; siêu âm tim làm khi bác sĩ thấy cần.

**Đi khám ngay** nếu hồi hộp kèm choáng muốn xỉu, đau ngực, hụt hơi, hoặc trong nhà có người đột tử khi còn trẻ.`,
  },
  {
    slug: 'nhan-biet-som-dot-quy',
    title: 'Làm sao nhận ra đột quỵ sớm và phải làm gì?',
    question:
      'Nhà tôi có ông nội từng bị tai biến, bố tôi nay 64 tuổi, huyết áp cao. Cả nhà muốn biết dấu hiệu nào phải đưa đi viện ngay và trong lúc chờ thì làm gì.',
    askedBy: 'Đinh V. T.',
    expert: 'nguyet',
    daysAgo: 45,
    text: `
Nhớ ba việc: bảo người bệnh **cười** (miệng có lệch không), **giơ hai tay** (một tay có rơi xuống không), **nói một câu** (có ngọng, khó hiểu không). Chỉ cần một dấu hiệu mới xuất hiện là **gọi 115 ngay**, ghi lại giờ bắt đầu. Vài giờ đầu quyết định khả năng hồi phục.

Trong lúc chờ: cho nằm nghiêng nếu nôn, nới quần áo, không cho ăn uống gì, không chích máu đầu ngón tay, không tự cho uống thuốc hạ áp hay an cung. Dấu hiệu tự hết sau vài phút vẫn phải đi viện.

Với bố anh, phòng ngừa là giữ huyết áp dưới mức bác sĩ đặt, uống thuốc đều, bỏ thuốc lá, đi bộ mỗi ngày và khám định kỳ 3 tháng.`,
  },
]
