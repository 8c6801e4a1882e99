import type { SeedArticle } from '../types.ts'

export const bmiVaVongEo: SeedArticle = {
  slug: 'bmi-va-vong-eo-hai-con-so',
  title: 'BMI và vòng eo: hai con số nên đọc cùng nhau',
  excerpt:
    'Cân nặng bình thường vẫn có thể nhiều mỡ bụng. Cách đo đúng, các mốc cho người châu Á và lúc nào cần bác sĩ dinh dưỡng.',
  topic: 'giam-can',
  tags: ['theo-doi-tai-nha', 'dinh-duong', 'dan-van-phong'],
  author: 'thao',
  alt: 'Chiếc cân có mặt đồng hồ tròn, bên cạnh là chiếc thước và tờ lịch',
  products: ['MDSCA05', 'ANXO30'],
  daysAgo: 81,
  text: `
Bước lên cân mỗi sáng rồi vui buồn theo kim là thói quen của nhiều người. Nhưng một con số thì kể được rất ít. Ghép hai con số BMI và vòng eo lại, ta có bức tranh rõ hơn nhiều, chỉ với chiếc cân và cuộn thước dây.

## BMI là gì

BMI là cân nặng (kg) chia cho bình phương chiều cao (m). Người nặng 60 kg, cao 1,60 m có BMI là 60 chia 2,56, bằng 23,4.

Người châu Á có xu hướng mắc đái tháo đường và bệnh tim ở mức BMI thấp hơn người châu Âu, nên các mốc dùng ở nước ta cũng thấp hơn:

| Phân loại cho người trưởng thành châu Á | BMI |
| Gầy | Dưới 18,5 |
| Bình thường | 18,5 đến 22,9 |
| Thừa cân | 23 đến 24,9 |
| Béo phì độ I | 25 đến 29,9 |
| Béo phì độ II | Từ 30 trở lên |

Bảng này không dùng cho trẻ em, phụ nữ mang thai và vận động viên nhiều cơ. Trẻ em có biểu đồ riêng theo tuổi và giới.

## Vì sao cần thêm vòng eo

Mỡ nằm quanh nội tạng nguy hiểm hơn mỡ ở đùi và hông, vì nó tiết ra những chất làm tăng đường huyết, mỡ máu và huyết áp. BMI không thấy được mỡ ở đâu. Vòng eo thì thấy.

Mốc cảnh báo cho người châu Á là **từ 90 cm ở nam** và **từ 80 cm ở nữ**. Người có BMI 22 mà vòng eo 92 cm vẫn nên để ý tới bữa ăn và đi kiểm tra đường huyết.

### Đo vòng eo cho đúng

1. Đứng thẳng, hai chân rộng bằng hông, vén áo.
2. Tìm bờ dưới của xương sườn cuối và bờ trên của xương chậu; điểm giữa hai bờ này là nơi đặt thước.
3. Thước nằm ngang, chạm da nhưng không siết.
4. Thở ra nhẹ nhàng rồi đọc số. Không hóp bụng.
5. Đo hai lần, lấy trung bình.

### Cân cho đúng

Cân buổi sáng, sau khi đi vệ sinh, trước khi ăn, mặc đồ mỏng, cùng một chiếc cân đặt trên nền cứng. Mỗi tuần một hoặc hai lần là đủ. Cân nặng lên xuống một đến hai ký trong ngày là do nước và thức ăn, không phải do mỡ.

Cân đo mỡ cơ thể tại nhà dùng dòng điện rất nhỏ. Con số tuyệt đối có thể sai, nhưng xu hướng qua nhiều tuần thì có ích. Người mang máy tạo nhịp tim và phụ nữ mang thai không dùng chế độ đo này.

## Đọc hai con số cùng nhau

- **BMI và vòng eo đều bình thường:** giữ thói quen hiện tại, kiểm tra lại mỗi vài tháng.
- **BMI bình thường, vòng eo lớn:** ưu tiên vận động, tập cơ, bớt đường và rượu bia; thử đường huyết và mỡ máu.
- **BMI từ 23, vòng eo bình thường:** đừng để tăng thêm; nếu tập nhiều cơ thì có thể không đáng ngại.
- **Cả hai đều cao:** đặt mục tiêu giảm 5 đến 10% cân nặng trong 6 tháng, và nên đi khám để tìm bệnh đi kèm.

## Vì sao chỉ cần giảm 5 đến 10%

Bộ Y tế, trong hướng dẫn về béo phì năm 2022, coi đây là mức có ý nghĩa cho sức khoẻ: huyết áp, đường huyết và mỡ máu đều được cải thiện. Với người 70 kg là 3,5 đến 7 kg. Mục tiêu nhỏ dễ giữ hơn mục tiêu đẹp trên mạng.

## Khi cân nặng quá thấp

Gầy cũng cần được quan tâm. BMI dưới 18,5 kèm mệt, mất kinh, hay ốm là lý do để khám. Sụt hơn 5% cân nặng trong 6 tháng mà không cố ý luôn cần tìm nguyên nhân: cường giáp, đái tháo đường, bệnh tiêu hoá, trầm cảm, ung thư.

## Trẻ em và thanh thiếu niên

Đừng bắt trẻ ăn kiêng. Hãy dùng biểu đồ tăng trưởng, cho trẻ ngủ đủ, chơi ngoài trời, bớt nước ngọt, và cả nhà cùng đổi bữa ăn. Nếu trẻ trên đường béo phì hoặc da gáy sạm đen dày, hãy đưa đi khám.

## Khi nào gặp bác sĩ

- BMI từ 25 kèm đái tháo đường, tăng huyết áp, ngừng thở khi ngủ.
- BMI từ 30 trở lên.
- Tăng cân nhanh sau khi dùng thuốc mới, hoặc kèm phù, mệt, sợ lạnh.
- Sụt cân không rõ lý do.
- Ăn vô độ rồi tự gây nôn, sợ ăn, ám ảnh về cân nặng: cần chuyên khoa tâm thần và dinh dưỡng.

Thuốc giảm cân là thuốc kê đơn. Các sản phẩm bán trên mạng không rõ nguồn gốc từng bị phát hiện có sibutramine, chất đã bị cấm vì nguy cơ tim mạch. Hỏi dược sĩ trước khi mua bất cứ thứ gì.

> Hai con số, mỗi tuần một lần, viết lên lịch. Đó là cách theo dõi sức khoẻ rẻ tiền và hữu ích cho cả nhà.

*Nguồn tham khảo: Tổ chức Y tế Thế giới khu vực Tây Thái Bình Dương, quan điểm châu Á – Thái Bình Dương về béo phì, 2000; Bộ Y tế, Hướng dẫn chẩn đoán và điều trị bệnh béo phì, 2022.*
`,
}
