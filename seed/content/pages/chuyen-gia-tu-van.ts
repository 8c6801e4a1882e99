import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const expertsPage: SeedPage = {
  slug: 'chuyen-gia-tu-van',
  title: 'Chuyên gia tư vấn',
  description: 'Đội ngũ bác sĩ, dược sĩ đồng hành cùng khách hàng An Lành và cách gửi câu hỏi.',
  html: `
<p>Chọn sản phẩm đúng quan trọng hơn chọn sản phẩm đắt. Đội ngũ bác sĩ, dược sĩ của An Lành sẵn sàng nghe câu chuyện của Quý khách và trả lời thẳng thắn, kể cả khi câu trả lời là “chưa cần dùng”.</p>
<h2>Đội ngũ chuyên môn</h2>
<table>
<thead><tr><th>Chuyên gia</th><th>Lĩnh vực</th><th>Lịch trực tổng đài</th></tr></thead>
<tbody>
<tr><td>BS.CKII Trần Minh Hoà</td><td>Cơ xương khớp</td><td>Thứ Hai, thứ Năm 14:00&nbsp;đến&nbsp;17:00</td></tr>
<tr><td>TS.BS Lê Thu Nguyệt</td><td>Thần kinh, giấc ngủ</td><td>Thứ Ba 9:00&nbsp;đến&nbsp;11:30</td></tr>
<tr><td>BS.CKI Phạm Hải Yến</td><td>Da liễu, thẩm mỹ</td><td>Thứ Tư 14:00&nbsp;đến&nbsp;17:00</td></tr>
<tr><td>BS Nguyễn Đức Thành</td><td>Nam học, tiết niệu</td><td>Thứ Sáu 19:00&nbsp;đến&nbsp;20:00</td></tr>
<tr><td>BS.CKI Vũ Ngọc Lan</td><td>Sản phụ khoa, nội tiết nữ</td><td>Thứ Năm 9:00&nbsp;đến&nbsp;11:30</td></tr>
<tr><td>ThS.DS Đỗ Quang Huy</td><td>Dược lâm sàng, tương tác thuốc</td><td>Hằng ngày 8:00&nbsp;đến&nbsp;20:00</td></tr>
</tbody>
</table>
<h2>Gửi câu hỏi thế nào để được trả lời tốt nhất?</h2>
<ol>
<li>Cho biết tuổi, giới tính, điều đang khó chịu và kéo dài bao lâu.</li>
<li>Liệt kê bệnh nền, thuốc và thực phẩm bảo vệ sức khoẻ đang dùng.</li>
<li>Nếu có kết quả xét nghiệm, ghi các chỉ số chính và ngày làm.</li>
<li>Để lại số điện thoại; dược sĩ gọi lại trong một ngày làm việc.</li>
</ol>
<p>Gọi ${company.hotlineLink} (${company.hours}) và chọn gặp dược sĩ, hoặc hỏi trực tiếp tại các <a href="/he-thong-nha-thuoc/">chi nhánh</a>.</p>
<h2>Một vài câu hỏi đã trả lời</h2>
<h3>Khớp gối kêu lục cục nhưng không đau, có cần bổ sung gì không?</h3>
<p>Tiếng kêu không kèm đau, sưng thường lành tính. Nên tập mạnh cơ đùi, giữ cân nặng, và chỉ bổ sung khi thấy cứng khớp hoặc mỏi nhiều. Nếu khớp sưng nóng, hãy đi khám.</p>
<h3>Uống collagen buổi nào thì tốt?</h3>
<p>Thời điểm không quan trọng bằng đều đặn. Dạng bột nên pha buổi tối để dễ nhớ; uống kèm vitamin C và chống nắng ban ngày.</p>
<h3>Đang uống thuốc huyết áp có dùng omega-3 được không?</h3>
<p>Liều thông thường thường dùng được, nhưng người dùng thuốc chống đông cần hỏi bác sĩ điều trị. Không tự ý ngừng thuốc.</p>
<h3>Con 5 tuổi nên bổ sung canxi bao lâu?</h3>
<p>Dùng theo đợt 1–2 tháng, kèm vitamin D và vận động ngoài trời. Bé ăn uống tốt, uống đủ sữa thì chưa cần.</p>
<h2>Điều cần lưu ý</h2>
<p>Tư vấn từ xa không thay thế thăm khám. Khi đau ngực, khó thở, yếu liệt, chảy máu nhiều hoặc lơ mơ, hãy gọi <strong>115</strong> ngay. Thông tin Quý khách chia sẻ được giữ kín theo <a href="/chinh-sach-bao-mat/">Chính sách bảo mật</a>.</p>`,
}
