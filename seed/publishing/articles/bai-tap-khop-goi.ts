import type { SeedArticle } from '../types.ts'

export const baiTapKhopGoi: SeedArticle = {
  slug: 'bon-bai-tap-nhe-cho-khop-goi',
  title: 'Bốn bài tập nhẹ cho khớp gối, tập ngay tại nhà',
  excerpt:
    'Bốn động tác với một chiếc ghế và một chiếc khăn, mỗi ngày 15 phút, để cơ quanh gối khoẻ hơn. Có hướng dẫn tăng dần và lúc nên dừng.',
  topic: 'thoai-hoa-khop',
  tags: ['van-dong', 'nguoi-cao-tuoi', 'theo-doi-tai-nha'],
  author: 'khang',
  alt: 'Hai đầu xương khớp vào nhau, bên cạnh là quả tạ nhỏ và đồng hồ bấm giờ',
  products: ['NTGLU120', 'MNCOK20'],
  daysAgo: 5,
  text: `
Cơ đùi trước, cơ đùi sau và cơ mông là những sợi dây giữ cho khớp gối đi đúng đường. Khi cơ yếu, khớp phải tự gánh. Vì vậy tập cơ là lời khuyên chung của các hướng dẫn về thoái hoá khớp, và may thay, không cần phòng tập.

## Trước khi bắt đầu

- Hỏi bác sĩ nếu mới mổ, mới chấn thương, có bệnh tim chưa ổn định hoặc khớp đang sưng nóng.
- Mặc quần áo rộng, đi chân trần hoặc giày không trơn.
- Đặt một chiếc ghế vững, không bánh xe, sát tường.
- Khởi động 3 phút: dậm chân tại chỗ, xoay cổ chân.
- Thở đều, không nín thở khi gắng sức.

Thang đau từ 0 đến 10: khi tập, giữ ở mức 0 đến 3. Nếu vượt 5, dừng động tác ấy.

## Bài 1: Gồng cơ đùi

1. Ngồi hoặc nằm, chân duỗi thẳng, một chiếc khăn cuộn đặt dưới khoeo.
2. Ấn khoeo xuống khăn, mũi chân kéo về phía mình, cảm thấy cơ đùi trước cứng lại.
3. Giữ 5 giây, thả lỏng 5 giây.
4. Làm 10 lần, đổi chân.

Bài này hợp với cả những hôm gối đau, vì khớp gần như không di chuyển.

## Bài 2: Duỗi gối trên ghế

1. Ngồi thẳng lưng, hai bàn chân chạm sàn.
2. Từ từ duỗi một chân tới khi gối thẳng, mũi chân hướng lên.
3. Giữ 3 giây rồi hạ chậm trong 3 giây.
4. Làm 10 lần mỗi chân, 2 lượt.

Khi đã quen, buộc một túi cát nửa cân ở cổ chân. Hạ xuống chậm quan trọng hơn nâng lên cao.

## Bài 3: Đứng lên ngồi xuống

1. Ngồi nửa trước của ghế, chân rộng bằng vai, gót hơi lùi về sau gối.
2. Nghiêng người tới trước, đứng lên bằng lực của đùi và mông; tay khoanh trước ngực, hoặc vịn ghế nếu chưa vững.
3. Ngồi xuống chậm trong 3 giây, không buông người.
4. Làm 8 lần, nghỉ một phút, lặp lại.

Gối nên hướng về phía ngón chân thứ hai, đừng để chụm vào trong. Ghế càng cao càng dễ; kê thêm gối nếu cần.

## Bài 4: Nâng chân sang bên

1. Đứng sau ghế, hai tay vịn lưng ghế.
2. Đưa một chân sang bên chừng 30 độ, người vẫn thẳng, mũi chân hướng trước.
3. Giữ 2 giây rồi hạ chậm.
4. Làm 10 lần mỗi bên, 2 lượt.

Cơ mông bên giữ cho hông khỏi nghiêng khi bước, nhờ đó gối bớt bị vặn.

## Lịch bốn tuần

| Tuần | Số buổi | Lượng tập |
| 1 | 3 buổi | Bài 1 và 2, mỗi bài một lượt |
| 2 | 3 buổi | Bài 1, 2, 3, mỗi bài một lượt |
| 3 | 4 buổi | Cả bốn bài, một lượt |
| 4 | 4 buổi | Cả bốn bài, hai lượt |

Những ngày xen giữa, đi bộ 15 đến 30 phút. Sau bốn tuần, thêm tạ nhẹ, hoặc tăng số lần. Người cao tuổi nên có thêm bài giữ thăng bằng, như đứng một chân cạnh ghế 10 giây; Tổ chức Y tế Thế giới khuyến nghị người từ 65 tuổi tập thăng bằng và sức cơ ít nhất 3 ngày mỗi tuần.

### Ghi lại để thấy mình tiến bộ

Mỗi chủ nhật, đếm số lần đứng lên ngồi xuống trong 30 giây. Viết vào lịch. Con số này nói về sức chân rõ hơn cảm giác.

## Sau khi tập

Ngồi duỗi chân, với tay về phía mũi chân 20 giây mỗi bên. Uống nước. Nếu gối hơi nóng, chườm lạnh 10 phút qua một lớp khăn. Xoa bóp nhẹ cơ đùi bằng gel ấm giúp thư giãn; tránh bôi lên vùng da trầy.

## Những lỗi hay gặp

- Tập dồn một buổi rồi nghỉ cả tuần.
- Nín thở, đỏ mặt khi gắng sức.
- Ngồi xổm sâu khi cơ chưa khoẻ.
- Chỉ tập bên đau, quên bên còn lại.
- Nghỉ tập khi thấy đã dễ chịu; cơ yếu đi chỉ sau vài tuần.

## Khi nào dừng và hỏi bác sĩ

- Gối sưng lên sau khi tập và không xẹp sau hai ngày.
- Đau nhói, kẹt khớp, khuỵu gối.
- Đau lan xuống bắp chân kèm tê, yếu bàn chân.
- Tức ngực, choáng, khó thở khi tập: dừng ngay, gọi 115 nếu không đỡ.
- Bắp chân sưng, đau, ấm ở một bên.

Nhân viên vật lý trị liệu có thể chỉnh động tác cho đúng và chọn bài riêng. Một buổi chỉnh sửa sớm đáng giá hơn nhiều tháng tập sai.

> Mười lăm phút mỗi ngày, một chiếc ghế, và sự kiên nhẫn: đầu gối không đòi hỏi nhiều hơn thế.

*Nguồn tham khảo: Hội Nghiên cứu Thoái hoá khớp Quốc tế, Hướng dẫn xử trí không phẫu thuật bệnh thoái hoá khớp, 2019; Tổ chức Y tế Thế giới, Hướng dẫn về hoạt động thể lực và hành vi tĩnh tại, 2020.*
`,
}
