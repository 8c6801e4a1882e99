import type { SeedArticle } from '../types.ts'

export const docPhieuMoMau: SeedArticle = {
  slug: 'doc-phieu-xet-nghiem-mo-mau',
  title: 'Đọc phiếu xét nghiệm mỡ máu: bốn chỉ số cần biết',
  excerpt:
    'Cholesterol toàn phần, LDL, HDL và triglycerid nói lên điều gì, vì sao hai người cùng một con số có thể cần cách xử trí khác nhau.',
  topic: 'mo-mau',
  tags: ['xet-nghiem', 'nguoi-cao-tuoi'],
  author: 'khang',
  alt: 'Giọt máu lớn có đường lượn sóng bên trong, bên cạnh là tờ phiếu và ống nghiệm',
  products: ['NTOME120', 'VTPOL60'],
  daysAgo: 74,
  text: `
Tờ kết quả có mấy dòng in đậm và một mũi tên chỉ lên. Trước khi lo lắng hoặc tìm mua một thứ gì đó, hãy dành năm phút để hiểu từng dòng.

## Mỡ máu gồm những gì

Mỡ không tan trong nước, nên phải đi trong máu nhờ các “chuyến xe” gọi là lipoprotein. Phiếu xét nghiệm cơ bản có bốn chỉ số.

### Cholesterol toàn phần

Là tổng lượng cholesterol trên mọi chuyến xe. Con số này cho cái nhìn chung, nhưng một mình nó không đủ để quyết định điều trị.

### LDL-C, phần cần để ý hơn cả

LDL chở cholesterol từ gan đi khắp nơi. Khi quá nhiều, cholesterol lắng vào thành mạch, tạo mảng xơ vữa. Hạ LDL làm giảm nguy cơ nhồi máu cơ tim và đột quỵ; đây là điều đã được chứng minh qua rất nhiều nghiên cứu về thuốc. Vì thế LDL là mục tiêu chính khi điều trị.

### HDL-C

HDL đưa cholesterol thừa về gan. HDL thấp thường đi cùng ít vận động, hút thuốc, thừa cân. Tuy vậy, HDL thật cao không có nghĩa là được miễn trừ khi LDL cũng cao.

### Triglycerid

Là mỡ dự trữ từ đường, tinh bột và rượu bia. Triglycerid tăng nhiều sau bữa ăn, nên phòng xét nghiệm có thể dặn nhịn ăn 9 đến 12 giờ. Khi rất cao, chỉ số này gây nguy cơ viêm tuỵ cấp.

## Các mốc thường dùng

| Chỉ số | Mức mong muốn ở người khoẻ mạnh |
| Cholesterol toàn phần | Dưới 5,2 mmol/l (200 mg/dl) |
| LDL-C | Dưới 2,6 mmol/l (100 mg/dl) |
| HDL-C | Từ 1,0 mmol/l (40 mg/dl) ở nam, 1,3 mmol/l (50 mg/dl) ở nữ trở lên |
| Triglycerid | Dưới 1,7 mmol/l (150 mg/dl) |

Các mốc này chỉ là điểm bắt đầu. Người đã từng nhồi máu cơ tim, đột quỵ, người bị đái tháo đường lâu năm hoặc bệnh thận cần mức LDL thấp hơn nhiều so với người trẻ khoẻ mạnh. Vì thế, cùng một con số 3,0 mmol/l, người này chỉ cần đổi bữa ăn còn người kia cần uống thuốc.

> Câu hỏi đúng không phải là “chỉ số của tôi có đỏ không”, mà là “nguy cơ tim mạch của tôi là bao nhiêu, và mục tiêu LDL của tôi ở mức nào”.

## Bác sĩ nhìn thêm điều gì

- Tuổi, giới tính, huyết áp, có hút thuốc hay không.
- Đái tháo đường, bệnh thận mạn, bệnh tuyến giáp.
- Cha mẹ, anh chị em ruột có người bị bệnh tim sớm, trước 55 tuổi ở nam hoặc trước 65 tuổi ở nữ.
- LDL từ 4,9 mmol/l trở lên: nghĩ tới yếu tố gia đình, nên cho người thân cùng thử máu.
- Các thuốc đang dùng, vì một số thuốc làm mỡ máu tăng.

## Trước khi đi thử máu

1. Ăn uống như thường ngày trong hai tuần trước đó; kiêng khem vài hôm chỉ cho ta một con số đẹp mà không thật.
2. Không uống rượu bia 24 giờ trước.
3. Hỏi trước xem có cần nhịn ăn không. Uống nước lọc thì được.
4. Hoãn lại nếu đang sốt, vừa mổ hoặc mới sinh; các chỉ số lúc ấy không phản ánh ngày thường.
5. Mang theo kết quả cũ. Xu hướng qua nhiều lần thử quan trọng hơn một lần.

## Kết quả cao thì làm gì

### Bước đầu: lối sống

Giảm mỡ động vật, bơ, đồ chiên; thay bằng cá, đậu, dầu thực vật, các loại hạt. Tăng chất xơ từ rau, yến mạch, đậu. Giảm nước ngọt và rượu bia nếu triglycerid cao. Đi bộ nhanh 150 phút mỗi tuần trở lên. Bỏ thuốc lá. Thử lại sau khoảng 3 tháng.

### Khi cần thuốc

Statin là nhóm thuốc được dùng nhiều, do bác sĩ kê và theo dõi. Uống đều là điều quan trọng; mỡ máu trở về bình thường là nhờ thuốc đang có tác dụng, không phải lý do để tự ngừng. Nếu đau cơ, nước tiểu sẫm màu hoặc mệt nhiều, hãy liên hệ bác sĩ sớm. Nói với dược sĩ trước khi uống thêm thuốc hoặc thực phẩm bảo vệ sức khoẻ nào; men gạo đỏ, nước bưởi là những ví dụ có thể tương tác.

## Khi nào cần đi khám

- LDL từ 4,9 mmol/l hoặc triglycerid từ 5,6 mmol/l trở lên: nên gặp bác sĩ trong vài ngày.
- Đau bụng trên dữ dội, nôn ói ở người có triglycerid cao: đi cấp cứu.
- Đau thắt ngực, khó thở, méo miệng, yếu tay chân: gọi 115 ngay.
- Người trên 40 tuổi chưa từng thử mỡ máu: đặt lịch trong đợt khám gần nhất.

Mỡ máu không gây đau, nên tờ phiếu là lời nhắc của cơ thể. Hãy giữ các tờ phiếu ấy trong một tập, xếp theo ngày, và mang theo mỗi lần khám.

*Nguồn tham khảo: Hội Tim mạch châu Âu, Hướng dẫn xử trí rối loạn lipid máu, 2019; Chương trình Giáo dục Cholesterol Quốc gia Hoa Kỳ, báo cáo lần III; Bộ Y tế, Hướng dẫn chẩn đoán và điều trị bệnh nội tiết và chuyển hoá.*
`,
}
