import type { SeedPage } from '../types.ts'
import { branchTable, company } from './company.ts'

export const deliveryPage: SeedPage = {
  slug: 'hinh-thuc-giao-hang',
  title: 'Hình thức giao hàng',
  description:
    'Giao tận nơi toàn quốc phí 10.000 VNĐ hoặc nhận miễn phí tại ba chi nhánh của An Lành.',
  html: `
<p>Quý khách chọn một trong hai cách nhận hàng ở bước giao hàng: <strong>giao tận nơi</strong> hoặc <strong>nhận tại chi nhánh</strong>.</p>
<h2>1. Giao hàng tận nơi</h2>
<ul>
<li>Phạm vi: toàn bộ tỉnh, thành trên cả nước.</li>
<li>Phí giao hàng: <strong>10.000 VNĐ</strong> cho mỗi đơn, hiển thị thành dòng riêng trước khi đặt. Chương trình miễn phí giao hàng (nếu có) được trừ ngay trên đơn.</li>
<li>Đơn vị vận chuyển: đội giao hàng của An Lành, Viettel Post và VNPost.</li>
</ul>
<table>
<thead><tr><th>Khu vực</th><th>Thời gian dự kiến</th></tr></thead>
<tbody>
<tr><td>Nội thành Hà Nội, Đà Nẵng, TP. Hồ Chí Minh</td><td>1–2 ngày</td></tr>
<tr><td>Tỉnh lân cận ba thành phố trên</td><td>2–3 ngày</td></tr>
<tr><td>Các tỉnh khác</td><td>3–5 ngày làm việc</td></tr>
<tr><td>Hải đảo, vùng sâu, vùng xa</td><td>5–8 ngày làm việc</td></tr>
</tbody>
</table>
<p>Đơn đặt trước 15:00 được chuyển đi trong ngày; sau 15:00, chủ nhật và ngày lễ được chuyển vào ngày làm việc kế tiếp. Thời tiết xấu có thể làm chậm, chúng tôi sẽ nhắn tin cho Quý khách.</p>
<h2>2. Nhận tại chi nhánh (miễn phí)</h2>
<p>Quý khách nhận tin nhắn khi hàng đã sẵn sàng, thường sau 2–4 giờ làm việc. Hàng được giữ 3 ngày. Khi tới, Quý khách chỉ cần đọc mã đơn hoặc số điện thoại đặt hàng.</p>
${branchTable}
<h2>3. Địa chỉ mới và địa chỉ cũ</h2>
<p>Từ 01/07/2025 Việt Nam có 34 tỉnh, thành và hai cấp hành chính. Quý khách có thể điền theo địa chỉ quen dùng (tỉnh, quận huyện, phường xã); nếu hệ thống biết địa chỉ mới tương ứng, chúng tôi gợi ý để Quý khách xác nhận.</p>
<h2>4. Kiểm tra khi nhận hàng</h2>
<ol>
<li>Xem kiện hàng còn nguyên băng keo niêm phong của An Lành.</li>
<li>Được mở kiểm tra tên sản phẩm, số lượng, tem chính hãng trước khi trả tiền (không cào mã, không dùng thử).</li>
<li>Nếu hàng thiếu, vỡ, sai: từ chối nhận hoặc ghi chú với bưu tá và gọi ${company.hotlineLink} trong 24 giờ.</li>
</ol>
<h2>5. Giao không thành công</h2>
<p>Bưu tá gọi tối đa 3 lần trong 2 ngày. Nếu vẫn không liên lạc được, đơn được chuyển về kho; Quý khách có thể yêu cầu giao lại mà không phải đặt đơn mới. Đơn đã thanh toán mà không giao được sẽ được hoàn tiền theo <a href="/chinh-sach-doi-tra/">Chính sách đổi trả</a>.</p>
<h2>6. Giao hàng kín đáo</h2>
<p>Bên ngoài kiện hàng chỉ ghi thông tin người nhận và mã vận đơn, không ghi tên sản phẩm.</p>
<h2>7. Theo dõi đơn hàng</h2>
<p>Mở đơn hàng bằng liên kết trong tin nhắn xác nhận, hoặc tra cứu bằng số điện thoại và mã xác nhận. Từng bước: chờ xác nhận, chờ giao hàng, hoàn tất đều có thời gian cụ thể.</p>`,
}
