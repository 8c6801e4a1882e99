import type { SeedArticle } from '../types.ts'

export const canThiHocDuong: SeedArticle = {
  slug: 'can-thi-hoc-duong-cha-me-lam-duoc-gi',
  title: 'Cận thị học đường: cha mẹ làm được gì',
  excerpt:
    'Ra ngoài trời mỗi ngày, bàn học đủ sáng, khám mắt mỗi năm. Ba việc giúp trẻ chậm cận và chậm tăng độ.',
  topic: 'cham-soc-mat',
  tags: ['tre-em', 'theo-doi-tai-nha'],
  author: 'hanh',
  alt: 'Con mắt lớn với tròng mắt xanh, bên cạnh là quyển sách và mặt trời',
  products: ['ANDHA60'],
  daysAgo: -1,
  text: `
Trong nhiều lớp học ở thành phố, số em đeo kính đã đông hơn số em không đeo. Cận thị không chỉ là chuyện chiếc kính: cận nặng về sau làm tăng nguy cơ bong võng mạc, tăng nhãn áp, bệnh điểm vàng. Vì thế, làm chậm cận từ nhỏ là việc đáng làm.

## Cận thị hình thành ra sao

Ở mắt cận, nhãn cầu dài hơn bình thường nên ảnh rơi trước võng mạc. Nhãn cầu dài ra nhanh trong những năm tiểu học và trung học, rồi chậm lại. Đã dài thì không ngắn lại. Do đó, không có bài tập, viên uống hay thiết bị nào làm trẻ hết cận; mục tiêu là chậm khởi phát và chậm tăng độ.

### Yếu tố nguy cơ

- Cha hoặc mẹ bị cận; cả hai cùng cận thì nguy cơ cao hơn.
- Ít thời gian ngoài trời.
- Nhìn gần liên tục, khoảng cách quá ngắn, ánh sáng kém.
- Bắt đầu cận sớm, trước 9 đến 10 tuổi.

## Việc thứ nhất: ra ngoài trời

Ánh sáng ban ngày là yếu tố bảo vệ có bằng chứng tốt. Nhiều hướng dẫn đề nghị trẻ ở ngoài trời khoảng **2 giờ mỗi ngày**, cộng dồn cả giờ ra chơi và đường đi học. Dưới bóng cây vẫn tính. Đội mũ, tránh nắng gắt giữa trưa.

Ý tưởng cho gia đình bận rộn:

1. Đi bộ tới trường hoặc xuống xe sớm một đoạn.
2. Bữa xế ở công viên.
3. Cuối tuần: bóng đá, thả diều, bơi, chợ quê.
4. Làm bài tập xong mới tối? Đổi lại: chơi ngoài trời trước, học sau.

## Việc thứ hai: nhìn gần có chừng mực

| Khi | Nên |
| Đọc, viết | Cách mắt 30 đến 40 cm, bằng khoảng cách từ khuỷu tay tới nắm tay |
| Ngồi học | Bàn ghế vừa tầm, lưng thẳng, chân chạm sàn |
| Ánh sáng | Đèn trần và đèn bàn cùng bật; đèn ở bên trái với trẻ thuận tay phải |
| Nghỉ | Mỗi 20 phút nhìn xa ít nhất 20 giây; mỗi 45 phút rời bàn |
| Điện thoại, máy tính bảng | Càng ít càng tốt; màn hình lớn và ở xa hơn thì hơn |

Tổ chức Y tế Thế giới khuyên trẻ dưới 2 tuổi không xem màn hình, trẻ 2 đến 4 tuổi không quá một giờ mỗi ngày. Với trẻ lớn hơn, hãy thoả thuận giờ giấc và giữ bữa ăn, giờ ngủ không có màn hình. Cha mẹ làm gương là quy định có hiệu lực nhất.

## Việc thứ ba: khám mắt đúng lịch

Trẻ nhỏ không biết mình nhìn mờ. Dấu hiệu cần để ý:

- Nheo mắt, nghiêng đầu, ngồi sát tivi.
- Dụi mắt, chớp nhiều, than nhức đầu.
- Đọc nhảy dòng, nhìn nhầm bảng, kết quả học giảm.
- Một mắt lệch.

Nên khám lần đầu trước khi vào lớp 1, tốt hơn là lúc 3 đến 4 tuổi để phát hiện nhược thị. Sau đó mỗi năm một lần; trẻ đã cận thì 6 tháng một lần. Lần đo đầu tiên thường cần nhỏ thuốc liệt điều tiết để kết quả chính xác. Trẻ sẽ nhìn gần mờ và chói trong thời gian thuốc còn tác dụng.

## Đã cận thì sao

### Đeo kính đúng số

Đeo kính không làm tăng độ. Đeo thiếu số để “mắt tự tập” cũng không có lợi. Chọn gọng vừa mặt, tròng nhựa khó vỡ.

### Các cách làm chậm tăng độ

Tuỳ độ tuổi và tốc độ tăng, bác sĩ nhãn khoa có thể bàn về:

- Kính gọng thiết kế đặc biệt cho trẻ cận.
- Kính áp tròng mềm đa tiêu.
- Kính áp tròng cứng đeo ban đêm, gọi là ortho-K.
- Thuốc nhỏ atropin nồng độ thấp.

Mỗi cách có lợi ích, chi phí và rủi ro riêng, cần theo dõi định kỳ. Kính áp tròng đòi hỏi vệ sinh rất kỹ vì nguy cơ viêm giác mạc. Không mua atropin qua mạng để tự nhỏ cho con.

### Ăn uống

Bữa ăn đa dạng có rau xanh đậm, củ quả màu cam, trứng, cá là đủ cho mắt. Kẹo, siro, viên bổ mắt chỉ bổ sung dưỡng chất, không làm giảm độ. Để xa tầm với, vì trẻ có thể ăn như kẹo và quá liều vitamin A.

## Phẫu thuật khúc xạ

Chỉ xét khi đã trưởng thành và độ ổn định ít nhất một năm. Mổ giúp bớt phụ thuộc kính, không làm nhãn cầu ngắn lại; người cận nặng vẫn cần soi đáy mắt định kỳ.

## Khi nào đưa con đi ngay

- Đồng tử có ánh trắng trong ảnh chụp.
- Lác mới xuất hiện.
- Mắt đỏ, đau, sợ ánh sáng, chảy ghèn nhiều.
- Nhìn mờ đột ngột, thấy chớp sáng, ruồi bay.
- Chấn thương mắt, hoá chất bắn vào mắt.

> Món quà cho đôi mắt của con rẻ hơn ta nghĩ: một buổi chiều ngoài trời.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, Tác động của cận thị và cận thị nặng, 2015; Viện Cận thị Quốc tế, các sách trắng về cận thị; Tổ chức Y tế Thế giới, Hướng dẫn về hoạt động thể lực, hành vi tĩnh tại và giấc ngủ cho trẻ dưới 5 tuổi, 2019.*
`,
}
