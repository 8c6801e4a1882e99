import type { SeedArticle } from '../types.ts'

export const rungTocSauSinh: SeedArticle = {
  slug: 'rung-toc-sau-sinh',
  title: 'Rụng tóc sau sinh: vì sao và bao giờ đỡ',
  excerpt:
    'Ba tháng sau sinh, tóc rụng từng nắm khiến nhiều mẹ hoảng hốt. Đây là hiện tượng sinh lý, và có vài điều giúp đi qua nhẹ nhàng hơn.',
  topic: 'rung-toc',
  tags: ['phu-nu', 'mang-thai-cho-con-bu', 'dinh-duong'],
  author: 'hanh',
  alt: 'Chiếc lược lớn với những sợi tóc lượn sóng, bên cạnh là hình em bé và bông hoa',
  products: ['MNGOI300'],
  daysAgo: 14,
  text: `
Khi em bé được ba tháng, mẹ chải đầu thấy lược đầy tóc, bồn rửa đầy tóc, tóc dính cả vào tay con. Nhiều người nghĩ mình thiếu chất trầm trọng. Thật ra đây là một hiện tượng rất thường gặp và tự hết ở hầu hết các mẹ.

## Vì sao lại rụng

Trong thai kỳ, nội tiết tố giữ cho nhiều sợi tóc ở lại pha mọc lâu hơn, nên tóc dày đẹp. Sau sinh, nội tiết tố giảm nhanh, các sợi tóc ấy cùng bước vào pha nghỉ, rồi cùng rụng. Tóc không mất thêm; chúng chỉ rụng dồn vào một lúc những sợi lẽ ra đã rụng rải rác trong chín tháng.

| Thời điểm | Thường thấy gì |
| Khi mang thai | Tóc dày, ít rụng |
| 2 đến 4 tháng sau sinh | Bắt đầu rụng nhiều |
| 4 đến 6 tháng | Rụng nhiều rồi giảm dần; tóc con mọc lởm chởm ở trán |
| 6 đến 12 tháng | Phần lớn trở về như trước |

Việc cho con bú không phải nguyên nhân làm rụng tóc. Mẹ không cần cai sữa vì lý do này.

## Điều gì làm rụng nhiều hơn

- Mất máu nhiều khi sinh, thiếu sắt.
- Thiếu ngủ, căng thẳng, ăn kiêng sớm để về dáng.
- Sốt, nhiễm trùng, mổ lấy thai.
- Rối loạn tuyến giáp sau sinh.
- Buộc tóc quá chặt mỗi ngày cho gọn.

## Chăm sóc đơn giản

### Tóc và da đầu

1. Gội bằng dầu gội dịu nhẹ, hai đến ba lần mỗi tuần hoặc hơn nếu da đầu dầu. Gội đầu sau sinh không có hại; sấy khô, tránh gió lùa là đủ.
2. Xả phần đuôi, không xả lên da đầu.
3. Lược răng thưa, gỡ rối khi tóc còn hơi ẩm.
4. Buộc lỏng bằng dây vải. Có thể cắt ngắn cho tóc trông dày và đỡ vướng tay con.
5. Tạm hoãn uốn, duỗi, nhuộm.

Nhớ kiểm tra ngón tay, ngón chân của bé: một sợi tóc quấn chặt có thể gây sưng đỏ, cần gỡ ngay.

### Bữa ăn

Mẹ sau sinh cần ăn đủ hơn thường ngày, nhất là khi cho bú. Mỗi bữa có đạm, rau và tinh bột; mỗi ngày có sữa hoặc chế phẩm, cá hai lần mỗi tuần, thịt đỏ vừa phải để có sắt, cùng trái cây giàu vitamin C. Tiếp tục viên sắt và axit folic theo hướng dẫn của bác sĩ sản khoa. Bộ Y tế khuyến nghị bà mẹ uống viên sắt, axit folic hoặc đa vi chất trong thai kỳ và trong tháng đầu sau sinh.

Kiêng khem quá mức, chỉ ăn thịt kho khô với cơm như lời dặn xưa, khiến mẹ thiếu chất và táo bón.

### Nghỉ ngơi

Ngủ khi con ngủ, nhờ người nhà một việc mỗi ngày, ra ngoài nắng sớm một lát. Tóc không mọc nhanh hơn vì lo lắng, còn mẹ thì mệt hơn.

## Có nên uống gì không

Trước khi dùng bất kỳ viên uống nào trong lúc cho con bú, hãy hỏi bác sĩ hoặc dược sĩ. Phần lớn sản phẩm mọc tóc không có dữ liệu đủ cho mẹ đang cho bú. Biotin chỉ cần khi thiếu, và có thể làm sai một số xét nghiệm. Minoxidil không dùng khi cho con bú, trừ khi bác sĩ có ý kiến khác.

Dầu gội thảo dược giúp tóc sạch và mượt, không làm thay đổi chu kỳ nội tiết. Hãy chọn loại có nhãn rõ ràng và dừng nếu ngứa, đỏ.

## Đừng quên tâm trạng của mẹ

Tóc rụng, thân hình khác, đêm thức nhiều: buồn là điều dễ hiểu. Nếu buồn bã, khóc, lo âu, thấy mình vô dụng kéo dài trên hai tuần, đó có thể là trầm cảm sau sinh. Bệnh này cần được giúp đỡ, và có cách điều trị. Có ý nghĩ làm hại mình hoặc con thì phải nói ngay với người thân và đến bệnh viện.

## Khi nào đi khám

- Rụng nhiều kéo dài quá 12 tháng sau sinh.
- Rụng thành mảng tròn, hoặc đường ngôi ngày càng rộng.
- Da đầu ngứa, vảy, đỏ, đau.
- Mệt, tim đập nhanh, run tay, sụt cân; hoặc ngược lại sợ lạnh, tăng cân, táo bón: cần thử tuyến giáp.
- Da xanh, hoa mắt, hụt hơi: cần thử máu.
- Sốt, sản dịch hôi, đau bụng: khám ngay.

## Câu hỏi hay gặp

**Cạo trọc cho tóc mọc dày hơn được không?** Không. Cạo không tác động tới nang tóc; tóc mới trông cứng hơn vì đầu sợi bị cắt ngang.

**Lần sinh sau có rụng nữa không?** Có thể, với mức khác. Biết trước thì bớt lo.

> Những sợi tóc con lởm chởm trước trán là lời báo rằng mọi thứ đang trở về chỗ cũ.

*Nguồn tham khảo: Viện Hàn lâm Da liễu Hoa Kỳ, thông tin về rụng tóc ở các bà mẹ mới sinh; Bộ Y tế, Hướng dẫn quốc gia về các dịch vụ chăm sóc sức khoẻ sinh sản, 2016.*
`,
}
