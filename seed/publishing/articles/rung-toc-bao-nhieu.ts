import type { SeedArticle } from '../types.ts'

export const rungTocBaoNhieu: SeedArticle = {
  slug: 'rung-toc-bao-nhieu-la-nhieu',
  title: 'Rụng tóc bao nhiêu là nhiều?',
  excerpt:
    'Mỗi ngày rụng vài chục sợi là bình thường. Cách tự kiểm tra, các kiểu rụng tóc hay gặp và những xét nghiệm có ích.',
  topic: 'rung-toc',
  tags: ['xet-nghiem', 'dinh-duong'],
  author: 'hanh',
  alt: 'Chiếc lược lớn với những sợi tóc lượn sóng, bên cạnh là kính lúp và giọt nước',
  products: ['VTBIO60', 'MNGOI300'],
  daysAgo: 46,
  text: `
Nhìn mớ tóc trên sàn nhà tắm, ai cũng giật mình. Nhưng tóc rụng là một phần của vòng đời tóc. Điều cần biết là rụng kiểu nào, trong bao lâu, và có mọc lại không.

## Vòng đời của một sợi tóc

Da đầu có khoảng 100.000 nang tóc. Mỗi sợi trải qua ba pha: mọc trong 2 đến 6 năm, ngừng trong vài tuần, nghỉ khoảng 3 tháng rồi rụng để sợi mới thay vào. Lúc nào cũng có chừng một phần mười số tóc đang nghỉ. Vì vậy rụng **50 đến 100 sợi mỗi ngày** là bình thường, ngày gội đầu có thể nhiều hơn.

## Tự kiểm tra tại nhà

1. Không gội đầu trong một ngày.
2. Nắm nhẹ khoảng 50 đến 60 sợi giữa các ngón tay, vuốt từ gốc tới ngọn.
3. Ra trên 6 sợi, ở nhiều vùng, là dấu hiệu rụng nhiều hơn bình thường.
4. Chụp ảnh đường ngôi và hai góc trán, mỗi tháng một lần, cùng một chỗ sáng.

Nhìn thêm: tóc rụng có chấm trắng ở gốc hay gãy giữa thân? Gãy thường do uốn, tẩy, nhiệt. Da đầu có đỏ, vảy, sẹo không?

## Những kiểu rụng tóc hay gặp

| Kiểu | Đặc điểm | Nguyên nhân thường gặp |
| Rụng tóc lan toả | Rụng đều khắp đầu, 2 đến 3 tháng sau một biến cố | Sốt cao, mổ, sinh con, ăn kiêng, căng thẳng |
| Rụng tóc kiểu nam, kiểu nữ | Thưa dần ở trán, đỉnh đầu, đường ngôi | Di truyền và nội tiết |
| Rụng từng mảng tròn | Mảng nhẵn, rõ bờ | Miễn dịch |
| Do kéo | Thưa ở chân tóc trước | Buộc chặt, nối tóc |
| Nấm da đầu | Mảng có vảy, tóc gãy | Nhiễm nấm, hay gặp ở trẻ |

Kiểu thứ nhất làm người ta sợ nhiều nhưng thường hồi phục khi nguyên nhân đã qua. Kiểu thứ hai lặng lẽ hơn, và điều trị càng sớm càng giữ được nhiều tóc.

## Xét nghiệm có ích

Tuỳ từng người, thường gồm công thức máu, ferritin để biết dự trữ sắt, chức năng tuyến giáp; đôi khi vitamin D, kẽm, nội tiết tố nếu kinh thất thường hoặc nổi mụn, rậm lông. Không cần thử hàng chục chỉ số cùng một lúc.

### Một lưu ý về biotin

Biotin liều cao có thể làm sai kết quả một số xét nghiệm máu, trong đó có tuyến giáp và dấu ấn tim. Nếu đang dùng, hãy nói với người lấy máu và hỏi xem cần ngưng trước mấy ngày.

## Chăm tóc hằng ngày

- Gội khi da đầu bẩn hoặc dầu, có thể mỗi ngày; gội không làm tóc rụng thêm, chỉ cuốn đi những sợi đã rời gốc.
- Nước ấm, xoa bằng đầu ngón tay, không cào móng.
- Lược răng thưa, gỡ từ ngọn lên.
- Máy sấy ở mức ấm, cách xa 20 cm.
- Buộc lỏng, đổi vị trí.
- Uốn, nhuộm, tẩy cách nhau ít nhất vài tháng.

## Ăn gì cho tóc

Tóc làm từ đạm. Người ăn kiêng khắt khe hoặc ăn chay thiếu cân đối dễ rụng tóc sau vài tháng. Mỗi ngày nên có:

- Đạm: trứng, cá, thịt nạc, đậu phụ.
- Sắt: thịt đỏ vừa phải, đậu, rau xanh đậm, ăn kèm quả giàu vitamin C.
- Kẽm: hàu, thịt, hạt bí.
- Chất béo tốt: cá béo, lạc, vừng.

Viên bổ sung chỉ thật sự cần khi cơ thể thiếu chất. Thừa vitamin A, selen ngược lại làm rụng tóc. Một sản phẩm dưỡng tóc chỉ hỗ trợ trong phạm vi công bố và cần ít nhất 3 tháng để đánh giá. Phụ nữ mang thai, người đang uống thuốc khác nên hỏi dược sĩ.

## Thuốc

Minoxidil bôi có thể mua theo hướng dẫn của dược sĩ, dùng cho rụng tóc kiểu nam, kiểu nữ. Trong 4 đến 8 tuần đầu tóc có thể rụng nhiều hơn rồi mới ổn; khi không dùng nữa, tác dụng mất dần. Không dùng khi mang thai, cho con bú. Finasteride là thuốc kê đơn cho nam. Các thủ thuật như tiêm, laser, cấy tóc chỉ nên làm ở cơ sở có phép.

## Khi nào đi khám da liễu

- Rụng nhiều kéo dài trên 3 tháng.
- Mảng trụi tròn xuất hiện nhanh.
- Da đầu đỏ, đau, mủ, vảy dày, có sẹo bóng.
- Rụng cả lông mày, lông mi.
- Kèm mệt, sụt hoặc tăng cân, kinh thất thường, rậm lông.
- Trẻ em bị rụng tóc.
- Đang hoá trị, hoặc rụng sau khi dùng thuốc mới: hỏi bác sĩ, không tự ngừng thuốc.

> Hãy cho mái tóc thời gian: điều gì xảy ra hôm nay là chuyện của ba tháng trước, và điều ta làm hôm nay sẽ thấy sau ba tháng nữa.

*Nguồn tham khảo: Bộ Y tế, Hướng dẫn chẩn đoán và điều trị các bệnh da liễu; Viện Hàn lâm Da liễu Hoa Kỳ, thông tin về rụng tóc.*
`,
}
