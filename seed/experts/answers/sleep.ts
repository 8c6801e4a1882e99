import type { SeedAnswer } from '../types.ts'

export const sleep: SeedAnswer[] = [
  {
    slug: 'nam-mai-khong-ngu-duoc',
    title: 'Nằm mãi không ngủ được thì có nên ráng nằm?',
    question:
      'Tôi 45 tuổi, ba tháng nay lên giường lúc 22 giờ mà hơn 1 giờ sáng mới ngủ, càng cố càng tỉnh. Tôi chưa muốn dùng thuốc. Có cách nào khác không?',
    askedBy: 'Cao T. V.',
    expert: 'nguyet',
    daysAgo: 5,
    text: `
Đừng ráng nằm. Quá 20 phút chưa ngủ, chị dậy sang phòng khác, đèn vàng dịu, đọc vài trang sách giấy, buồn ngủ mới quay lại. Làm vậy để não thôi gắn giường với sự trằn trọc.

Bốn việc đi kèm, giữ ít nhất ba tuần:

- Dậy cùng một giờ mỗi sáng, kể cả cuối tuần, và ra nắng 15 phút.
- Không ngủ trưa quá 20 phút; cà phê chỉ trước 10 giờ.
- Tạm lùi giờ lên giường đến 23 giờ 30, khi ngủ liền mạch mới kéo sớm dần.
- Tắt điện thoại một giờ trước khi ngủ.

Nếu kèm buồn chán, lo âu nhiều, ngáy to ngưng thở, hoặc mất ngủ quá ba tháng, hãy đi khám để tìm nguyên nhân.`,
  },
  {
    slug: 'dau-dau-do-cang-thang',
    title: 'Đau đầu như đội mũ chật, uống giảm đau mỗi ngày được không?',
    question:
      'Tôi 33 tuổi, hay đau âm ỉ hai bên đầu như đội mũ chật về cuối ngày. Gần đây tôi uống paracetamol gần như mỗi ngày. Uống vậy có sao không?',
    askedBy: 'Mai Đ. P.',
    expert: 'nguyet',
    daysAgo: 11,
    text: `
Đau kiểu đội mũ chật, hai bên, không nôn, thường là đau đầu căng thẳng. Nhưng uống giảm đau từ 15 ngày trở lên mỗi tháng lại có thể **gây đau đầu do lạm dụng thuốc**. Anh nên giảm xuống không quá hai ngày mỗi tuần; vài ngày đầu có thể đau hơn rồi bớt dần.

Thay vào đó: nghỉ mắt mỗi 20 phút, giãn cơ cổ vai, uống đủ nước, ăn đúng bữa, ngủ đủ. Ghi nhật ký cơn đau hai tuần để thấy điều gì làm nặng lên.

**Đi viện ngay** khi đau đột ngột dữ dội nhất từ trước đến nay, kèm sốt cứng gáy, yếu tay chân, nhìn mờ, hoặc đau sau chấn thương.`,
  },
  {
    slug: 'chong-mat-khi-xoay-dau',
    title: 'Chóng mặt khi xoay đầu, nằm xuống là bệnh gì?',
    question:
      'Mẹ tôi 66 tuổi, hai hôm nay trở mình trên giường là nhà cửa quay tròn chừng nửa phút rồi hết, không ù tai. Bà rất sợ. Có phải thiếu máu não không?',
    askedBy: 'Tạ T. H.',
    expert: 'nguyet',
    daysAgo: 24,
    text: `
Chóng mặt quay dưới một phút, xuất hiện khi đổi tư thế đầu, không ù tai, điển hình cho **chóng mặt tư thế lành tính** do sỏi tai lệch chỗ, chứ ít khi là “thiếu máu não”.

Bác sĩ có thể làm nghiệm pháp xoay đầu (Epley) vài phút, phần lớn đỡ sau 1–3 lần. Thuốc chóng mặt chỉ giúp bớt buồn nôn, không nên dùng kéo dài.

Mấy ngày này bác đứng lên từ từ, ngủ gối cao hơn, tránh cúi ngửa đột ngột, để đèn ngủ và vịn khi đi vệ sinh.

**Gọi cấp cứu** nếu chóng mặt kèm nói khó, nhìn đôi, yếu tay chân, đau đầu dữ dội hoặc không đứng vững được.`,
  },
  {
    slug: 'nguoi-gia-ngu-may-tieng',
    title: 'Người trên 70 tuổi ngủ năm tiếng một đêm có ít quá không?',
    question:
      'Bà tôi 74 tuổi, tối ngủ 9 giờ, 2–3 giờ sáng đã thức, ngày hay ngủ gật trên ghế. Bà xin thuốc ngủ. Ngủ như vậy có thiếu không?',
    askedBy: 'Châu M. T.',
    expert: 'nguyet',
    daysAgo: 29,
    text: `
Người trên 65 tuổi cần khoảng 6–8 giờ trong cả ngày, và thường ngủ sớm, dậy sớm hơn. Nếu cộng cả lúc ngủ gật, bà có thể đã ngủ đủ.

Có thể dời giấc ngủ: rút ngủ ngày còn một giấc 30 phút trước 15 giờ, ra nắng buổi chiều, bật đèn sáng đến 21 giờ, lên giường lúc 22 giờ. Giảm uống nước sau 19 giờ nếu bà dậy tiểu nhiều.

Thuốc ngủ ở người già làm tăng ngã, lú lẫn và quên, nên chỉ dùng khi bác sĩ kê và trong thời gian ngắn.

Nên đưa bà đi khám nếu bà ngáy to, chân bứt rứt về đêm, buồn bã, hoặc trí nhớ giảm nhanh.`,
  },
  {
    slug: 'te-tay-ve-dem',
    title: 'Tê các đầu ngón tay về đêm là do đâu?',
    question:
      'Tôi 38 tuổi, làm may, hay tê ba ngón cái, trỏ, giữa về đêm, phải vẩy tay mới đỡ. Có phải thiếu canxi không và cần uống gì?',
    askedBy: 'Võ T. N.',
    expert: 'nguyet',
    daysAgo: 52,
    text: `
Tê ba ngón đầu, nặng về đêm, vẩy tay thì đỡ, ở người dùng tay nhiều, gợi ý **hội chứng ống cổ tay**: dây thần kinh giữa bị chèn ở cổ tay. Thiếu canxi hiếm khi gây kiểu tê này.

Chị đeo nẹp giữ thẳng cổ tay khi ngủ, liên tục 4–6 tuần. Ban ngày nghỉ tay 5 phút mỗi giờ, hạ độ cao bàn may để cổ tay không gập.

Nên khám nếu tê cả ngày, rơi đồ vật, gốc ngón cái teo nhỏ, hoặc sau 6 tuần không đỡ. Bác sĩ có thể đo điện cơ, tiêm tại chỗ hoặc mổ nhỏ.

Tiểu đường, bệnh tuyến giáp và thai kỳ cũng gây tê tay, chị nhớ nói với bác sĩ.`,
  },
]
