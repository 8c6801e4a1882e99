import type { SeedArticle } from '../types.ts'

export const manDucNam: SeedArticle = {
  slug: 'man-duc-nam-kham-truoc-khi-mua',
  title: 'Mãn dục nam: khám trước, mua sau',
  excerpt:
    'Mệt mỏi và giảm ham muốn ở tuổi trung niên có nhiều nguyên nhân. Vì sao một buổi khám có ích hơn việc tự đoán là thiếu nội tiết tố.',
  topic: 'suc-khoe-sinh-ly',
  tags: ['nam-gioi', 'xet-nghiem'],
  author: 'khang',
  alt: 'Hai vòng tròn lồng vào nhau trên nền xanh, bên cạnh là một ống nghiệm và một chiếc đồng hồ',
  products: ['ALP30', 'VTHAU60'],
  daysAgo: 118,
  text: `
Ở quầy thuốc, câu hỏi về sinh lý nam thường được hỏi rất nhỏ và rất nhanh. Người hỏi đã tự có kết luận: mình thiếu nội tiết tố. Thực ra mệt mỏi, ngủ kém và giảm ham muốn là những dấu hiệu chung, có thể đến từ công việc, giấc ngủ, thuốc đang uống hoặc một bệnh chưa được biết. Bài viết này giúp phân biệt và chuẩn bị cho buổi khám.

## Mãn dục nam là gì

Testosterone là nội tiết tố nam chính, do tinh hoàn tạo ra. Từ khoảng sau tuổi 40, lượng nội tiết tố này giảm chậm theo từng năm. Phần lớn nam giới không cảm thấy gì rõ rệt. Chỉ một số người vừa có triệu chứng, vừa có kết quả xét nghiệm thấp qua nhiều lần thử; khi ấy bác sĩ mới nói tới suy sinh dục khởi phát muộn, cách gọi quen là mãn dục nam.

Khác với mãn kinh ở nữ, đây không phải là một mốc mà ai cũng đi qua. Nhiều người 70 tuổi vẫn có chỉ số bình thường, và nhiều người 45 tuổi thấy mệt vì những lý do khác hẳn.

## Những dấu hiệu hay gặp

- Giảm ham muốn, ít cương cứng vào buổi sáng.
- Mệt, giảm sức bền, khối cơ giảm trong khi vòng eo tăng.
- Ngủ không sâu, dễ cáu, khó tập trung.
- Bốc hoả, đổ mồ hôi; dấu hiệu này ít gặp hơn.

Trong danh sách trên, thay đổi về ham muốn và cương cứng gợi ý nhiều hơn tới nội tiết tố. Mệt mỏi và buồn bực thì ai cũng có lúc gặp, vì thế một mình chúng không nói lên điều gì chắc chắn.

## Những nguyên nhân khác cần nghĩ tới

| Điều cần hỏi | Vì sao quan trọng |
| Ngủ ngáy, ngừng thở khi ngủ | Thiếu ngủ kéo dài làm giảm ham muốn và sức bền |
| Đái tháo đường, huyết áp, mỡ máu | Mạch máu kém đàn hồi ảnh hưởng tới cương cứng |
| Thuốc đang uống | Một số thuốc huyết áp, thuốc chống trầm cảm có ảnh hưởng này |
| Rượu bia, thuốc lá | Cả hai đều tác động tới mạch máu và nội tiết tố |
| Lo âu, xung đột trong gia đình | Tâm lý là một nửa của đời sống vợ chồng |

Rối loạn cương đôi khi là dấu hiệu đến trước của bệnh tim mạch, bởi mạch máu ở đây nhỏ hơn mạch vành. Đó là lý do bác sĩ nam khoa thường đo huyết áp, hỏi về đường huyết và mỡ máu trước khi nói chuyện khác.

## Buổi khám diễn ra thế nào

### Hỏi chuyện và khám

Bác sĩ hỏi về triệu chứng, thời gian, bệnh đã có, các thuốc và thực phẩm bảo vệ sức khoẻ đang dùng. Nên mang theo cả vỏ hộp. Không có câu hỏi nào đáng ngại trong phòng khám; càng kể rõ, chẩn đoán càng nhanh.

### Xét nghiệm

Testosterone thay đổi theo giờ, cao vào buổi sáng. Vì vậy máu thường được lấy trước 10 giờ và thử lại vào một ngày khác nếu kết quả thấp. Một lần thử duy nhất, nhất là khi đang ốm hoặc mất ngủ, không đủ để kết luận.

### Điều trị

Bổ sung testosterone là thuốc kê đơn, chỉ dùng khi có chẩn đoán và được theo dõi. Người đang mong có con, người có bệnh tuyến tiền liệt hoặc tăng hồng cầu cần được cân nhắc kỹ, vì thuốc có thể làm giảm sinh tinh. Không tự mua thuốc tiêm hoặc gel qua mạng.

## Những việc tự làm được ngay từ hôm nay

1. Ngủ đủ 7 giờ, đi ngủ và thức dậy vào giờ cố định.
2. Tập sức mạnh 2 buổi mỗi tuần, đi bộ nhanh hoặc đạp xe các ngày còn lại. Hướng dẫn về hoạt động thể lực của Tổ chức Y tế Thế giới năm 2020 nêu mức 150 đến 300 phút vận động vừa mỗi tuần cho người lớn.
3. Giảm vòng eo nếu đang thừa cân: mỡ bụng làm nội tiết tố nam giảm thêm.
4. Bỏ thuốc lá, hạn chế rượu bia.
5. Nói chuyện với vợ. Nhiều buổi khám nhẹ nhàng hơn hẳn khi hai người cùng đến.

## Về thực phẩm bảo vệ sức khoẻ

Thực phẩm bảo vệ sức khoẻ chỉ bổ sung dưỡng chất, công dụng giới hạn trong bản công bố của từng sản phẩm, và không thay cho việc khám. Hãy hỏi dược sĩ trước khi dùng nếu đang uống thuốc huyết áp, thuốc chống đông, thuốc tiểu đường hoặc sắp phẫu thuật. Cần tránh xa những viên uống không rõ nguồn gốc hứa hẹn tác dụng tức thì: cơ quan quản lý nhiều lần phát hiện loại này bị trộn trái phép chất có trong thuốc kê đơn, nguy hiểm cho người bệnh tim.

## Khi nào cần đi khám sớm

- Rối loạn cương mới xuất hiện và kéo dài trên ba tháng.
- Đau ngực, khó thở khi gắng sức hoặc khi quan hệ: ngừng lại và gọi 115.
- Cương đau kéo dài quá 4 giờ: đây là cấp cứu.
- Sờ thấy khối ở tinh hoàn, tiểu máu, tiểu khó tăng dần.
- Buồn chán kéo dài trên hai tuần, mất hứng thú với mọi việc.

> Điều cần nhớ: triệu chứng chung thì có nhiều nguyên nhân. Một buổi khám và hai lần xét nghiệm buổi sáng cho câu trả lời chắc chắn hơn bất kỳ lời đoán nào.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, Hướng dẫn về hoạt động thể lực và hành vi tĩnh tại, 2020; Hội Tiết niệu châu Âu, Hướng dẫn về sức khoẻ sinh dục và sinh sản nam.*
`,
}
