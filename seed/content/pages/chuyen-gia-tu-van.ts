import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const expertsPage: SeedPage = {
  slug: 'chuyen-gia-tu-van',
  title: 'Chuyên gia tư vấn',
  description: 'Đội ngũ bác sĩ, dược sĩ đồng hành cùng khách hàng An Lành và cách gửi câu hỏi.',
  html: `
<p>Câu hỏi càng rõ, câu trả lời càng sát với Quý khách. Trước khi viết, Quý khách chuẩn bị vài điều sau:</p>
<ol>
<li>Cho biết tuổi, giới tính, điều đang khó chịu, bắt đầu từ khi nào và lúc nào thì nặng lên.</li>
<li>Liệt kê bệnh nền, dị ứng, thuốc và thực phẩm bảo vệ sức khoẻ đang dùng, kể cả thuốc tự mua.</li>
<li>Nếu có kết quả xét nghiệm, ghi các chỉ số chính, đơn vị và ngày làm.</li>
<li>Nói rõ điều Quý khách muốn biết nhất: có cần đi khám không, uống thuốc thế nào, hay chăm sóc ở nhà ra sao.</li>
<li>Để lại đúng số điện thoại: câu trả lời được báo qua tin nhắn.</li>
</ol>
<h3>Câu trả lời được viết thế nào?</h3>
<p>Mỗi câu hỏi được giao cho bác sĩ hoặc dược sĩ hiểu lĩnh vực đó. Câu trả lời viết xong được một dược sĩ thứ hai đọc lại rồi mới gửi đi; tên người duyệt đứng ở cuối bài. Chuyên gia của An Lành không kê đơn từ xa, không đọc phim thay bác sĩ điều trị và không khuyên Quý khách ngừng thuốc đang dùng.</p>
<p>Nhiều câu hỏi có ích cho người khác. Khi đăng, chúng tôi bỏ họ tên, số điện thoại và những chi tiết cho biết Quý khách là ai. Những chuyện riêng tư được trả lời riêng: chỉ người có liên kết trong tin nhắn mới đọc được. Quý khách đổi ý lúc nào cũng được, chỉ cần gọi tổng đài để yêu cầu xoá.</p>
<p>Gọi ${company.hotlineLink} (${company.hours}) và chọn gặp dược sĩ, hoặc hỏi trực tiếp tại các <a href="/he-thong-nha-thuoc/">chi nhánh</a>.</p>
<h3>Điều cần lưu ý</h3>
<p>Tư vấn từ xa không thay thế thăm khám. Khi đau ngực, khó thở, yếu liệt, chảy máu nhiều hoặc lơ mơ, hãy gọi <strong>115</strong> ngay. Thông tin Quý khách chia sẻ được giữ kín theo <a href="/chinh-sach-bao-mat/">Chính sách bảo mật</a>.</p>`,
}
