import type { SeedArticle } from '../types.ts'

export const donViCon: SeedArticle = {
  slug: 'don-vi-con-biet-minh-da-uong-bao-nhieu',
  title: 'Đơn vị cồn: biết mình đã uống bao nhiêu',
  excerpt:
    'Một lon bia, một ly vang hay một chén rượu chứa lượng cồn không giống nhau. Cách đếm đơn giản cho mùa tiệc cuối năm.',
  topic: 'giai-doc-gan',
  tags: ['nam-gioi', 'cap-cuu'],
  author: 'khang',
  alt: 'Chiếc lá lớn nằm trong lòng một chiếc đĩa, bên cạnh là ly rượu vang và cốc nước',
  products: ['NTKUD10', 'MNATI200'],
  daysAgo: 9,
  text: `
Cuối năm là mùa của tất niên, cưới hỏi và những lần “một ly thôi”. Ít ai đếm mình đã uống bao nhiêu, bởi bia, vang và rượu mạnh đựng trong những chiếc ly khác nhau. Đơn vị cồn là cách quy tất cả về một thước đo.

## Một đơn vị cồn là bao nhiêu

Theo tài liệu của Bộ Y tế, một đơn vị cồn tương đương 10 g cồn nguyên chất. Trong thực tế:

| Đồ uống | Lượng tương đương khoảng một đơn vị cồn |
| Bia lon hoặc chai 330 ml, độ cồn 5% | Ba phần tư lon hoặc chai |
| Bia hơi | Một cốc 330 ml |
| Rượu vang, độ cồn 13,5% | Một ly 100 ml |
| Rượu mạnh, độ cồn 30 đến 40% | Một chén 30 đến 40 ml |

Muốn tự tính, lấy thể tích (ml) nhân độ cồn (%) nhân 0,79 rồi chia 100. Một lon bia 330 ml loại 5% cho khoảng 13 g cồn, tức hơn một đơn vị.

## Uống bao nhiêu thì an toàn

Năm 2023, Tổ chức Y tế Thế giới nhắc lại rằng không có mức uống nào là hoàn toàn vô hại với sức khoẻ. Rượu bia liên quan tới ung thư, bệnh gan, tăng huyết áp, tai nạn. Nói cách khác, càng ít càng tốt, và tốt hơn cả là không uống.

Với người vẫn chọn uống, nguyên tắc là hạn chế số lần và lượng mỗi lần, không dồn cả tuần vào một buổi. Uống dồn khiến nồng độ cồn lên cao đột ngột, dễ gây ngộ độc và tai nạn.

### Những người không nên uống chút nào

- Phụ nữ mang thai, cho con bú.
- Người dưới 18 tuổi.
- Người có bệnh gan, viêm tuỵ, động kinh, trầm cảm.
- Người đang uống thuốc ngủ, thuốc an thần, một số kháng sinh, thuốc đái tháo đường.
- Người sắp lái xe hoặc vận hành máy. Luật nước ta không cho phép điều khiển xe khi trong máu hoặc hơi thở có nồng độ cồn.

## Gan xử lý cồn thế nào

Gan xử lý cồn với tốc độ gần như cố định, trung bình khoảng một đơn vị mỗi giờ, và mỗi người mỗi khác. Cà phê, nước chanh, tắm lạnh hay chạy bộ đều không làm tốc độ ấy nhanh lên. Chúng có thể khiến ta thấy tỉnh táo hơn, nhưng cồn trong máu vẫn còn đó. Uống 6 đơn vị lúc 9 giờ tối, sáng hôm sau vẫn có thể chưa đủ an toàn để lái xe.

### Một vài hiểu nhầm

1. *“Ăn no thì uống bao nhiêu cũng được.”* Thức ăn làm cồn ngấm chậm hơn, không làm lượng cồn ít đi.
2. *“Nôn ra là hết say.”* Phần lớn cồn đã ngấm vào máu; nôn còn có nguy cơ sặc.
3. *“Uống thuốc giảm đau trước khi ngủ cho đỡ nhức đầu.”* Paracetamol cùng rượu làm tăng gánh nặng cho gan, còn ibuprofen và aspirin dễ gây chảy máu dạ dày. Hãy hỏi dược sĩ trước.
4. *“Đỏ mặt là tửu lượng tốt.”* Đỏ mặt cho thấy cơ thể xử lý kém một chất trung gian của cồn; người như vậy nên uống ít hơn.

## Mẹo nhỏ cho bữa tiệc

- Đặt trước một con số, ví dụ hai đơn vị, và nói với người ngồi cạnh.
- Ăn trước khi uống, ưu tiên món có đạm và rau.
- Xen mỗi ly bằng một cốc nước lọc.
- Chọn ly nhỏ, uống từng ngụm, không cạn ly.
- Hẹn xe về từ trước khi nâng ly.
- Dành ít nhất vài ngày liền trong tuần không uống chút nào.

Nếu thấy khó dừng, phải uống mới ngủ được, hoặc run tay, vã mồ hôi khi không uống, đó là dấu hiệu lệ thuộc. Ngừng đột ngột trong trường hợp này có thể nguy hiểm; hãy đi khám để được giúp cai an toàn.

## Sau bữa tiệc

Uống nước, ăn nhẹ, nghỉ ngơi. Nước uống từ thảo mộc hay nước hoa quả có thể làm dễ chịu và bù nước, nhưng không làm cồn ra khỏi cơ thể nhanh hơn, và không cho phép ai lái xe sớm hơn.

## Khi nào phải gọi 115

Gọi cấp cứu ngay khi người say có một trong các dấu hiệu sau:

- Gọi không tỉnh, hoặc tỉnh rồi lại lịm đi.
- Thở chậm, thở không đều, môi tím, da lạnh.
- Nôn liên tục, nôn ra máu, co giật.
- Nhìn mờ, đau đầu dữ dội sau khi uống rượu không rõ nguồn gốc: nghi ngộ độc methanol.
- Có ngã hoặc va đập đầu.

Trong khi chờ, đặt người đó nằm nghiêng, giữ ấm, không để một mình, không ép nôn, không cho uống thêm bất cứ thứ gì.

> Điều cần nhớ: đếm bằng đơn vị, quyết định trước khi uống, và đã uống thì không lái xe.

*Nguồn tham khảo: Bộ Y tế, tài liệu truyền thông phòng chống tác hại của rượu bia; Luật Phòng, chống tác hại của rượu, bia năm 2019; Tổ chức Y tế Thế giới, thông cáo về rượu và sức khoẻ, 2023.*
`,
}
