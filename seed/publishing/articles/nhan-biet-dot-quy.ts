import type { SeedArticle } from '../types.ts'

export const nhanBietDotQuy: SeedArticle = {
  slug: 'nhan-biet-dot-quy-som',
  title: 'Nhận biết đột quỵ: sáu dấu hiệu và một cuộc gọi 115',
  excerpt:
    'Mỗi phút chậm trễ, não mất thêm tế bào. Học sáu dấu hiệu, việc nên làm và việc tuyệt đối không làm trong khi chờ cấp cứu.',
  topic: 'phong-ngua-dot-quy',
  tags: ['cap-cuu', 'nguoi-cao-tuoi', 'huyet-ap'],
  author: 'khang',
  alt: 'Trái tim có đường điện tim chạy ngang, bên cạnh là chiếc điện thoại và xe cứu thương',
  products: ['MDBP07', 'MDSPO02'],
  daysAgo: 60,
  text: `
Đột quỵ xảy ra khi một mạch máu não bị tắc hoặc vỡ. Phần não phía sau thiếu oxy và bắt đầu chết đi từng phút. Thuốc tiêu huyết khối cho thể tắc mạch thường chỉ dùng được trong 4,5 giờ đầu; một số người có thể được lấy huyết khối bằng dụng cụ muộn hơn. Nghĩa là người quyết định kết quả, trước cả bác sĩ, là người đầu tiên nhận ra dấu hiệu.

## Sáu dấu hiệu cần thuộc

| Dấu hiệu | Cách nhận ra |
| Thăng bằng | Đột ngột chóng mặt, đi lảo đảo, ngã |
| Mắt | Đột ngột nhìn mờ, mất nửa thị trường, nhìn đôi |
| Mặt | Nhờ cười: một bên miệng xệ xuống |
| Tay chân | Nhờ giơ hai tay: một tay rơi xuống, tê yếu nửa người |
| Lời nói | Nhờ nhắc lại một câu: nói ngọng, nói sai, không hiểu |
| Thời gian | Thấy một dấu hiệu là gọi 115, nhớ giờ bắt đầu |

Các dấu hiệu xuất hiện đột ngột. Đau đầu dữ dội như sét đánh, nôn vọt, lơ mơ cũng là báo động, nhất là với chảy máu não.

> Chỉ cần một dấu hiệu là đủ để gọi. Thà gọi nhầm còn hơn gọi muộn.

## Trong khi chờ cấp cứu

### Nên làm

1. Gọi 115, nói rõ địa chỉ và câu “nghi đột quỵ”.
2. Nhìn đồng hồ: lần cuối người bệnh còn bình thường là mấy giờ.
3. Đặt nằm, đầu và vai hơi cao; nếu lơ mơ hoặc nôn thì nằm nghiêng.
4. Nới cổ áo, tháo răng giả nếu dễ tháo, giữ đường thở thông.
5. Chuẩn bị toa thuốc, danh sách bệnh, số điện thoại người nhà.
6. Nếu ngừng thở, ngừng tim: ép tim ngoài lồng ngực theo hướng dẫn của tổng đài.

### Không làm

- Không chích máu mười đầu ngón tay, không cạo gió.
- Không cho ăn, uống, kể cả nước đường, chanh hay bất cứ viên thuốc nào. Người bệnh có thể nuốt sặc.
- Không tự cho uống thuốc hạ huyết áp hoặc aspirin; chưa chụp não thì chưa biết là tắc hay vỡ mạch.
- Không chờ xem có đỡ không.
- Không tự chở bằng xe máy khi còn gọi được xe cấp cứu.

## Cơn thoáng thiếu máu não

Có khi các dấu hiệu tự lui trong vài phút tới vài giờ. Đó là cơn thoáng thiếu máu não, lời cảnh báo rằng đột quỵ thật có thể đến trong những ngày sau. Vẫn phải tới bệnh viện ngay trong ngày, dù đã thấy bình thường.

## Phòng ngừa bắt đầu từ nhà

Theo Tổ chức Đột quỵ Thế giới, phần lớn các cơn đột quỵ liên quan tới những yếu tố nguy cơ thay đổi được. Xếp theo mức nên làm trước:

- **Huyết áp.** Tăng huyết áp là yếu tố lớn, lại hay bị bỏ quên. Đo đều, uống thuốc đều theo đơn.
- **Rung nhĩ.** Tim đập loạn nhịp tạo cục máu đông. Bắt mạch thấy không đều thì nên đo điện tim.
- **Đái tháo đường và mỡ máu.** Thử máu định kỳ, giữ chỉ số theo mục tiêu của bác sĩ.
- **Thuốc lá.** Cai thuốc lá, kể cả loại điện tử.
- **Rượu bia.** Càng ít càng tốt.
- **Ít vận động, thừa cân.** Đi bộ nhanh 30 phút, 5 ngày mỗi tuần.
- **Muối.** Dưới 5 g mỗi ngày cho một người lớn.

### Về thuốc và thực phẩm bảo vệ sức khoẻ

Người đã từng đột quỵ thường phải uống thuốc chống kết tập tiểu cầu hoặc thuốc chống đông lâu dài. Việc tự ý ngừng thuốc vài ngày cũng có thể nguy hiểm. Người chưa từng bị không nên tự uống aspirin hằng ngày, vì nguy cơ chảy máu.

Nattokinase, ginkgo, dầu cá liều cao có thể làm tăng chảy máu khi dùng chung với thuốc chống đông. Chúng là thực phẩm, không phải là thuốc phòng đột quỵ. Hãy hỏi bác sĩ hoặc dược sĩ trước khi dùng.

## Sau đột quỵ

Phục hồi chức năng càng sớm càng tốt: tập ngồi, tập đứng, tập nói, tập nuốt. Nhiều người tiến bộ rõ trong ba đến sáu tháng đầu và còn tiếp tục sau đó. Người chăm sóc cũng cần nghỉ ngơi và được giúp đỡ.

## Khi nào nên đi khám dù đang khoẻ

- Huyết áp tại nhà từ 135/85 mmHg trở lên qua nhiều ngày.
- Mạch không đều, hồi hộp, hụt hơi.
- Người trên 40 tuổi chưa từng thử đường huyết và mỡ máu.
- Có cha mẹ, anh chị em ruột bị đột quỵ sớm.
- Ngáy to và ngừng thở khi ngủ.

Hãy dán số 115, số của người nhà và sáu dấu hiệu lên cửa tủ lạnh. Một tờ giấy nhỏ, đọc nhiều lần, đến lúc cần sẽ nhớ.

*Nguồn tham khảo: Bộ Y tế, Hướng dẫn chẩn đoán và xử trí đột quỵ não, 2020; Hội Tim mạch và Hội Đột quỵ Hoa Kỳ, Hướng dẫn xử trí sớm đột quỵ thiếu máu não cấp, 2019; Tổ chức Y tế Thế giới, Hướng dẫn về lượng natri ăn vào, 2012.*
`,
}
