import type { SeedAnswer } from '../types.ts'

export const joints: SeedAnswer[] = [
  {
    slug: 'khop-goi-keu-luc-cuc-khong-dau',
    title: 'Khớp gối kêu lục cục nhưng không đau có đáng lo không?',
    question:
      'Tôi 42 tuổi, mỗi lần đứng lên ngồi xuống hai gối kêu lục cục, không đau, không sưng. Như vậy có phải thoái hoá khớp không, có cần chụp phim không?',
    askedBy: 'Lê V. T.',
    expert: 'hoa',
    daysAgo: 3,
    text: `
Tiếng kêu không kèm đau, sưng hay kẹt khớp phần lớn là lành tính: bọt khí trong dịch khớp vỡ ra hoặc gân trượt qua mấu xương. Anh chưa cần chụp phim chỉ vì tiếng kêu.

Điều có ích hơn là làm cơ đùi khoẻ lên: ngồi ghế duỗi thẳng gối, giữ 5 giây, mỗi chân 15 lần, ngày hai lượt. Giữ cân nặng vừa phải và hạn chế ngồi xổm lâu.

**Nên đi khám** khi gối sưng, nóng, đau về đêm, cứng buổi sáng quá 30 phút, hoặc khớp bị kẹt, khuỵu khi đi.`,
  },
  {
    slug: 'dau-that-lung-vi-ngoi-nhieu',
    title: 'Đau thắt lưng vì ngồi máy tính nhiều thì tập gì?',
    question:
      'Tôi làm kế toán, ngồi khoảng chín tiếng một ngày, hai tháng nay đau ngang thắt lưng về chiều, nằm nghỉ thì đỡ, không lan xuống chân. Tôi nên tập gì?',
    askedBy: 'Phạm T. N.',
    expert: 'hoa',
    daysAgo: 8,
    text: `
Đau ngang thắt lưng, đỡ khi nằm và không lan xuống chân thường là đau cơ do giữ một tư thế quá lâu. Chị thử ba việc trong bốn tuần:

- Cứ 40 phút đứng dậy đi lại 2 phút; đặt chuông nhắc.
- Nâng màn hình ngang mắt, lưng tựa hẳn vào ghế, bàn chân chạm đất.
- Tập nâng hông khi nằm ngửa và bài “chim–chó”, mỗi bài 10 lần, ngày hai lượt.

Chườm ấm 15 phút buổi tối giúp cơ giãn ra. Không nằm nghỉ trên giường cả ngày, vì lưng sẽ cứng thêm.

**Đi khám sớm** nếu đau lan xuống dưới gối, tê bì, yếu chân, sốt, sụt cân hoặc khó giữ tiểu tiện.`,
  },
  {
    slug: 'loang-xuong-do-o-tuoi-nao',
    title: 'Phụ nữ bao nhiêu tuổi nên đo loãng xương?',
    question:
      'Mẹ tôi 61 tuổi, mãn kinh đã mười năm, chưa gãy xương lần nào. Bà có nên đi đo mật độ xương không và đo ở đâu là đúng?',
    askedBy: 'Nguyễn T. M. A.',
    expert: 'hoa',
    daysAgo: 15,
    text: `
Nên đo. Phụ nữ từ 65 tuổi được khuyên đo mật độ xương một lần; trước 65 tuổi nên đo nếu mãn kinh sớm, nhẹ cân, hút thuốc, dùng corticoid kéo dài hoặc có cha mẹ từng gãy cổ xương đùi. Bác ở tuổi 61, mãn kinh mười năm, đo bây giờ là hợp lý.

Cách đo chuẩn là DXA ở cột sống thắt lưng và cổ xương đùi, tại bệnh viện. Máy siêu âm gót chân chỉ để sàng lọc.

Trong lúc chờ, bác đi bộ 30 phút mỗi ngày, ăn đủ đạm và canxi từ sữa, cá nhỏ, rau lá xanh, và dọn những thứ dễ vấp trong nhà. Có kết quả, bác mang đến bác sĩ để bàn có cần thuốc hay không.`,
  },
  {
    slug: 'gut-an-kieng-the-nao',
    title: 'Bị gút nên ăn kiêng thế nào cho đúng?',
    question:
      'Tôi 48 tuổi, bị hai cơn gút trong năm nay, axit uric 540. Mọi người bảo kiêng hết thịt và đậu. Có đúng không, tôi ăn gì để đủ sức làm việc?',
    askedBy: 'Trần Q. H.',
    expert: 'hoa',
    daysAgo: 27,
    text: `
Không cần kiêng hết. Ăn uống chỉ làm thay đổi một phần axit uric, nên kiêng quá mức dễ mệt mà lợi ít.

**Nên giảm:** bia rượu, nước ngọt, nội tạng, nước hầm xương, hải sản có vỏ, thịt đỏ trên 100 g mỗi bữa.

**Vẫn ăn được:** đậu phụ, trứng, sữa ít béo, thịt gà và cá với lượng vừa, rau củ các loại. Uống 2 lít nước mỗi ngày.

Với hai cơn trong một năm và axit uric 540, anh nên gặp bác sĩ để bàn về thuốc hạ axit uric lâu dài. Đừng tự mua thuốc uống từng đợt: axit uric lên xuống thất thường dễ gây cơn mới.`,
  },
  {
    slug: 'bong-gan-co-chan-chuom-nong-hay-lanh',
    title: 'Bong gân cổ chân: chườm nóng hay chườm lạnh?',
    question:
      'Hôm qua tôi đá bóng bị lật cổ chân, sưng và bầm nhẹ, vẫn đi lại được. Nên chườm nóng hay chườm đá và bao lâu thì chạy lại được?',
    askedBy: 'Đặng M. K.',
    expert: 'hoa',
    daysAgo: 40,
    text: `
Trong 48 giờ đầu chườm lạnh: bọc đá trong khăn, mỗi lần 15 phút, cách nhau 2–3 giờ. Chườm nóng và xoa dầu lúc này làm sưng thêm.

Quấn băng chun vừa tay, kê chân cao hơn tim khi nằm. Sau hai ngày, nếu bớt sưng thì tập gập duỗi cổ chân nhẹ nhàng và đứng một chân khi đánh răng.

Đi bộ nhanh được khi không còn đau; chạy lại thường sau 3–6 tuần, khi nhảy lò cò mười cái không đau.

**Cần đi khám, chụp phim** nếu đau nhiều ở mắt cá xương, không bước nổi bốn bước, hoặc bàn chân tê, lạnh.`,
  },
]
