import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const appPage: SeedPage = {
  slug: 'tai-app',
  title: 'Tải ứng dụng An Lành',
  description:
    'Cài An Lành lên điện thoại Android, iPhone và máy tính trong vài giây, không cần kho ứng dụng.',
  html: `
<p>An Lành là ứng dụng web: cài thẳng từ trình duyệt, nhẹ hơn một tấm ảnh, luôn là bản mới nhất và mở được cả khi mạng yếu.</p>
<h2>Vì sao nên cài?</h2>
<ul>
<li>Mở bằng một chạm từ màn hình chính.</li>
<li>Quét mã trên tem để kiểm tra hàng chính hãng và tích điểm nhanh hơn.</li>
<li>Xem lại trang đã mở khi mất mạng; giỏ hàng vẫn còn.</li>
<li>Nhận thông báo đơn hàng, nếu Quý khách cho phép.</li>
</ul>
<h2>Điện thoại Android (Chrome)</h2>
<ol>
<li>Mở trang An Lành bằng trình duyệt Chrome.</li>
<li>Bấm nút ba chấm ở góc trên bên phải.</li>
<li>Chọn <strong>Cài đặt ứng dụng</strong> hoặc <strong>Thêm vào màn hình chính</strong>.</li>
<li>Bấm <strong>Cài đặt</strong>. Biểu tượng chiếc lá An Lành sẽ xuất hiện.</li>
</ol>
<h2>iPhone, iPad (Safari)</h2>
<ol>
<li>Mở trang An Lành bằng Safari.</li>
<li>Bấm nút <strong>Chia sẻ</strong> (hình vuông có mũi tên).</li>
<li>Kéo xuống, chọn <strong>Thêm vào MH chính</strong>.</li>
<li>Bấm <strong>Thêm</strong>.</li>
</ol>
<h2>Máy tính (Chrome, Edge)</h2>
<p>Bấm biểu tượng cài đặt ở cuối thanh địa chỉ, chọn <strong>Cài đặt</strong>. An Lành mở trong cửa sổ riêng, ghim được vào thanh tác vụ.</p>
<h2>Câu hỏi thường gặp</h2>
<h3>Ứng dụng có tốn dung lượng không?</h3>
<p>Không đáng kể, và có thể gỡ như mọi ứng dụng khác: giữ biểu tượng rồi chọn gỡ.</p>
<h3>Ứng dụng xin những quyền gì?</h3>
<p>Chỉ xin quyền máy ảnh khi Quý khách bấm quét mã, và quyền thông báo khi Quý khách bật nhận tin. Từ chối vẫn mua hàng bình thường.</p>
<h3>Tôi mở từ Zalo, Facebook thì không thấy nút cài?</h3>
<p>Hãy bấm nút ba chấm, chọn mở bằng trình duyệt, rồi làm theo các bước trên.</p>
<h3>Điện thoại cũ có dùng được không?</h3>
<p>Được, miễn là trình duyệt được cập nhật trong vài năm gần đây. Nếu không cài được, Quý khách vẫn mua hàng bình thường trên trang web.</p>
<p>Cần giúp đỡ, Quý khách gọi ${company.hotlineLink}.</p>`,
}
