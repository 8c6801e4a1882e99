import type { SeedAnswer } from '../types.ts'

export const men: SeedAnswer[] = [
  {
    slug: 'tieu-dem-nhieu-lan',
    title: 'Tiểu đêm ba bốn lần ở tuổi 60 có phải do tiền liệt tuyến?',
    question:
      'Tôi 60 tuổi, một năm nay đêm dậy tiểu ba bốn lần, tia yếu, tiểu xong vẫn thấy còn. Tôi nên siêu âm hay uống thuốc nam trước?',
    askedBy: 'Lương V. C.',
    expert: 'thanh',
    daysAgo: 9,
    text: `
Bác nên khám trước, khoan uống gì. Tia yếu, tiểu không hết hay gặp trong phì đại lành tính tiền liệt tuyến, nhưng tiểu đường, ngưng thở khi ngủ, thuốc lợi tiểu hoặc nhiễm khuẩn cũng gây tiểu đêm.

Bác sĩ thường khám, xét nghiệm nước tiểu, PSA, siêu âm đo nước tiểu tồn dư. Mang theo **nhật ký đi tiểu ba ngày**: giờ, lượng nước uống, lượng nước tiểu; tờ giấy này rất có giá trị.

Trong lúc chờ: ngừng uống nước 2 giờ trước ngủ, bớt cà phê và bia chiều tối, kê chân cao 30 phút trước khi ngủ nếu chân phù.

**Đi cấp cứu** khi bí tiểu. **Khám sớm** khi tiểu máu, sốt, đau lưng hông.`,
  },
  {
    slug: 'suy-giam-ham-muon-tuoi-40',
    title: 'Giảm ham muốn ở tuổi 40 nên bắt đầu từ đâu?',
    question:
      'Tôi 41 tuổi, nửa năm nay ít ham muốn, hay mệt, ngủ năm tiếng, bụng to lên. Tôi thấy quảng cáo viên tăng nội tiết nhiều. Có nên mua dùng thử không?',
    askedBy: 'Hà M. Đ.',
    expert: 'thanh',
    daysAgo: 18,
    text: `
Đừng mua dùng thử khi chưa biết mình thiếu gì. Thiếu ngủ, thừa cân, căng thẳng và rượu bia đều kéo ham muốn xuống, và sửa được.

Ba tháng đầu anh thử: ngủ 7 giờ, tập tạ hoặc chống đẩy 3 buổi mỗi tuần cùng đi bộ nhanh, giảm 5 % cân nặng, không quá hai đơn vị cồn mỗi ngày.

Song song, xét nghiệm máu lúc **7–10 giờ sáng**: testosterone, đường, mỡ, tuyến giáp. Chỉ số thấp phải thử lại lần hai mới kết luận.

Cũng nên nói chuyện với vợ và nghĩ về công việc: buồn chán kéo dài là nguyên nhân hay bị bỏ sót. Nếu cương kém đi kèm tức ngực khi gắng sức, hãy khám tim trước.`,
  },
  {
    slug: 'tinh-trung-yeu-chuan-bi-sinh-con',
    title: 'Chuẩn bị có con, tinh dịch đồ hơi thấp thì làm gì?',
    question:
      'Vợ chồng tôi cưới mười tháng chưa có con. Tinh dịch đồ của tôi di động tiến tới 28 %. Tôi hút thuốc nửa bao mỗi ngày. Tôi cần làm gì và bao lâu xét nghiệm lại?',
    askedBy: 'Ninh Q. V.',
    expert: 'thanh',
    daysAgo: 28,
    text: `
28 % hơi thấp so với mốc tham khảo 30 %, và một lần thử chưa nói lên nhiều. Tinh trùng cần khoảng 70–75 ngày để trưởng thành, nên anh thay đổi rồi **thử lại sau ba tháng**, kiêng xuất tinh 2–5 ngày trước khi lấy mẫu.

Việc có ích nhất là bỏ thuốc lá. Thêm nữa: không tắm hơi, không để máy tính nóng trên đùi, mặc đồ rộng, ngủ đủ, giữ cân nặng, bớt rượu.

Gần nhau 2–3 ngày một lần quanh ngày rụng trứng của vợ.

Vợ dưới 35 tuổi: sau 12 tháng chưa có thai thì cả hai cùng khám. Từ 35 tuổi: sau 6 tháng. Anh khám sớm nếu từng quai bị có sưng tinh hoàn, mổ thoát vị, hoặc thấy búi tĩnh mạch.`,
  },
  {
    slug: 'xet-nghiem-psa-khi-nao',
    title: 'Nam giới bao nhiêu tuổi nên xét nghiệm PSA?',
    question:
      'Tôi 52 tuổi, không có triệu chứng gì, anh họ tôi vừa phát hiện ung thư tuyến tiền liệt. Tôi có nên xét nghiệm PSA hằng năm không?',
    askedBy: 'Mạc V. L.',
    expert: 'thanh',
    daysAgo: 43,
    text: `
Ở tuổi 50–69, người không có triệu chứng có thể làm PSA **sau khi hiểu cả lợi và bất tiện**: PSA có thể tăng vì viêm, phì đại lành tính, đạp xe, vừa xuất tinh; kết quả cao đôi khi dẫn đến sinh thiết không cần thiết.

Nếu cha hoặc anh em ruột mắc bệnh trước 65 tuổi, nên bàn với bác sĩ từ 45 tuổi.

Trước khi lấy máu: không xuất tinh và không đạp xe 2 ngày, không đang nhiễm khuẩn tiết niệu.

PSA thấp thì 2–4 năm làm lại, không nhất thiết hằng năm. PSA cao thì thử lại sau vài tuần trước khi làm gì thêm.`,
  },
  {
    slug: 'dau-tinh-hoan-dot-ngot',
    title: 'Con trai đau tinh hoàn đột ngột, chờ sáng đi khám được không?',
    question:
      'Con tôi 13 tuổi, đêm qua kêu đau một bên tinh hoàn sau khi đá bóng, nằm một lúc thì bớt. Nếu lần sau đau lại thì chờ đến sáng có được không?',
    askedBy: 'Vương T. H.',
    expert: 'thanh',
    daysAgo: 48,
    text: `
Không chờ. Đau tinh hoàn đột ngột ở thiếu niên phải nghĩ đến **xoắn tinh hoàn**: có khoảng 6 giờ để giữ được tinh hoàn. Cơn đau tự bớt có thể là xoắn rồi tự tháo, và sẽ tái lại.

Chị đưa cháu đi khám ngoại tiết niệu ngay hôm nay để siêu âm Doppler, dù cháu đã hết đau.

Lần sau nếu cháu đau đột ngột, buồn nôn, một bên kéo lên cao hoặc sưng: đến bệnh viện có mổ cấp cứu ngay, không cho ăn uống trên đường đi, không tự chườm hay xoa nắn.

Hãy nói trước với cháu rằng đau chỗ kín phải báo bố mẹ liền; nhiều cháu ngại nên đến muộn.`,
  },
]
