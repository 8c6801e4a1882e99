import type { SeedArticle } from '../types.ts'

export const ganNhiemMo: SeedArticle = {
  slug: 'gan-nhiem-mo-thay-doi-tu-bua-an',
  title: 'Gan nhiễm mỡ: thay đổi bắt đầu từ bữa ăn',
  excerpt:
    'Siêu âm ghi “gan nhiễm mỡ” mà người vẫn khoẻ? Đây là lúc thuận lợi để thay đổi, vì gan có khả năng phục hồi tốt khi được chăm sóc sớm.',
  topic: 'giai-doc-gan',
  tags: ['dinh-duong', 'xet-nghiem', 'van-dong'],
  author: 'thao',
  alt: 'Chiếc lá lớn nằm trong lòng một chiếc đĩa, bên cạnh là quả táo và dấu chân đi bộ',
  products: ['NTCHO90', 'MNTAT50'],
  daysAgo: 110,
  text: `
Nhiều người cầm kết quả khám sức khoẻ với dòng chữ “gan nhiễm mỡ độ 1” và băn khoăn có cần uống gì không. Câu trả lời trong phần lớn trường hợp không nằm ở tủ thuốc mà ở bàn ăn và đôi giày đi bộ. Bài viết này nói rõ vì sao.

## Gan nhiễm mỡ nghĩa là gì

Gan bình thường có rất ít mỡ. Khi mỡ chiếm hơn 5% trọng lượng gan, người ta gọi là gan nhiễm mỡ. Có hai nhóm nguyên nhân lớn: rượu bia, và rối loạn chuyển hoá gồm thừa cân, đái tháo đường, mỡ máu. Từ năm 2023, các hội gan mật quốc tế gọi nhóm thứ hai là bệnh gan nhiễm mỡ liên quan rối loạn chuyển hoá.

Ở giai đoạn đầu, bệnh thường không đau, không vàng da. Nếu mỡ đi kèm viêm và kéo dài nhiều năm, gan có thể xơ hoá. Không phải ai cũng đi tới bước đó, và đường đi này có thể dừng lại khi nguyên nhân được xử lý.

## Ai nên kiểm tra

- Người có vòng eo lớn: từ 90 cm ở nam, từ 80 cm ở nữ.
- Người bị đái tháo đường type 2 hoặc tiền đái tháo đường.
- Người có mỡ máu cao, huyết áp cao.
- Người uống rượu bia thường xuyên.
- Người có men gan tăng chưa rõ lý do.

Siêu âm bụng cho thấy mỡ, xét nghiệm men gan cho biết gan có đang bị tổn thương. Để biết mức xơ hoá, bác sĩ có thể tính chỉ số từ tuổi, men gan và tiểu cầu, hoặc cho đo độ đàn hồi của gan. Cũng cần thử viêm gan B và C, vì ở nước ta hai bệnh này khá phổ biến và cần hướng xử trí khác.

## Bữa ăn của người gan nhiễm mỡ

| Nên ăn nhiều hơn | Nên ăn ít đi |
| Rau, quả ít ngọt, đậu đỗ | Nước ngọt, trà sữa, nước ép thêm đường |
| Gạo lứt, khoai, yến mạch | Bánh mì trắng, bánh ngọt, xôi buổi tối |
| Cá, đậu phụ, thịt nạc | Thịt mỡ, nội tạng, xúc xích |
| Dầu thực vật, lạc vừng không muối | Đồ chiên ngập dầu, mỡ động vật |

### Đường là điều đáng để ý trước tiên

Đường trong nước ngọt được gan chuyển thành mỡ khá nhanh. Tổ chức Y tế Thế giới khuyến nghị lượng đường tự do dưới 10% tổng năng lượng, tốt hơn nữa là dưới 5%. Với một người lớn, 5% tương đương khoảng 6 thìa cà phê đường mỗi ngày, trong khi một lon nước ngọt đã có thể vượt mức này.

### Rượu bia

Người đã có gan nhiễm mỡ nên ngừng rượu bia, hoặc ít nhất là bàn rõ với bác sĩ. Không có loại nước nào “rửa” được gan sau một bữa nhậu.

## Giảm cân vừa phải và giữ được

Các hướng dẫn về gan của châu Âu nêu mục tiêu giảm từ 5% cân nặng trở lên để bớt mỡ trong gan, và 7 đến 10% để giảm viêm. Với người nặng 70 kg, đó là khoảng 4 đến 7 kg, đi trong nhiều tháng. Giảm quá nhanh bằng cách nhịn ăn lại có thể làm gan nặng hơn.

1. Bớt một phần tư lượng cơm mỗi bữa, thay bằng rau.
2. Bỏ nước ngọt, uống nước lọc hoặc trà không đường.
3. Đi bộ nhanh 30 phút, 5 ngày mỗi tuần.
4. Thêm 2 buổi tập cơ: gập gối, chống đẩy tường, dây kháng lực.
5. Cân mỗi tuần một lần, vào cùng một giờ.

Vận động có ích cho gan ngay cả khi cân chưa đổi. Cà phê đen không đường với lượng vừa phải cũng không phải kiêng, trừ khi bác sĩ dặn khác.

## Thuốc và các sản phẩm khác

Giữ đường huyết, mỡ máu và huyết áp theo mục tiêu của bác sĩ cũng chính là chăm sóc gan. Men gan tăng nhẹ không có nghĩa là phải ngừng thuốc mỡ máu; hãy hỏi bác sĩ trước khi đổi bất cứ thứ gì.

Thảo dược dùng bừa bãi cũng có thể làm tổn thương gan, nhất là loại không nhãn mác. Khi chọn một thực phẩm bảo vệ sức khoẻ, hãy đọc nhãn, xem số công bố, dùng đúng liều ghi trên hộp và kể cho bác sĩ biết. Sản phẩm chỉ hỗ trợ, thói quen mới là phần chính.

## Khi nào cần đi khám ngay

- Vàng da, vàng mắt, nước tiểu sẫm như nước chè đặc.
- Bụng to dần, chân phù.
- Nôn ra máu hoặc đi ngoài phân đen: gọi 115.
- Ngủ gà, lú lẫn ở người đã biết bệnh gan.
- Sụt cân nhanh, đau vùng dưới sườn phải, sốt.

Nếu không có các dấu hiệu trên, lịch hợp lý là khám lại sau 3 đến 6 tháng thay đổi lối sống, mang theo kết quả cũ để so sánh.

*Nguồn tham khảo: Hội Nghiên cứu Gan châu Âu, Hướng dẫn về bệnh gan nhiễm mỡ liên quan rối loạn chuyển hoá, 2024; Tổ chức Y tế Thế giới, Hướng dẫn về lượng đường ăn vào, 2015; Bộ Y tế, Hướng dẫn chẩn đoán và điều trị bệnh béo phì, 2022.*
`,
}
