import type { SeedArticle } from '../types.ts'

export const giamCanBenVung: SeedArticle = {
  slug: 'giam-can-ben-vung-an-du-van-dong-deu',
  title: 'Giảm cân bền vững: ăn đủ, vận động đều',
  excerpt:
    'Nhịn ăn cho nhanh rồi tăng lại là vòng lặp quen thuộc. Một kế hoạch chậm hơn, no hơn và dễ giữ hơn cho người bận rộn.',
  topic: 'giam-can',
  tags: ['dinh-duong', 'van-dong', 'giac-ngu'],
  author: 'thao',
  alt: 'Chiếc cân có mặt đồng hồ tròn, bên cạnh là bát rau trộn và dấu chân đi bộ',
  products: ['NTWHE900', 'NTGLM20'],
  daysAgo: 26,
  text: `
Cân nặng giảm khi năng lượng ăn vào ít hơn năng lượng tiêu hao trong một thời gian đủ dài. Nguyên lý thì đơn giản, đời sống thì không: công việc, tiệc tùng, giấc ngủ và cả nỗi buồn đều chen vào. Bởi vậy kế hoạch tốt là kế hoạch còn làm được vào một ngày bận.

## Đặt mục tiêu vừa sức

Nửa ký mỗi tuần là tốc độ hợp lý với đa số người. Muốn vậy cần bớt chừng 500 kcal mỗi ngày, bằng một cốc trà sữa cộng nửa bát cơm. Giảm nhanh hơn thường lấy đi cơ bắp và nước, khiến người mệt, rụng tóc và dễ tăng lại.

## Mâm cơm chia phần

| Phần của đĩa | Thực phẩm | Vì sao |
| Một nửa | Rau các loại, canh rau | No lâu, ít năng lượng |
| Một phần tư | Cá, thịt nạc, trứng, đậu phụ | Đạm giữ cơ và giữ no |
| Một phần tư | Cơm, khoai, ngô, miến | Năng lượng để làm việc |
| Thêm | Một thìa dầu, một quả ít ngọt | Chất béo tốt, vitamin |

Ăn theo thứ tự rau, đạm rồi mới tới cơm giúp nhiều người ăn ít cơm hơn mà không phải cố. Ăn chậm, đặt đũa xuống giữa các miếng; dạ dày cần chừng 20 phút để báo no.

### Những năng lượng không thấy no

- Trà sữa, nước ngọt, nước ép, cà phê sữa đặc.
- Rượu bia: mỗi lon bia khoảng 140 đến 150 kcal, chưa kể đồ nhắm.
- Ăn vặt khi xem điện thoại.
- Nước sốt, topping, dầu chiên.

Chỉ sửa bốn dòng này, nhiều người đã bớt được phần năng lượng cần bớt.

## Vận động

1. **Mỗi ngày:** đi lại nhiều hơn. Đi cầu thang, đứng nghe điện thoại, gửi xe xa hơn một chút.
2. **Mỗi tuần:** 150 đến 300 phút vận động vừa, như đi bộ nhanh, đạp xe, bơi.
3. **Hai buổi tập cơ:** gập gối, chống đẩy tường, kéo dây kháng lực. Cơ là nơi đốt năng lượng cả khi nghỉ.

Vận động một mình thường làm giảm cân ít, nhưng nó giữ cho cân không tăng trở lại, giúp tim và tinh thần. Hãy bắt đầu bằng 10 phút sau bữa tối.

## Giấc ngủ và căng thẳng

Ngủ dưới 6 giờ khiến ta đói hơn và thèm đồ ngọt hơn. Ngủ đủ là một phần của kế hoạch. Khi căng thẳng, thử dừng lại hỏi: mình đói hay mình mệt? Nếu mệt, một vòng đi bộ hoặc cuộc gọi cho người thân thường hợp hơn gói bánh.

## Về các chế độ ăn nổi tiếng

Nhịn ăn gián đoạn, ít tinh bột, ăn Địa Trung Hải: các nghiên cứu so sánh cho thấy sau một năm, kết quả giữa các cách khá gần nhau, và điều quyết định là có theo được hay không. Người bị đái tháo đường đang dùng thuốc, người mang thai, cho con bú, người dưới 18 tuổi hoặc từng rối loạn ăn uống không nên nhịn ăn gián đoạn khi chưa hỏi bác sĩ.

## Khi cân đứng lại

Sau vài tháng, cân chững là chuyện tự nhiên, vì cơ thể nhẹ hơn thì cần ít năng lượng hơn. Lúc ấy:

- Đo vòng eo. Eo nhỏ lại mà cân đứng nghĩa là đang đổi mỡ lấy cơ.
- Ghi lại mọi thứ ăn uống trong ba ngày, kể cả miếng nếm khi nấu.
- Tăng lượng đạm và rau, thêm một buổi tập cơ.
- Cho phép mình giữ cân một tháng rồi đi tiếp.

### Một ngày lỡ ăn nhiều

Không cần phạt mình bằng cách nhịn. Bữa kế tiếp ăn bình thường, uống nước, đi bộ. Một bữa tiệc không làm hỏng cả tháng, cũng như một bữa salad không làm nên kết quả.

## Sản phẩm hỗ trợ thì sao

Bột đạm có thể thay một phần bữa phụ cho người ăn thiếu đạm. Chất xơ hoà tan như glucomannan tạo cảm giác no khi uống với đủ nước; uống thiếu nước có thể gây nghẹn. Các viên uống khác chỉ hỗ trợ trong phạm vi công bố. Người có bệnh thận, đang uống thuốc tiểu đường, thuốc chống đông, thuốc tuyến giáp cần hỏi dược sĩ trước và uống thuốc cách chất xơ ít nhất 2 giờ.

Đừng dùng trà giảm cân có chất nhuận tràng: nó chỉ làm mất nước và kali.

## Khi nào gặp bác sĩ

- BMI từ 25 kèm đái tháo đường, tăng huyết áp, mỡ máu; hoặc BMI từ 30.
- Đã cố gắng 3 đến 6 tháng mà không đổi.
- Đang dùng thuốc làm tăng cân; không tự dừng thuốc.
- Hồi hộp, choáng, ngất khi ăn kiêng.
- Ăn vô độ, tự gây nôn, mất kinh.

Ở các trường hợp này, bác sĩ có thể xem xét thuốc kê đơn hoặc phẫu thuật, kèm theo dõi lâu dài.

> Câu hỏi nên tự hỏi mỗi chủ nhật: tuần tới, việc nhỏ nào mình chắc làm được?

*Nguồn tham khảo: Bộ Y tế, Hướng dẫn chẩn đoán và điều trị bệnh béo phì, 2022; Tổ chức Y tế Thế giới, Hướng dẫn về hoạt động thể lực và hành vi tĩnh tại, 2020; Viện Dinh dưỡng, Tháp dinh dưỡng hợp lý cho người trưởng thành.*
`,
}
