import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const privacyPage: SeedPage = {
  slug: 'chinh-sach-bao-mat',
  title: 'Chính sách bảo mật',
  description:
    'Cách An Lành thu thập, sử dụng, lưu giữ và bảo vệ dữ liệu cá nhân theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.',
  html: `
<p>${company.name} (sau đây gọi là “An Lành”) tôn trọng quyền riêng tư của Quý khách. Chính sách này được xây dựng theo <strong>Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15</strong>, có hiệu lực từ ngày 01/01/2026, và áp dụng cho trang web, ứng dụng cài trên điện thoại, tổng đài và các chi nhánh.</p>
<h2>1. Dữ liệu chúng tôi thu thập</h2>
<ul>
<li><strong>Khi mua hàng</strong>: họ tên người nhận, số điện thoại, email (nếu có), địa chỉ giao hàng, sản phẩm và ghi chú.</li>
<li><strong>Khi đăng ký thành viên</strong>: giới tính, ngày sinh, nghề nghiệp, chủ đề sức khoẻ quan tâm và các kênh nhận tin mà Quý khách đồng ý.</li>
<li><strong>Khi tích điểm</strong>: mã trên tem, thời điểm nhập, nhà thuốc nơi nhập (nếu có).</li>
<li><strong>Dữ liệu kỹ thuật</strong>: địa chỉ mạng, loại thiết bị, phiên đăng nhập; dùng để giữ an toàn và chống gian lận.</li>
</ul>
<p>Chủ đề sức khoẻ quan tâm là dữ liệu nhạy cảm. Quý khách có thể bỏ trống, và chúng tôi chỉ dùng để gợi ý nội dung khi được đồng ý.</p>
<h2>2. Mục đích sử dụng</h2>
<ol>
<li>Xử lý đơn hàng, giao hàng, thu tiền, đổi trả và hoàn tiền.</li>
<li>Xác thực hàng chính hãng, tích điểm, đổi quà và gửi thông báo về giao dịch.</li>
<li>Chăm sóc, tư vấn khi Quý khách yêu cầu.</li>
<li>Gửi tin khuyến mãi qua đúng những kênh Quý khách đã chọn.</li>
<li>Phòng chống giả mạo, bảo vệ hệ thống và thực hiện nghĩa vụ theo pháp luật về thuế, kế toán, bảo vệ người tiêu dùng.</li>
</ol>
<h2>3. Sự đồng ý và rút lại</h2>
<p>Sự đồng ý được ghi lại theo từng kênh, kèm thời điểm và nội dung đã đọc. Quý khách có thể rút lại bất cứ lúc nào trong <em>Hồ sơ thành viên</em> hoặc qua tổng đài ${company.hotlineLink}; việc rút lại không ảnh hưởng tới những xử lý hợp pháp trước đó.</p>
<h2>4. Chia sẻ dữ liệu</h2>
<p>Chúng tôi không bán dữ liệu. Dữ liệu chỉ được chuyển ở mức cần thiết cho:</p>
<ul>
<li>Đơn vị vận chuyển: tên, số điện thoại, địa chỉ người nhận và số tiền thu hộ.</li>
<li>Ngân hàng, cổng thanh toán: mã đơn và số tiền. An Lành không lưu số thẻ.</li>
<li>Nhà cung cấp tin nhắn: số điện thoại và nội dung cần gửi.</li>
<li>Cơ quan nhà nước có thẩm quyền, khi có yêu cầu bằng văn bản đúng quy định.</li>
</ul>
<h2>5. Thời gian lưu giữ</h2>
<table>
<thead><tr><th>Loại dữ liệu</th><th>Thời gian</th></tr></thead>
<tbody>
<tr><td>Đơn hàng, chứng từ</td><td>10 năm theo quy định kế toán</td></tr>
<tr><td>Tài khoản và lịch sử điểm</td><td>Trong suốt thời gian là thành viên và 24 tháng sau đó</td></tr>
<tr><td>Mã xác nhận một lần</td><td>Tối đa 10 phút, chỉ lưu dạng mã hoá một chiều</td></tr>
<tr><td>Nhật ký kỹ thuật</td><td>12 tháng</td></tr>
</tbody>
</table>
<h2>6. Quyền của Quý khách</h2>
<p>Quý khách có quyền được biết, đồng ý hoặc từ chối, xem và chỉnh sửa, nhận bản sao, yêu cầu xoá, hạn chế xử lý, phản đối, khiếu nại và yêu cầu bồi thường khi có vi phạm. Chúng tôi phản hồi yêu cầu trong vòng 72 giờ. Những chứng từ pháp luật buộc phải giữ sẽ được tách khỏi hồ sơ và khoá truy cập.</p>
<h2>7. Biện pháp bảo vệ</h2>
<p>Mật khẩu và mã xác nhận được băm, kết nối được mã hoá, số điện thoại được che bớt khi hiển thị, nhân viên chỉ thấy dữ liệu cần cho công việc và mọi lần truy cập đều được ghi lại. Nếu xảy ra sự cố ảnh hưởng tới Quý khách, chúng tôi thông báo cho cơ quan chuyên trách và cho Quý khách trong 72 giờ kể từ khi phát hiện.</p>
<h2>8. Cookie và bộ nhớ trình duyệt</h2>
<p>Cookie được dùng để giữ đăng nhập và chống giả mạo yêu cầu. Giỏ hàng được lưu trên chính trình duyệt của Quý khách và tự xoá sau một ngày.</p>
<h2>9. Trẻ em</h2>
<p>Người dưới 16 tuổi chỉ đăng ký khi có sự đồng ý của cha mẹ hoặc người giám hộ.</p>
<h2>10. Liên hệ</h2>
<p>Bộ phận bảo vệ dữ liệu cá nhân: ${company.hotlineLink}, hoặc gửi thư tới 148 Hoàng Hoa Thám, phường 12, quận Tân Bình, TP. Hồ Chí Minh. Chính sách có hiệu lực từ 01/11/2026; mọi thay đổi quan trọng được thông báo trước ít nhất 7 ngày.</p>`,
}
