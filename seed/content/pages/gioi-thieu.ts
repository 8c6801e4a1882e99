import type { SeedPage } from '../types.ts'
import { branchTable, company } from './company.ts'

export const aboutPage: SeedPage = {
  slug: 'gioi-thieu',
  title: 'Giới thiệu An Lành',
  description:
    'An Lành là nơi mua thực phẩm bảo vệ sức khoẻ chính hãng, kiểm tra được từng hộp và tích điểm cho mỗi lần chăm sóc bản thân.',
  html: `
<p>${company.name} cung cấp thực phẩm bảo vệ sức khoẻ, mỹ phẩm và thiết bị chăm sóc tại nhà cho gia đình Việt. Chúng tôi tin rằng sống khoẻ bắt đầu từ những điều nhỏ làm đều mỗi ngày, và từ việc biết chắc thứ mình dùng là thật.</p>
<h2>Điều chúng tôi theo đuổi</h2>
<ul>
<li><strong>Hàng chính hãng, kiểm tra được.</strong> Mỗi hộp có một mã riêng dưới lớp bạc. Nhập mã là biết ngay thật hay giả, và được tích điểm.</li>
<li><strong>Nói đúng, nói đủ.</strong> Chúng tôi ghi rõ thành phần, hàm lượng, số đăng ký; không hứa những điều sản phẩm không làm được.</li>
<li><strong>Dược sĩ đồng hành.</strong> Quý khách luôn có người để hỏi trước và trong khi dùng.</li>
<li><strong>Giao nhanh, đổi trả dễ.</strong> Phí giao hàng 10.000 VNĐ toàn quốc, đổi trả trong 7 ngày.</li>
</ul>
<h2>Chặng đường</h2>
<table>
<thead><tr><th>Năm</th><th>Cột mốc</th></tr></thead>
<tbody>
<tr><td>2014</td><td>Nhà thuốc đầu tiên mở cửa tại phố Trường Chinh, Hà Nội</td></tr>
<tr><td>2017</td><td>Chi nhánh Đà Nẵng và TP. Hồ Chí Minh</td></tr>
<tr><td>2020</td><td>Tem chính hãng có mã cào trên từng hộp</td></tr>
<tr><td>2023</td><td>Chương trình thành viên, tích điểm tại nhà thuốc đối tác</td></tr>
<tr><td>2026</td><td>Cửa hàng trực tuyến mới, chạy tốt cả khi mạng yếu</td></tr>
</tbody>
</table>
<h2>Sản phẩm của chúng tôi</h2>
<p>Tám nhóm sản phẩm: xương khớp, giấc ngủ và trí nhớ, đẹp da và tóc, giải độc gan, bổ mắt, tim mạch và mỡ máu, sinh lý nam nữ, giảm cân và vóc dáng. Sản phẩm được sản xuất tại nhà máy đạt chuẩn thực hành sản xuất tốt và công bố theo quy định, xem tại <a href="/cong-bo-san-pham/">Công bố sản phẩm</a>.</p>
<h2>Cam kết với khách hàng</h2>
<ol>
<li>Bồi hoàn toàn bộ tiền nếu sản phẩm mua tại An Lành không phải hàng chính hãng.</li>
<li>Giữ kín thông tin sức khoẻ của Quý khách theo <a href="/chinh-sach-bao-mat/">Chính sách bảo mật</a>.</li>
<li>Trả lời mọi câu hỏi trong một ngày làm việc.</li>
</ol>
<h2>Ghé thăm chúng tôi</h2>
${branchTable}
<p>Tổng đài: ${company.hotlineLink} (${company.hours}).</p>`,
}
