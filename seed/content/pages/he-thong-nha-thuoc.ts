import type { SeedPage } from '../types.ts'
import { branchTable, company } from './company.ts'

export const pharmaciesPage: SeedPage = {
  slug: 'he-thong-nha-thuoc',
  title: 'Hệ thống nhà thuốc',
  description:
    'Ba chi nhánh An Lành tại Hà Nội, Đà Nẵng, TP. Hồ Chí Minh: địa chỉ, giờ mở cửa, dịch vụ tại quầy.',
  html: `
<p>Quý khách có thể mua trực tiếp, nhận đơn đã đặt trên trang web và được dược sĩ tư vấn miễn phí tại ba chi nhánh của An Lành.</p>
${branchTable}
<h2>Chi nhánh Hà Nội</h2>
<p>180 Trường Chinh, phường Khương Thượng, quận Đống Đa. Gần ngã tư Trường Chinh – Tôn Thất Tùng, có chỗ để xe máy miễn phí; ô tô gửi tại bãi đối diện.</p>
<h2>Chi nhánh Đà Nẵng</h2>
<p>Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài, phường Hòa Cường Bắc, quận Hải Châu. Có chỗ đỗ ô tô trước cửa, lối vào cho xe lăn.</p>
<h2>Chi nhánh TP. Hồ Chí Minh</h2>
<p>148 Hoàng Hoa Thám, phường 12, quận Tân Bình. Cách ngã tư Hoàng Hoa Thám – Cộng Hòa vài phút đi bộ, có chỗ để xe máy.</p>
<h2>Dịch vụ tại quầy</h2>
<ul>
<li>Nhận đơn đặt trực tuyến, miễn phí giao hàng, hàng được giữ 3 ngày.</li>
<li>Kiểm tra tem chính hãng và tích điểm giúp khách không dùng điện thoại thông minh.</li>
<li>Đo huyết áp, SpO2, cân nặng miễn phí.</li>
<li>Kiểm tra máy đo huyết áp mua tại An Lành.</li>
<li>Đổi trả theo <a href="/chinh-sach-doi-tra/">Chính sách đổi trả</a>.</li>
</ul>
<h2>Nhà thuốc đối tác</h2>
<p>Danh sách ở đầu trang gồm các nhà thuốc đối tác đã đồng ý để khách tìm thấy. Tại đó, Quý khách đọc số điện thoại để dược sĩ quét mã tích điểm ngay khi mua. Cần giúp tìm nhà thuốc, Quý khách gọi ${company.hotlineLink}.</p>
<h2>Chuẩn bị gì khi tới nhận hàng?</h2>
<ol>
<li>Đợi tin nhắn báo hàng đã sẵn sàng.</li>
<li>Mang theo mã đơn hàng hoặc số điện thoại đã đặt.</li>
<li>Người nhận thay chỉ cần đọc đúng mã đơn và tên người đặt.</li>
</ol>
<p>Nếu không kịp tới trong 3 ngày, Quý khách gọi tổng đài để được giữ thêm hoặc chuyển sang giao tận nơi.</p>`,
}
