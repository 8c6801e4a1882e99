import type { SeedArticle } from '../types.ts'

export const dauLungVanPhong: SeedArticle = {
  slug: 'dau-lung-dan-van-phong',
  title: 'Đau lưng văn phòng: ngồi ít hơn, đổi tư thế nhiều hơn',
  excerpt:
    'Phần lớn đau thắt lưng dịu đi trong vài tuần nếu vẫn đi lại. Cách chỉnh bàn ghế, ba bài giãn cơ và những dấu hiệu không được chờ.',
  topic: 'xuong-khop',
  tags: ['dan-van-phong', 'van-dong'],
  author: 'khang',
  alt: 'Khúc xương lớn trong vòng tròn sáng, bên cạnh là chiếc ghế và màn hình',
  products: ['MDMAS02', 'MNGEL100'],
  daysAgo: 37,
  text: `
Tám giờ ngồi, hai giờ đi xe, một giờ ôm điện thoại: lưng của người làm văn phòng ít được nghỉ theo đúng nghĩa, bởi với lưng, nghỉ là chuyển động. Đa số đau thắt lưng là đau cơ học, không kèm bệnh nguy hiểm, và dịu dần trong vài tuần.

## Vì sao ngồi lâu lại đau

Khi ngồi khom, áp lực lên đĩa đệm tăng, cơ mông ngủ quên, cơ gập hông co ngắn, cổ rướn về trước. Không có tư thế nào là hoàn hảo nếu giữ suốt ba tiếng. Câu mà các nhà trị liệu hay nói là: tư thế tốt chính là tư thế kế tiếp.

## Sắp lại chỗ ngồi

| Bộ phận | Cách chỉnh |
| Ghế | Hai bàn chân phẳng trên sàn, gối ngang hoặc hơi thấp hơn hông |
| Lưng | Tựa hẳn vào ghế, có gối nhỏ ở thắt lưng |
| Màn hình | Mép trên ngang tầm mắt, cách một cánh tay |
| Bàn phím, chuột | Khuỷu tay gập khoảng 90 độ, vai thả lỏng |
| Máy tính xách tay | Kê cao, dùng bàn phím rời |
| Điện thoại | Tai nghe thay cho kẹp vào vai |

Không đủ tiền mua ghế mới cũng không sao: một chồng giấy kê màn hình, một chiếc khăn cuộn sau lưng, một hộp kê chân đã khác nhiều.

## Quy tắc 30 phút

Cứ 30 phút, đứng lên một hai phút. Đi lấy nước, đứng nghe điện thoại, họp đứng. Đặt báo thức trong tuần đầu, sau đó cơ thể tự nhắc. Tổ chức Y tế Thế giới, trong hướng dẫn năm 2020, khuyên hạn chế thời gian ngồi và thay bằng vận động ở bất kỳ cường độ nào.

## Ba bài giãn cơ cạnh bàn

### Ưỡn nhẹ khi đứng

Hai tay chống thắt lưng, ưỡn ra sau chừng 3 giây, trở về. 5 lần.

### Giãn cơ mông khi ngồi

Gác cổ chân phải lên gối trái, lưng thẳng, nghiêng người tới trước tới khi căng ở mông. Giữ 20 giây, đổi bên. 2 lần mỗi bên.

### Giãn cơ gập hông

Bước chân phải ra trước, gối trái hạ gần sàn, đẩy hông tới trước. Giữ 20 giây, đổi bên.

Ngoài giờ làm, ba buổi mỗi tuần, thêm bài nâng hông khi nằm, bài chống khuỷu giữ thân và đi bộ nhanh. Cơ thân khoẻ là chiếc đai lưng tốt hơn mọi chiếc đai ngoài tiệm.

## Khi đang đau

1. Đi lại nhẹ nhàng, đừng nằm lì. Nằm quá hai ngày làm cơ yếu và đau dai hơn.
2. Chườm ấm 15 đến 20 phút; hợp với phần lớn đau lưng cơ học.
3. Tìm tư thế dễ chịu: nằm ngửa kê gối dưới khoeo, hoặc nằm nghiêng kẹp gối giữa hai chân.
4. Thuốc giảm đau ngắn ngày theo lời dược sĩ. Thuốc kháng viêm không hợp với người loét dạ dày, bệnh thận, bệnh tim.
5. Gel xoa bóp, máy massage giúp cơ thư giãn. Không dùng trên vùng da trầy, chỗ mới chấn thương, vùng cổ trước; người mang máy tạo nhịp, phụ nữ mang thai cần hỏi trước.

Bẻ, nắn mạnh khi chưa rõ nguyên nhân có thể gây hại. Miếng dán, cao dán nóng lâu có thể bỏng.

## Chụp phim có cần không

Với đau lưng mới, không có dấu hiệu báo động, các hướng dẫn khuyên chưa cần chụp. Nhiều người không đau vẫn có thoát vị nhẹ hay thoái hoá trên phim; biết điều đó đôi khi chỉ làm mình lo hơn.

## Giấc ngủ, cân nặng, tâm trạng

Mất ngủ và căng thẳng khiến ngưỡng đau thấp đi. Thừa cân thêm tải cho lưng. Công việc không như ý cũng làm đau kéo dài hơn. Chăm ba điều này là chăm lưng.

### Nhấc đồ cho đúng

Đứng gần vật, gập gối và hông, giữ lưng thẳng, ôm sát người, xoay bằng bước chân chứ không vặn lưng. Nặng quá thì nhờ người.

## Khi nào phải đi ngay

- Bí tiểu, tiểu không tự chủ, tê vùng yên ngựa, yếu hai chân: cấp cứu.
- Yếu chân tăng dần, bàn chân không nhấc lên được.
- Đau sau ngã, tai nạn, hoặc ở người loãng xương.
- Sốt, rét run, sụt cân, tiền sử ung thư.
- Đau nhiều về đêm, nằm nghỉ không đỡ.
- Đau lưng dữ dội kèm đau bụng, choáng: gọi 115.

Và nên đặt lịch khám nếu đau quá 4 tuần, đau lan xuống dưới gối, hoặc cứng lưng buổi sáng trên 30 phút ở người dưới 45 tuổi.

> Chiếc ghế tốt giúp được một phần; lý do để đứng dậy khỏi nó giúp được nhiều hơn.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, Hướng dẫn về xử trí không phẫu thuật đau thắt lưng mạn tính nguyên phát, 2023; Tổ chức Y tế Thế giới, Hướng dẫn về hoạt động thể lực và hành vi tĩnh tại, 2020.*
`,
}
