import type { SeedArticle } from '../types.ts'

export const maTrenHop: SeedArticle = {
  slug: 'tu-thuoc-gia-dinh-va-ma-tren-hop',
  title: 'Cuối năm sắp lại tủ thuốc gia đình, nhớ cào mã trên hộp',
  excerpt:
    'Một buổi sáng cuối tuần là đủ để dọn thuốc quá hạn, xếp lại thuốc thường dùng và nhập những mã tích điểm còn quên trong ngăn tủ.',
  topic: 'tin-tuc',
  tags: ['tich-diem', 'mua-hang-an-toan', 'theo-doi-tai-nha'],
  author: 'banbientap',
  alt: 'Tờ báo gấp đôi có khung hình, bên cạnh là viên thuốc và ngôi sao',
  products: ['MDBP07', 'MDSPO02'],
  daysAgo: 2,
  text: `
Trước khi dọn nhà đón năm mới, có một góc hay bị quên: tủ thuốc. Bên trong thường có vỉ thuốc cắt dở, lọ siro mở từ mùa trước, vài hộp đã cất mà chưa cào mã. Dược sĩ An Lành gợi ý cách sắp lại trong một buổi sáng.

## Bước 1: lấy hết ra

Trải một tấm khăn, lấy tất cả xuống và chia làm ba nhóm:

1. **Giữ lại:** còn hạn, còn nhãn, biết dùng để làm gì.
2. **Hỏi dược sĩ:** còn hạn nhưng không nhớ của ai, uống thế nào.
3. **Bỏ đi:** quá hạn, đổi màu, chảy nước, viên rời không nhãn.

Những thứ sau nên bỏ dù chưa tới hạn in trên hộp:

| Loại | Sau khi mở nắp thường dùng được |
| Thuốc nhỏ mắt nhiều liều | Khoảng 15 đến 30 ngày, theo nhãn |
| Siro đã pha từ bột kháng sinh | 7 đến 14 ngày trong tủ lạnh, theo nhãn |
| Tuýp kem, gel | Theo ký hiệu trên vỏ, thường vài tháng |
| Kháng sinh uống dở | Không để dành cho lần sau |

## Bước 2: xử lý thuốc cũ đúng cách

Không đổ thuốc xuống bồn cầu hay cống. Bóc viên khỏi vỉ, trộn với bã cà phê hoặc cát ẩm, cho vào túi kín rồi bỏ rác; xé nhãn có tên tuổi. Kim tiêm, bút tiêm phải để trong hộp cứng và đưa tới cơ sở y tế. Hãy hỏi nhà thuốc gần nhà xem có nhận thu gom không.

## Bước 3: chọn chỗ để

- Khô, mát, dưới 30 °C, tránh nắng. Phòng tắm và nóc tủ lạnh đều không phù hợp.
- Cao quá tầm với của trẻ, có khoá càng tốt.
- Giữ nguyên hộp và tờ hướng dẫn.
- Thuốc của mỗi người một ngăn; thuốc bôi và thuốc uống để riêng.
- Insulin và một số vắc xin, thuốc nhỏ cần tủ lạnh ngăn mát, không sát vách đá.

### Một tủ thuốc nhỏ nên có

- Paracetamol, gói bù nước điện giải oresol.
- Nước muối sinh lý, dung dịch sát khuẩn.
- Băng gạc, băng dính, nhiệt kế, kéo.
- Thuốc đang uống hằng ngày của từng người.
- Máy đo huyết áp nếu nhà có người cao tuổi.
- Tờ giấy ghi số 115, số của nhà thuốc quen và các dị ứng thuốc.

Không nên tích trữ kháng sinh, corticoid, thuốc ngủ. Uống kháng sinh thừa của lần trước là một trong những lý do khiến vi khuẩn kháng thuốc.

## Bước 4: viết danh sách thuốc

Một tờ giấy cho mỗi người: tên thuốc, hàm lượng, giờ uống, do ai kê, kèm cả thực phẩm bảo vệ sức khoẻ đang dùng. Chụp lại để trong điện thoại. Tờ giấy ấy giúp bác sĩ rất nhiều khi phải vào viện bất ngờ. Người uống từ năm thuốc trở lên nên nhờ dược sĩ xem lại mỗi sáu tháng.

## Bước 5: cào mã còn quên

Trên hộp JEX, OTiV, WIT, Alipas, Angela và RiTANA có tem với lớp bạc. Nhiều khách dùng hết hộp mà chưa cào. Trước khi bỏ vỏ hộp:

1. Cào nhẹ lớp bạc trên tem.
2. Nhập mã tại trang [Tích điểm](/tich-diem/), hoặc nhờ nhà thuốc nhập giúp bằng số điện thoại.
3. Xem kết quả: hàng chính hãng và số điểm được cộng.
4. Đổi điểm lấy quà tại trang [Đổi quà](/doi-qua/).

Mỗi mã dùng một lần. Bộ 3 hộp, 6 hộp có một mã chung cho cả bộ. Nếu hệ thống báo mã không đúng, hãy xem lại các chữ dễ nhầm như O và 0, I và 1. Báo đã sử dụng mà không phải do Quý khách nhập thì giữ lại hộp và gọi hotline 028 7102 6089.

### Điểm có hạn dùng

Điểm cũ dùng trước. Trang [Hồ sơ thành viên](/ho-so-thanh-vien/) cho biết điểm nào sắp hết hạn. Cuối năm là lúc nên xem lại.

## Khi nào gọi dược sĩ hoặc bác sĩ

- Không chắc viên thuốc trong tay là gì: đừng uống, hãy chụp ảnh và hỏi.
- Lỡ uống thuốc quá hạn: thường không gây ngộ độc nhưng cần hỏi dược sĩ, nhất là với thuốc tim, động kinh, tiểu đường.
- Trẻ nuốt nhầm thuốc, nước sát khuẩn, pin cúc áo: gọi 115 ngay, không gây nôn, mang theo vỏ hộp.
- Uống nhầm hai liều thuốc huyết áp, thuốc tiểu đường, thuốc chống đông: gọi bác sĩ ngay.
- Mẩn đỏ, sưng môi, khó thở sau khi uống thuốc: gọi 115.

> Tủ thuốc gọn là tủ thuốc mà nửa đêm cần, ai trong nhà cũng tìm được đúng thứ.

Các nhà thuốc trong [hệ thống An Lành](/he-thong-nha-thuoc/) sẵn lòng xem giúp danh sách thuốc của gia đình. Hãy mang theo cả túi thuốc, kể cả những hộp định bỏ.

*Nguồn tham khảo: Bộ Y tế, quy định về thực hành tốt cơ sở bán lẻ thuốc, 2018; Tổ chức Y tế Thế giới, chiến dịch “Thuốc không gây hại”, 2017.*
`,
}
