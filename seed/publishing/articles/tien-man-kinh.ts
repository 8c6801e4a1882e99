import type { SeedArticle } from '../types.ts'

export const tienManKinh: SeedArticle = {
  slug: 'tien-man-kinh-nhung-thay-doi-thuong-gap',
  title: 'Tiền mãn kinh: những thay đổi thường gặp và cách chăm sóc',
  excerpt:
    'Kinh nguyệt thất thường, bốc hoả, khó ngủ là chuyện của nhiều phụ nữ tuổi 45 trở đi. Hiểu đúng để chăm sóc mình và biết lúc nào nên đi khám.',
  topic: 'suc-khoe-sinh-ly',
  tags: ['phu-nu', 'giac-ngu', 'dinh-duong'],
  author: 'hanh',
  alt: 'Hai vòng tròn lồng vào nhau trên nền hồng, bên cạnh là một bông hoa và vầng trăng',
  products: ['NTISO60', 'AGL30'],
  daysAgo: 96,
  text: `
Có những phụ nữ bước qua tuổi mãn kinh gần như không để ý, cũng có người mất ngủ cả năm trời. Cả hai đều bình thường. Điều nên biết là cơ thể đang đổi nhịp, nhiều khó chịu có thể giảm bớt, và có vài dấu hiệu không được bỏ qua.

## Ba chữ dễ nhầm

**Tiền mãn kinh** là quãng thời gian buồng trứng hoạt động thất thường hơn, thường kéo dài vài năm. **Mãn kinh** được xác định khi đã 12 tháng liền không có kinh. **Sau mãn kinh** là toàn bộ thời gian về sau. Theo Tổ chức Y tế Thế giới, phần lớn phụ nữ mãn kinh tự nhiên trong khoảng từ 45 đến 55 tuổi. Mãn kinh trước 40 tuổi được gọi là suy buồng trứng sớm và cần được khám.

## Cơ thể thay đổi ra sao

| Thay đổi | Biểu hiện thường gặp |
| Kinh nguyệt | Vòng kinh dài ngắn không đều, lượng kinh khi ít khi nhiều |
| Vận mạch | Cơn bốc hoả, đổ mồ hôi đêm, hồi hộp |
| Giấc ngủ và tâm trạng | Khó ngủ, hay thức giấc, dễ cáu, dễ buồn |
| Vùng kín và tiết niệu | Khô, đau khi quan hệ, tiểu gấp |
| Xương và tim mạch | Mất xương nhanh hơn, mỡ máu và huyết áp có xu hướng tăng |

Hai dòng cuối của bảng ít gây khó chịu tức thì, nhưng quan trọng về lâu dài: khi lượng estrogen giảm, xương và mạch máu mất đi một lớp bảo vệ tự nhiên.

## Chăm sóc mỗi ngày

### Với cơn bốc hoả

- Mặc nhiều lớp mỏng để dễ cởi bớt; giữ phòng ngủ mát.
- Để ý điều khởi phát: rượu, cà phê, đồ cay, phòng bí, căng thẳng. Ghi lại trong hai tuần là thấy quy luật của riêng mình.
- Hít thở chậm bằng bụng vài phút khi cơn bắt đầu.
- Giảm cân nếu đang thừa cân, bỏ thuốc lá.

### Với giấc ngủ

Đi ngủ vào giờ cố định, tránh cà phê sau buổi trưa, không nằm xem điện thoại. Nếu thức giấc vì đổ mồ hôi, hãy thay áo khô, uống ngụm nước và nằm lại, thay vì mở đèn xem đồng hồ. Mất ngủ trên ba tuần nên được bác sĩ đánh giá.

### Với xương và tim

1. Đủ canxi từ sữa, cá nhỏ ăn cả xương, đậu phụ, rau lá xanh; đủ vitamin D.
2. Đi bộ nhanh, leo cầu thang, tập với tạ nhẹ hoặc dây kháng lực. Xương cần được chịu lực mới chắc.
3. Đo huyết áp, thử mỡ máu và đường huyết mỗi năm một lần.
4. Ăn nhạt: Tổ chức Y tế Thế giới khuyến nghị dưới 5 g muối mỗi ngày.

### Với đời sống vợ chồng

Khô rát không phải là dấu hiệu hết tình cảm. Chất bôi trơn gốc nước mua được ở nhà thuốc và giúp dễ chịu hơn nhiều. Nếu vẫn đau, bác sĩ phụ khoa có các loại thuốc dùng tại chỗ phù hợp.

## Khi cần đến thuốc

Với người khó chịu nhiều, liệu pháp nội tiết do bác sĩ kê có hiệu quả đã được nghiên cứu kỹ, nhất là khi bắt đầu trước 60 tuổi hoặc trong 10 năm đầu sau mãn kinh. Thuốc không dùng cho người từng bị ung thư vú, huyết khối, đột quỵ, bệnh gan nặng hoặc ra máu chưa rõ nguyên nhân. Ngoài ra còn những thuốc không chứa nội tiết tố. Việc chọn thuốc nào, trong bao lâu là câu chuyện của từng người và cần được xem lại mỗi năm.

Các sản phẩm chứa isoflavone từ đậu nành hoặc thảo dược là thực phẩm, không phải là thuốc. Bằng chứng về isoflavone với cơn bốc hoả chưa thống nhất giữa các nghiên cứu. Người có u phụ thuộc estrogen, người đang uống tamoxifen hoặc thuốc chống đông phải hỏi bác sĩ trước khi dùng.

## Nhớ rằng vẫn có thể mang thai

Kinh thất thường chưa có nghĩa là hết khả năng có thai. Cho tới khi đủ 12 tháng không có kinh, vẫn cần tránh thai nếu không muốn sinh thêm. Cách tránh thai nào hợp với độ tuổi này nên được bác sĩ tư vấn.

## Khi nào nên đi khám

- Ra máu sau khi đã mãn kinh, dù chỉ một chút.
- Kinh quá nhiều, có cục, kéo dài trên 7 ngày, hoặc ra máu giữa kỳ.
- Mãn kinh trước 45 tuổi.
- Buồn bã kéo dài trên hai tuần, nghĩ tới việc làm hại bản thân.
- Đau ngực, hồi hộp kèm khó thở: gọi 115.

Và đừng quên những lần khám định kỳ ở tuổi này: tầm soát ung thư cổ tử cung, khám vú, đo mật độ xương khi có yếu tố nguy cơ.

> Tiền mãn kinh là một chặng đường chứ không phải một căn bệnh. Người đi cùng tốt nhất là một bác sĩ phụ khoa quen, một gia đình hiểu chuyện và một giấc ngủ được giữ gìn.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, thông tin về mãn kinh, 2024; Hội Mãn kinh Bắc Mỹ, tuyên bố về liệu pháp nội tiết, 2022; Tổ chức Y tế Thế giới, Hướng dẫn về lượng natri ăn vào, 2012.*
`,
}
