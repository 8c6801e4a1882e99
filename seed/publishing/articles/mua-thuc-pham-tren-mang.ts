import type { SeedArticle } from '../types.ts'

export const muaThucPhamTrenMang: SeedArticle = {
  slug: 'mua-thuc-pham-bao-ve-suc-khoe-tren-mang',
  title: 'Mua thực phẩm bảo vệ sức khoẻ trên mạng: năm điều cần kiểm tra',
  excerpt:
    'Nhãn, số công bố, lời quảng cáo, giá và mã trên hộp. Năm phút kiểm tra giúp tránh hàng không rõ nguồn gốc.',
  topic: 'tin-tuc',
  tags: ['mua-hang-an-toan'],
  author: 'banbientap',
  alt: 'Tờ báo gấp đôi có khung hình, bên cạnh là chiếc khiên và túi mua hàng',
  products: ['JEX30', 'OTV30', 'WIT30'],
  daysAgo: 22,
  text: `
Mua sắm trên mạng tiện lợi, nhưng cũng là nơi hàng không rõ nguồn gốc dễ len vào. Cơ quan quản lý về an toàn thực phẩm thường xuyên nhắc người dân cảnh giác với những trang bán hàng tự xưng, hình ảnh bác sĩ bị cắt ghép và lời hứa hẹn quá đà. Dược sĩ An Lành gom lại năm điều nên xem trước khi bấm nút đặt.

## 1. Trên nhãn có gì

Thực phẩm bảo vệ sức khoẻ phải ghi rõ các nội dung bắt buộc. Hãy tìm:

- Cụm từ “Thực phẩm bảo vệ sức khoẻ”.
- Tên, thành phần, định lượng từng hoạt chất.
- Đối tượng, cách dùng, cảnh báo, hạn dùng, số lô.
- Tên và địa chỉ đơn vị chịu trách nhiệm.
- Câu “Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh”.

Thiếu một dòng cũng là lý do để dừng lại hỏi.

## 2. Số đăng ký bản công bố

Theo Nghị định 15/2018/NĐ-CP và các văn bản sửa đổi, thực phẩm bảo vệ sức khoẻ phải được đăng ký bản công bố trước khi lưu hành. Số này in trên nhãn và tra được trên trang của cơ quan quản lý. Tên và công dụng trên trang bán phải khớp với bản công bố.

| Trên nhãn hoặc trang bán | Nên nghĩ |
| Có số, tra ra đúng tên | Bước đầu yên tâm |
| Có số, tra ra tên khác | Không mua |
| “Đang chờ giấy”, “hàng nội bộ” | Không mua |
| Chỉ có chữ nước ngoài, không nhãn phụ | Hỏi hoá đơn nhập khẩu, nếu không có thì thôi |

## 3. Lời quảng cáo

Quảng cáo thực phẩm bảo vệ sức khoẻ không được dùng hình ảnh, trang phục, tên của bác sĩ, dược sĩ, bệnh viện, không dùng thư cảm ơn của người bệnh, và không được gây hiểu nhầm là thuốc. Gặp những lời sau, hãy coi như đèn đỏ:

- Nói chắc một kết quả cho mọi người, kèm số ngày.
- Bảo rằng ai dùng cũng được, khỏi cần đọc cảnh báo.
- Kể chuyện người nổi tiếng thay cho thành phần và công dụng đã công bố.
- Xúi người bệnh rời đơn của bác sĩ.

Một sản phẩm nghiêm túc nói ít hơn: bổ sung gì, hỗ trợ điều gì, ai không nên dùng.

## 4. Giá và nơi bán

Rẻ hơn một nửa so với mọi nơi khác thì phải có lý do: cận hạn, hàng tồn, hoặc không phải hàng ấy. Hãy xem trang bán có tên doanh nghiệp, địa chỉ, số điện thoại cố định, chính sách đổi trả rõ ràng hay không. Tại An Lành, những điều này nằm ở trang [Chính sách đổi trả](/chinh-sach-doi-tra/) và [Công bố sản phẩm](/cong-bo-san-pham/).

### Khi nhận hàng

1. Kiểm tra hộp còn nguyên, tem chưa bị cào.
2. Xem số lô và hạn dùng, in trên hộp và trên vỉ phải giống nhau.
3. Giữ hoá đơn tới khi dùng hết.
4. Mùi, màu lạ, viên vỡ nhiều: không dùng, chụp ảnh và gọi nơi bán.

## 5. Mã trên hộp

Mỗi hộp thuộc các nhãn JEX, OTiV, WIT, Alipas, Angela và RiTANA bán tại An Lành có tem với lớp bạc che mã. Cào nhẹ, nhập mã tại trang [Tích điểm](/tich-diem/) để biết hộp có phải hàng chính hãng. Nếu máy báo mã đã được dùng mà không phải do mình nhập, hãy giữ hộp lại và gọi hotline 028 7102 6089.

## Những nhóm người phải hỏi trước

- Phụ nữ mang thai, cho con bú; trẻ em.
- Người đang uống thuốc chống đông, thuốc tim mạch, thuốc tiểu đường, thuốc trầm cảm, thuốc tránh thai.
- Người có bệnh gan, bệnh thận, sắp phẫu thuật.
- Người từng dị ứng với thức ăn hoặc thảo dược.

Hãy gửi ảnh nhãn cho dược sĩ hoặc mang hộp tới [nhà thuốc gần nhất](/he-thong-nha-thuoc/). Câu hỏi không mất tiền.

## Nếu đã lỡ dùng và thấy khó chịu

- Ngừng dùng, giữ lại hộp và phần còn lại.
- Mẩn ngứa, buồn nôn nhẹ: hỏi dược sĩ, theo dõi.
- Vàng da, nước tiểu sẫm, mệt lả: đi khám trong ngày.
- Sưng môi, khó thở, choáng: gọi 115.
- Báo cho nơi bán và cơ quan y tế địa phương; phản ánh của một người giúp được nhiều người.

## Nhớ ngắn gọn

> Đọc nhãn, tra số, nghi ngờ lời hứa, xem nơi bán, cào mã. Năm bước, năm phút.

Thực phẩm bảo vệ sức khoẻ có chỗ của nó trong một lối sống lành mạnh, khi được dùng đúng người và đúng liều. Người bệnh vẫn cần bác sĩ, cần thuốc đã kê và cần những lần tái khám đúng hẹn.

*Nguồn tham khảo: Luật An toàn thực phẩm, 2010; Nghị định 15/2018/NĐ-CP của Chính phủ; Luật Quảng cáo, 2012, đã được sửa đổi, bổ sung; Nghị định 342/2025/NĐ-CP của Chính phủ.*
`,
}
