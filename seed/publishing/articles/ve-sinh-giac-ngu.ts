import type { SeedArticle } from '../types.ts'

export const veSinhGiacNgu: SeedArticle = {
  slug: 've-sinh-giac-ngu-bay-thoi-quen',
  title: 'Vệ sinh giấc ngủ: bảy thói quen dễ bắt đầu',
  excerpt:
    'Trước khi nghĩ tới viên thuốc ngủ, hãy thử bảy thói quen nhỏ. Đây cũng là phần đầu trong hướng dẫn xử trí mất ngủ của nhiều nước.',
  topic: 'mat-ngu-dau-dau-tri-nho',
  tags: ['giac-ngu', 'dan-van-phong'],
  author: 'khang',
  alt: 'Vầng trăng lớn trên những đám mây, bên cạnh là chiếc giường và chiếc đồng hồ',
  products: ['MNTRA20', 'NTMAG90'],
  daysAgo: 102,
  text: `
Người lớn cần khoảng 7 đến 9 giờ ngủ mỗi đêm. Thiếu một vài đêm thì mệt, thiếu lâu ngày thì ảnh hưởng tới trí nhớ, cân nặng, huyết áp và tâm trạng. Giấc ngủ không nghe lời khi bị ép, nhưng nó đáp lại rất tốt với sự đều đặn.

## Bảy thói quen

### 1. Giờ thức dậy cố định

Đây là cái neo của đồng hồ sinh học. Dậy cùng một giờ, kể cả ngày nghỉ, chênh nhau không quá một giờ. Đêm nào ngủ kém thì hôm sau vẫn dậy đúng giờ; cơn buồn ngủ tích lại sẽ giúp đêm kế tiếp.

### 2. Ánh sáng buổi sáng, tối dần buổi tối

Ra ngoài trời 15 đến 30 phút sau khi thức dậy. Buổi tối hạ bớt đèn, để điện thoại ngoài phòng ngủ trước giờ ngủ một tiếng. Nếu cần báo thức, một chiếc đồng hồ để bàn là đủ.

### 3. Cà phê chỉ đến trưa

Nửa lượng caffeine vẫn còn trong cơ thể sau khoảng 5 giờ, ở nhiều người lâu hơn. Trà đặc, nước tăng lực, socola đen cũng tính.

### 4. Ăn tối sớm, rượu thì thôi

Bữa tối nên cách giờ ngủ 2 đến 3 giờ. Rượu khiến dễ thiếp đi nhưng làm giấc ngủ vụn vỡ nửa đêm về sáng và làm ngáy nặng hơn.

### 5. Vận động vào ban ngày

Đi bộ nhanh, đạp xe, bơi đều tốt. Tập mạnh nên xong trước giờ ngủ ít nhất 2 giờ.

### 6. Giường chỉ để ngủ và gần gũi

Làm việc, ăn uống, lướt mạng trên giường dạy cho não rằng giường là nơi thức. Nếu nằm chừng 20 phút chưa ngủ, hãy dậy ra ghế, làm việc nhẹ nhàng dưới đèn dịu, buồn ngủ mới quay lại.

### 7. Một nghi thức ngắn trước khi ngủ

Tắm nước ấm, giãn cơ, đọc vài trang sách giấy, viết ra ba việc của ngày mai. Lặp lại đúng thứ tự mỗi tối, cơ thể sẽ hiểu đó là tín hiệu.

## Ngủ trưa thế nào

Ngủ trưa 20 đến 30 phút, trước 15 giờ, giúp tỉnh táo mà không ảnh hưởng tới đêm. Người đang mất ngủ nên bỏ ngủ trưa trong vài tuần để xem có khác không.

## Nhật ký giấc ngủ

Trong hai tuần, mỗi sáng ghi lại vài dòng:

| Ghi gì | Ví dụ |
| Giờ lên giường, giờ tắt đèn | 22:30, 22:45 |
| Ước chừng mất bao lâu để ngủ | 40 phút |
| Số lần thức giấc | 2 lần |
| Giờ thức dậy | 6:00 |
| Cà phê, rượu, thuốc trong ngày | Một ly cà phê lúc 9:00 |
| Sáng dậy thấy thế nào, từ 1 đến 5 | 3 |

Tờ giấy này quý với bác sĩ hơn nhiều câu “tôi mất ngủ lắm”. Nó cũng thường cho thấy mình ngủ được nhiều hơn mình tưởng. Nhưng nếu việc ghi làm Quý khách lo thêm, hãy dừng.

## Còn thuốc ngủ và các sản phẩm hỗ trợ

Thuốc ngủ là thuốc kê đơn, dùng ngắn ngày, có nguy cơ ngã ở người cao tuổi và lệ thuộc khi dùng lâu. Không dùng chung với rượu. Người đang dùng lâu không nên tự ngừng đột ngột mà cần bác sĩ hướng dẫn giảm dần.

Thuốc dị ứng thế hệ cũ gây buồn ngủ không phải là thuốc ngủ: chúng làm khô miệng, bí tiểu, lú lẫn ở người già.

Trà thảo mộc, magie, melatonin bán dưới dạng thực phẩm bảo vệ sức khoẻ có thể giúp một số người thấy thư thái, song không thay cho việc tìm nguyên nhân. Người mang thai, cho con bú, người uống thuốc chống đông, thuốc trầm cảm phải hỏi bác sĩ hoặc dược sĩ trước.

## Liệu pháp nhận thức hành vi

Với mất ngủ mạn tính, các hội y học giấc ngủ ở châu Âu và Hoa Kỳ đặt liệu pháp nhận thức hành vi lên bước đầu tiên, trước thuốc. Người bệnh học cách thu gọn thời gian trên giường và đổi những suy nghĩ làm mình căng thẳng về giấc ngủ. Có thể hỏi về liệu pháp này ở chuyên khoa tâm thần, tâm lý hoặc phòng khám giấc ngủ.

## Khi nào đi khám

- Khó ngủ từ 3 đêm mỗi tuần trở lên, kéo dài 3 tháng; hoặc sớm hơn nếu ảnh hưởng tới công việc.
- Ngáy to, có người thấy ngừng thở, sáng nhức đầu, ban ngày ngủ gật.
- Chân bứt rứt khi nằm, phải cử động mới dễ chịu.
- Buồn bã, lo âu, mất hứng thú. Có ý nghĩ làm hại bản thân thì phải gọi người thân và tới bệnh viện ngay.
- Buồn ngủ tới mức nguy hiểm khi lái xe.

> Bắt đầu bằng một thói quen thôi: ngày mai dậy đúng giờ đã chọn. Sáu thói quen còn lại sẽ dễ hơn.

*Nguồn tham khảo: Hội Nghiên cứu Giấc ngủ châu Âu, Hướng dẫn về mất ngủ, 2023; Viện Hàn lâm Y học Giấc ngủ Hoa Kỳ, khuyến cáo về liệu pháp hành vi và tâm lý, 2021.*
`,
}
