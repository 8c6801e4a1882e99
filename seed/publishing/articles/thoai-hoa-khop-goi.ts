import type { SeedArticle } from '../types.ts'

export const thoaiHoaKhopGoi: SeedArticle = {
  slug: 'thoai-hoa-khop-goi-song-nhe-nhang',
  title: 'Thoái hoá khớp gối: sống nhẹ nhàng với đầu gối',
  excerpt:
    'Vận động, cân nặng và hiểu biết là ba chân kiềng. Thuốc giảm đau dùng sao cho đúng, và lúc nào cần bác sĩ cơ xương khớp.',
  topic: 'thoai-hoa-khop',
  tags: ['nguoi-cao-tuoi', 'van-dong'],
  author: 'khang',
  alt: 'Hai đầu xương khớp vào nhau, bên cạnh là dấu chân đi bộ và chiếc xe đạp',
  products: ['JEX30', 'MNGEL100'],
  daysAgo: 67,
  text: `
Sáng dậy gối cứng vài phút, lên cầu thang thì đau, ngồi xổm khó đứng lên. Đó là hình ảnh quen của thoái hoá khớp gối, bệnh khớp thường gặp nhất ở người trên 50 tuổi. Bệnh tiến triển chậm, và có nhiều điều làm được để vẫn đi chợ, bế cháu, lên chùa.

## Điều gì xảy ra trong khớp

Sụn khớp mỏng dần, xương dưới sụn thay đổi, mọc gai, màng hoạt dịch viêm nhẹ từng đợt. Toàn bộ khớp cùng tham gia, kể cả cơ và dây chằng. Vì thế, cơ đùi khoẻ giúp gối đỡ đau dù phim chụp không đổi. Hình ảnh trên phim cũng không luôn đi cùng mức đau: có người phim xấu mà đi lại tốt.

### Ai dễ mắc

- Người thừa cân: mỗi bước đi, khớp gối chịu lực gấp vài lần trọng lượng cơ thể.
- Người từng chấn thương gối.
- Phụ nữ sau mãn kinh.
- Người làm việc phải quỳ, ngồi xổm, mang vác.
- Người có cha mẹ bị thoái hoá khớp.

## Vận động là phần cốt lõi

Các hướng dẫn quốc tế đều đặt tập luyện, kiểm soát cân nặng và giáo dục sức khoẻ lên trước tiên cho mọi người bệnh. Nhiều người sợ “càng đi càng mòn”. Thực tế, đi bộ vừa sức nuôi sụn và giữ cơ.

1. Bắt đầu 10 phút mỗi ngày, đường bằng, giày đế êm.
2. Tăng thêm 5 phút mỗi tuần, tới 30 phút.
3. Thêm bài tập cơ đùi 3 buổi mỗi tuần.
4. Đạp xe, bơi, đi bộ dưới nước là những cách ít dồn lực lên gối.

Đau nhẹ khi tập là chấp nhận được nếu dịu đi trong vòng một ngày. Đau tăng và kéo dài qua ngày hôm sau thì giảm bớt nửa lượng tập.

## Cân nặng

Với người thừa cân, giảm 5% trọng lượng đã có thể thấy gối dễ chịu hơn, giảm 10% còn tốt hơn. Hãy đi chậm: nửa cân mỗi tuần là vừa.

## Việc nhỏ trong nhà

| Thay vì | Hãy |
| Ngồi xổm giặt đồ, nhặt rau | Ngồi ghế thấp có tựa |
| Ngồi bệt ăn cơm | Ngồi bàn |
| Bước cầu thang tay không | Vịn lan can; lên chân khoẻ trước, xuống chân đau trước |
| Dép mỏng, giày cao | Giày đế mềm, gót thấp |
| Đứng bếp lâu | Kê ghế cao, nghỉ mỗi 20 phút |

Gậy cầm ở tay bên kia của gối đau giúp giảm tải đáng kể. Dùng gậy không phải là yếu, đó là khôn ngoan. Chườm ấm giúp cơ giãn, chườm lạnh giúp khi khớp sưng.

## Thuốc giảm đau, dùng cho đúng

- **Thuốc bôi kháng viêm** thường được chọn trước cho khớp gối vì ít ngấm vào máu hơn thuốc uống.
- **Thuốc uống kháng viêm không steroid** như ibuprofen, diclofenac, celecoxib: dùng liều thấp, ngắn ngày. Cần thận trọng ở người loét dạ dày, bệnh thận, bệnh tim, tăng huyết áp, người đang uống thuốc chống đông.
- **Paracetamol:** không quá liều ghi trên nhãn, để ý các thuốc cảm cúm cũng chứa nó.
- **Tiêm khớp:** chỉ do bác sĩ thực hiện trong điều kiện vô trùng. Không tiêm ở nơi không có phép.

Cẩn thận với các gói bột, viên tễ “gia truyền” không nhãn. Không ít loại bị phát hiện trộn corticoid: đỡ đau rất nhanh, rồi mặt tròn, loãng xương, xuất huyết dạ dày, suy thượng thận.

### Glucosamine, collagen và các sản phẩm cho khớp

Đây là thực phẩm bảo vệ sức khoẻ khi bán ở dạng đó, bổ sung dưỡng chất theo công dụng đã công bố. Các nghiên cứu về glucosamine cho kết quả khác nhau, nhiều hướng dẫn không đưa vào khuyến cáo. Nếu muốn dùng, hãy xem đó là phần thêm bên cạnh vận động, đánh giá lại sau 2 đến 3 tháng, và hỏi dược sĩ nếu dị ứng hải sản, bị tiểu đường hoặc uống warfarin.

## Khi nào đi khám sớm

- Khớp sưng nóng, đỏ, sốt: có thể là nhiễm trùng hoặc gút, cần đi ngay.
- Đau nhiều về đêm, sụt cân.
- Cứng khớp buổi sáng trên 30 phút, đau nhiều khớp nhỏ ở bàn tay.
- Gối kẹt, bật, khuỵu bất ngờ sau chấn thương.
- Bắp chân sưng đau một bên, khó thở: gọi 115.
- Đau làm mất ngủ hoặc không đi lại được dù đã dùng thuốc.

Khi khớp hỏng nặng, thay khớp là một phẫu thuật phổ biến giúp nhiều người đi lại dễ hơn. Nghe ý kiến bác sĩ chỉnh hình không có nghĩa là phải mổ ngay.

> Chân gối đau cần được dùng đúng, không phải được cất đi.

*Nguồn tham khảo: Hội Nghiên cứu Thoái hoá khớp Quốc tế, Hướng dẫn xử trí không phẫu thuật bệnh thoái hoá khớp, 2019; Bộ Y tế, Hướng dẫn chẩn đoán và điều trị các bệnh cơ xương khớp, 2014.*
`,
}
