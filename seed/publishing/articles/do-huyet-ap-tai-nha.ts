import type { SeedArticle } from '../types.ts'

export const doHuyetApTaiNha: SeedArticle = {
  slug: 'do-huyet-ap-tai-nha-cho-dung',
  title: 'Đo huyết áp tại nhà cho đúng',
  excerpt:
    'Ngồi sai tư thế có thể làm kết quả lệch cả chục mmHg. Cách chọn máy, cách đo và cách ghi để bác sĩ đọc được.',
  topic: 'phong-ngua-dot-quy',
  tags: ['huyet-ap', 'theo-doi-tai-nha', 'nguoi-cao-tuoi'],
  author: 'hanh',
  alt: 'Trái tim có đường điện tim chạy ngang, bên cạnh là chiếc ghế và cuốn sổ',
  products: ['MDBP07', 'NTOME120'],
  daysAgo: 19,
  text: `
Tăng huyết áp thường không có triệu chứng, và là yếu tố nguy cơ lớn của đột quỵ, nhồi máu cơ tim, suy thận. Đo tại nhà giúp biết con số thật của mình, thay vì con số lúc hồi hộp ở phòng khám. Nhưng con số chỉ có giá trị khi đo đúng.

## Chọn máy

- Máy điện tử đo ở **bắp tay** được ưu tiên hơn máy cổ tay.
- Máy đã được kiểm định độ chính xác; hỏi dược sĩ nếu không chắc.
- **Vòng bít vừa tay:** đo chu vi giữa cánh tay rồi chọn cỡ ghi trên hộp. Vòng quá nhỏ cho kết quả cao giả.
- Có bộ nhớ, có cảnh báo nhịp không đều là tốt.
- Mỗi năm mang máy tới phòng khám so một lần.

Phụ nữ mang thai và người rung nhĩ nên hỏi bác sĩ về loại máy phù hợp, vì không phải máy nào cũng đo đúng cho họ.

## Trước khi đo

1. Trong 30 phút trước đó không uống cà phê, không hút thuốc, không tập thể dục.
2. Đi vệ sinh trước. Bàng quang đầy làm huyết áp cao hơn.
3. Ngồi nghỉ yên 5 phút, không nói chuyện, không xem điện thoại.
4. Buổi sáng đo trước khi uống thuốc huyết áp và trước khi ăn.

## Tư thế

- Lưng tựa vào ghế, hai bàn chân đặt phẳng trên sàn, không bắt chéo chân.
- Cánh tay đặt trên bàn, vòng bít ngang mức tim.
- Quấn vòng bít lên da trần, bờ dưới cách nếp khuỷu khoảng 2 đến 3 cm, luồn vừa hai ngón tay.
- Im lặng trong khi máy bơm.

### Những sai lệch thường gặp

| Lỗi | Kết quả thường bị |
| Tay thấp hơn tim | Cao hơn thật |
| Bắt chéo chân | Cao hơn thật |
| Đang nói chuyện | Cao hơn thật |
| Vòng bít quá nhỏ | Cao hơn thật |
| Quấn ngoài tay áo dày | Không chính xác |
| Vòng bít quá lớn | Thấp hơn thật |

## Đo bao nhiêu lần

Lần đầu tiên đo cả hai tay; từ đó về sau dùng tay có số cao hơn. Mỗi lần ngồi đo hai lượt, cách nhau một phút. Trước khi tái khám hoặc khi mới phát hiện, đo **sáng và tối trong 7 ngày**, bỏ ngày đầu, lấy trung bình các ngày còn lại. Khi đã ổn định, mỗi tuần đo một đến hai ngày là đủ. Đo mười lần mỗi ngày chỉ khiến ta lo và số càng cao.

## Đọc con số

Số trên là huyết áp tâm thu, số dưới là tâm trương. Ngưỡng gọi là tăng huyết áp:

- Đo tại nhà: trung bình từ **135/85 mmHg** trở lên.
- Đo tại phòng khám: từ **140/90 mmHg** trở lên.

Chỉ cần một trong hai số vượt ngưỡng. Chẩn đoán phải do bác sĩ xác nhận qua nhiều lần đo. Mục tiêu điều trị của mỗi người mỗi khác, tuỳ tuổi và bệnh đi kèm.

### Sổ huyết áp

Ghi ngày, giờ, hai số, nhịp tim, đã uống thuốc chưa, có điều gì khác thường. Ghi cả những lần không đẹp. Mang sổ hoặc máy theo khi khám.

## Sống cùng huyết áp cao

- Ăn nhạt: bớt nước mắm chấm, mì gói, dưa cà, giò chả. Dưới 5 g muối mỗi ngày.
- Nhiều rau, quả, đậu; sữa ít béo.
- Vận động 150 phút mỗi tuần.
- Giảm cân nếu thừa cân, bỏ thuốc lá, hạn chế rượu bia.
- Uống thuốc mỗi ngày vào một giờ. Số đẹp là nhờ thuốc đang có tác dụng.

Không tự thêm liều khi thấy số cao, cũng không tự ngừng khi thấy số thấp. Thuốc cảm có chất co mạch, thuốc kháng viêm, cam thảo đều có thể làm huyết áp tăng; hãy hỏi dược sĩ. Thực phẩm bảo vệ sức khoẻ không thay thuốc hạ áp.

## Hạ huyết áp tư thế

Nếu choáng khi đứng dậy, đo lúc ngồi rồi đo sau khi đứng 1 và 3 phút. Số trên tụt từ 20 mmHg trở lên là điều cần kể với bác sĩ. Đứng dậy chậm, uống đủ nước.

## Khi nào gọi bác sĩ, khi nào gọi 115

- **Từ 180/120 mmHg kèm** đau ngực, khó thở, đau đầu dữ dội, nhìn mờ, yếu liệt, nói khó: gọi 115 ngay.
- **Từ 180/120 mmHg, không triệu chứng:** nghỉ 5 phút, đo lại. Nếu vẫn cao, liên hệ bác sĩ trong ngày. Không ngậm thuốc hạ áp nhanh.
- **Trung bình từ 135/85 mmHg trong một tuần:** đặt lịch khám.
- **Dưới 90/60 mmHg kèm** choáng, ngất: khám sớm, nhất là khi đang uống thuốc.
- **Mang thai** mà đo được từ 140/90 mmHg: khám ngay trong ngày.

> Một máy đo đúng, một chiếc ghế có tựa, năm phút yên lặng. Ba thứ ấy làm nên một con số đáng tin.

*Nguồn tham khảo: Bộ Y tế, Hướng dẫn chẩn đoán và điều trị tăng huyết áp, 2010; Hội Tăng huyết áp châu Âu, Hướng dẫn xử trí tăng huyết áp, 2023.*
`,
}
