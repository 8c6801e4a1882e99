import type { SeedArticle } from '../types.ts'

export const moiMatManHinh: SeedArticle = {
  slug: 'moi-mat-vi-man-hinh-quy-tac-20-20-20',
  title: 'Mỏi mắt vì màn hình: quy tắc 20-20-20 và nhiều hơn thế',
  excerpt:
    'Khô, rát, nhoè cuối ngày phần nhiều do quên chớp mắt. Chỉnh màn hình, ánh sáng và thói quen, rồi mới tới thuốc nhỏ.',
  topic: 'cham-soc-mat',
  tags: ['dan-van-phong', 'theo-doi-tai-nha'],
  author: 'hanh',
  alt: 'Con mắt lớn với tròng mắt xanh, bên cạnh là màn hình máy tính và giọt nước',
  products: ['MDNMT20', 'WIT30'],
  daysAgo: 29,
  text: `
Bốn giờ chiều, chữ trên màn hình bắt đầu nhoè, mắt cộm như có cát. Ra ngoài nhìn trời một lát thì đỡ. Đó là hội chứng mỏi mắt do màn hình, và nguyên nhân chính khá giản dị: ta quên chớp mắt.

## Chuyện gì xảy ra

Bình thường mắt chớp khoảng 15 lần mỗi phút. Khi chăm chú nhìn màn hình, số lần chớp giảm còn khoảng một nửa, lại chớp không hết. Lớp nước mắt bay hơi, bề mặt mắt khô. Cùng lúc, cơ bên trong mắt phải co liên tục để nhìn gần. Hai điều ấy cộng lại thành mỏi, rát, nhức quanh mắt, đau đầu, nhìn xa bị mờ vài giây.

Màn hình không làm hỏng mắt người lớn, nhưng làm lộ ra những điều sẵn có: khô mắt, loạn thị chưa đeo kính, lão thị mới đến.

## Quy tắc 20-20-20

Cứ **20 phút**, nhìn ra xa khoảng **20 feet**, tức 6 mét, trong **20 giây**. Ý chính là cho cơ mắt thả lỏng và nhắc mình chớp. Gắn nó với một việc sẵn có: mỗi lần gửi xong thư, mỗi lần nhấc cốc nước.

### Chớp mắt có chủ ý

Nhắm nhẹ 2 giây, siết nhẹ 2 giây, mở ra. Lặp lại 5 lần. Làm mỗi giờ một lượt.

## Chỉnh góc làm việc

| Yếu tố | Gợi ý |
| Khoảng cách | Một cánh tay, khoảng 50 đến 70 cm |
| Chiều cao | Mắt nhìn hơi xuống, chừng 10 đến 20 độ |
| Độ sáng | Ngang với trang giấy đặt cạnh |
| Cỡ chữ | Đọc được mà không rướn người |
| Ánh đèn | Không để cửa sổ sau lưng hoặc trước mặt |
| Gió | Không để quạt, máy lạnh thổi vào mặt |
| Độ ẩm | Chậu nước nhỏ, cây xanh trong phòng kín |

Kính “chống ánh sáng xanh” chưa được chứng minh là giảm mỏi mắt so với kính thường; nhiều hội nhãn khoa không đưa vào lời khuyên. Tiền ấy dành cho một lần đo khúc xạ đúng thì có ích hơn.

## Nước mắt nhân tạo dùng sao cho đúng

1. Rửa tay, ngửa đầu, kéo mi dưới, nhỏ một giọt, nhắm mắt một phút, ấn nhẹ góc trong mắt.
2. Dùng trên 4 lần mỗi ngày thì chọn loại không chất bảo quản, tép một lần.
3. Tháo kính áp tròng trước khi nhỏ, trừ khi nhãn ghi cho phép.
4. Nhiều loại thuốc nhỏ thì cách nhau 5 đến 10 phút.
5. Không dùng chung lọ; bỏ theo hạn sau mở nắp.

Tránh thuốc nhỏ “làm trắng mắt” dùng hằng ngày: chất co mạch khiến mắt đỏ lại nhiều hơn. Tuyệt đối không tự nhỏ thuốc có corticoid; dùng sai có thể gây tăng nhãn áp, đục thuỷ tinh thể. Kháng sinh nhỏ mắt cũng cần bác sĩ chỉ định. Chưa chắc nên dùng loại nào, hãy hỏi dược sĩ.

## Chườm ấm và vệ sinh bờ mi

Bờ mi có các tuyến dầu giữ nước mắt không bay hơi. Chườm khăn ấm 5 đến 10 phút, massage nhẹ mi theo chiều lông mi, lau bờ mi bằng gạc ẩm sạch, mỗi tối một lần. Cách này có ích với người hay cộm buổi sáng.

## Kính áp tròng

- Không đeo khi ngủ, khi bơi.
- Rửa tay, thay dung dịch mỗi ngày, không dùng nước máy.
- Thay hộp đựng mỗi ba tháng.
- Mắt đỏ, đau, nhìn mờ: tháo ngay và đi khám trong ngày.

## Ăn uống và chất bổ sung

Rau xanh đậm, ngô, trứng, cà rốt, cá béo cung cấp lutein, zeaxanthin, vitamin A và omega-3. Phần lớn người ăn đa dạng là đủ. Các viên uống bổ mắt là thực phẩm bảo vệ sức khoẻ, bổ sung dưỡng chất theo công dụng đã công bố, không làm giảm độ cận và không thay việc khám. Người hút thuốc không dùng beta-caroten liều cao. Phụ nữ mang thai tránh vitamin A liều cao.

## Ai nên khám mắt định kỳ

- Người từ 40 tuổi: mỗi 1 đến 2 năm, kèm đo nhãn áp.
- Người bị đái tháo đường: soi đáy mắt mỗi năm.
- Người cận trên 6 độ, hoặc gia đình có bệnh tăng nhãn áp.
- Ai nhức đầu, nheo mắt nhiều: đo lại kính.

## Khi nào phải đi ngay

- Nhìn mờ đột ngột, mất một phần thị trường.
- Chớp sáng, nhiều chấm đen bay, màn đen che.
- Đau mắt dữ dội, đỏ, nhìn đèn có quầng, buồn nôn.
- Hoá chất bắn vào mắt: rửa nước sạch 15 phút rồi tới bệnh viện.
- Dị vật, chấn thương.
- Đỏ mắt ở người đeo kính áp tròng.
- Nhìn đôi mới xuất hiện.

> Mắt cũng như lưng: không cần nghỉ thật lâu, chỉ cần nghỉ thường xuyên.

*Nguồn tham khảo: Viện Hàn lâm Nhãn khoa Hoa Kỳ, thông tin về màn hình và mắt; Tổ chức Y tế Thế giới, Báo cáo thế giới về thị lực, 2019.*
`,
}
