import type { SeedArticle } from '../types.ts'

export const hayQuen: SeedArticle = {
  slug: 'hay-quen-khi-nao-nen-di-kham',
  title: 'Hay quên: khi nào bình thường, khi nào nên đi khám',
  excerpt:
    'Quên tên người mới gặp khác với quên đường về nhà. Cách phân biệt, những nguyên nhân có thể sửa được và việc cả nhà cùng làm.',
  topic: 'mat-ngu-dau-dau-tri-nho',
  tags: ['nguoi-cao-tuoi', 'giac-ngu'],
  author: 'khang',
  alt: 'Vầng trăng lớn trên những đám mây, bên cạnh là quyển sách và chiếc bóng đèn',
  products: ['VTCIT30', 'NTOME120'],
  daysAgo: 51,
  text: `
Vào bếp rồi đứng lại không nhớ mình định lấy gì: ai trong chúng ta cũng từng như vậy. Trí nhớ không phải chiếc máy quay, nó bỏ bớt để nhớ điều quan trọng. Nhưng cũng có những kiểu quên báo hiệu một bệnh cần được tìm ra sớm.

## Quên bình thường và quên đáng ngại

| Thường gặp theo tuổi | Nên đi khám |
| Quên tên người quen, lát sau nhớ lại | Quên tên con cháu, người trong nhà |
| Để quên chìa khoá, tìm lại được | Để đồ vào chỗ vô lý, nghi có người lấy |
| Quên một chi tiết của buổi gặp | Quên cả việc đã có buổi gặp |
| Tìm từ hơi lâu | Hay dùng sai từ, nói câu khó hiểu |
| Lạc ở nơi mới | Lạc ở con đường đi hằng ngày |
| Tính tiền chậm hơn trước | Không còn làm được việc quen như nấu ăn, trả hoá đơn |

Điều quan trọng là sự thay đổi so với chính người ấy một năm trước, và việc quên có ảnh hưởng tới sinh hoạt hay không. Thường người nhà nhận ra trước.

## Những nguyên nhân có thể sửa được

Không phải cứ quên là sa sút trí tuệ. Bác sĩ sẽ tìm những nguyên nhân sau trước tiên:

1. **Thiếu ngủ và ngừng thở khi ngủ.** Não sắp xếp ký ức trong giấc ngủ sâu.
2. **Trầm cảm, lo âu, căng thẳng.** Người trầm cảm thường than quên nhiều hơn người nhà thấy.
3. **Thuốc.** Thuốc ngủ, thuốc an thần, thuốc dị ứng thế hệ cũ, một số thuốc bàng quang.
4. **Suy giáp, thiếu vitamin B12, thiếu máu, rối loạn natri.** Thử máu là biết.
5. **Nghe kém, nhìn kém.** Không nghe rõ thì không thể nhớ.
6. **Rượu.** Uống nhiều năm làm hại trí nhớ.
7. **Máu tụ sau chấn thương đầu.** Có thể âm thầm nhiều tuần ở người cao tuổi, nhất là người dùng thuốc chống đông.

## Sa sút trí tuệ, nhìn từ xa

Theo Tổ chức Y tế Thế giới, sa sút trí tuệ không phải là phần tất yếu của tuổi già. Bệnh Alzheimer là dạng gặp nhiều nhất, kế đến là dạng do mạch máu. Hiện chưa có cách làm bệnh lui hẳn, nhưng phát hiện sớm giúp gia đình chuẩn bị, giúp người bệnh được dùng thuốc phù hợp và tránh những tai nạn như lạc đường, quên bếp ga.

### Những yếu tố nguy cơ thay đổi được

Hướng dẫn của Tổ chức Y tế Thế giới năm 2019 về giảm nguy cơ suy giảm nhận thức nói tới:

- Vận động đều đặn.
- Bỏ thuốc lá, hạn chế rượu bia.
- Ăn nhiều rau, quả, đậu, cá, ít chất béo bão hoà.
- Kiểm soát huyết áp, đường huyết, mỡ máu, cân nặng.
- Giữ giao tiếp xã hội, học điều mới.
- Chăm sóc thính lực, đi khám khi buồn bã kéo dài.

Cũng trong tài liệu này, Tổ chức Y tế Thế giới không khuyến nghị dùng vitamin B, vitamin E, omega-3 hay các chất bổ sung chỉ để phòng sa sút trí tuệ. Bổ sung có ý nghĩa khi cơ thể thiếu, hoặc đúng với công dụng đã công bố của sản phẩm.

## Mẹo nhỏ cho trí nhớ hằng ngày

- Mỗi vật một chỗ: chìa khoá trên móc, kính trên kệ.
- Một cuốn lịch lớn ở bếp, viết bằng bút đậm.
- Hộp chia thuốc theo ngày; nhờ dược sĩ xem lại toàn bộ các thuốc sáu tháng một lần.
- Làm từng việc một. Vừa xem tivi vừa nghe dặn thì rất dễ quên.
- Gặp tên mới thì nhắc lại thành tiếng và gắn với một hình ảnh.
- Mỗi ngày một việc hơi khó: học vài câu ngoại ngữ, tập đàn, chơi cờ, nấu món mới.

## Chuẩn bị cho buổi khám

Đưa theo một người trong nhà. Viết ra ba ví dụ cụ thể: ngày nào, quên việc gì, hậu quả ra sao. Mang mọi thuốc và thực phẩm bảo vệ sức khoẻ đang dùng. Bác sĩ có thể cho làm một bài kiểm tra ngắn như nhớ lại ba từ, vẽ mặt đồng hồ, rồi thử máu và chụp não nếu cần. Chuyên khoa phù hợp là thần kinh, lão khoa hoặc tâm thần.

## Khi nào phải đi ngay

- Lú lẫn xuất hiện trong vài giờ hay vài ngày, nhất là kèm sốt: có thể do nhiễm trùng hoặc mất nước.
- Quên đột ngột kèm méo miệng, yếu tay chân, nói khó: gọi 115.
- Lú lẫn, đau đầu tăng dần sau một cú ngã.
- Đau đầu dữ dội, đột ngột chưa từng có.
- Người cao tuổi bỏ ăn, ngủ li bì.

> Đừng chế giễu người hay quên. Một câu “mẹ con mình cùng đi khám nhé” có ích hơn một hộp quà.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, Giảm nguy cơ suy giảm nhận thức và sa sút trí tuệ: hướng dẫn, 2019; Bộ Y tế, tài liệu về chăm sóc sức khoẻ người cao tuổi.*
`,
}
