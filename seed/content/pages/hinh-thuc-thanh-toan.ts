import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const paymentPage: SeedPage = {
  slug: 'hinh-thuc-thanh-toan',
  title: 'Hình thức thanh toán',
  description:
    'Tiền mặt khi nhận hàng, thẻ nội địa, thẻ quốc tế, chuyển khoản và mã QR: cách dùng, thời hạn, an toàn.',
  html: `
<p>Ở bước giao hàng, Quý khách thấy những hình thức đang mở cho đơn của mình. Tổng tiền cần trả gồm tiền hàng sau ưu đãi và phí giao hàng, được ghi rõ trước khi bấm đặt hàng và không phát sinh thêm.</p>
<h2>1. Tiền mặt khi nhận hàng</h2>
<p>Trả tiền cho bưu tá sau khi kiểm tra kiện hàng, hoặc trả tại quầy khi nhận ở chi nhánh. Không mất phí thu hộ. Đơn có quà đổi điểm cũng áp dụng được.</p>
<h2>2. Thẻ nội địa</h2>
<p>Thẻ của các ngân hàng Việt Nam đã đăng ký thanh toán trực tuyến. Quý khách được chuyển sang trang của cổng thanh toán để nhập thẻ và mã OTP, sau đó tự quay lại trang đơn hàng.</p>
<h2>3. Thẻ quốc tế</h2>
<p>Visa, Mastercard, JCB. Việc nhập thẻ diễn ra trên trang bảo mật của cổng thanh toán, có xác thực 3-D Secure. An Lành không nhìn thấy và không lưu số thẻ.</p>
<h2>4. Chuyển khoản ngân hàng</h2>
<ol>
<li>Sau khi đặt hàng, màn hình hiện số tài khoản, số tiền và nội dung <strong>AL + mã đơn</strong>.</li>
<li>Chuyển đúng số tiền và đúng nội dung để đơn được xác nhận tự động trong vài phút.</li>
<li>Đơn được giữ 24 giờ.</li>
</ol>
<h2>5. Mã QR (VietQR)</h2>
<p>Mở ứng dụng ngân hàng, quét mã trên màn hình: số tiền và nội dung đã điền sẵn. Đơn được giữ 30 phút.</p>
<h2>Thời hạn giữ đơn</h2>
<table>
<thead><tr><th>Hình thức</th><th>Thời hạn thanh toán</th><th>Quá hạn</th></tr></thead>
<tbody>
<tr><td>Tiền mặt</td><td>Khi nhận hàng</td><td>Không áp dụng</td></tr>
<tr><td>Thẻ nội địa, thẻ quốc tế, mã QR</td><td>30 phút</td><td>Đơn tự huỷ, hàng và voucher được trả lại</td></tr>
<tr><td>Chuyển khoản</td><td>24 giờ</td><td>Đơn tự huỷ, hàng và voucher được trả lại</td></tr>
</tbody>
</table>
<h2>Những câu hỏi hay gặp</h2>
<h3>Tôi đã bị trừ tiền nhưng đơn báo chưa thanh toán?</h3>
<p>Hãy chờ vài phút rồi mở lại đơn; hệ thống luôn hỏi lại cổng thanh toán. Nếu quá 30 phút, gọi ${company.hotlineLink} và đọc mã đơn. Tiền đến sau khi đơn đã huỷ sẽ được hoàn tự động.</p>
<h3>Tôi chuyển thiếu hoặc chuyển hai lần?</h3>
<p>Khoản thiếu được giữ lại chờ Quý khách bổ sung trong 24 giờ. Khoản thừa được hoàn về đúng tài khoản đã chuyển trong 1–3 ngày làm việc.</p>
<h3>Có xuất hoá đơn không?</h3>
<p>Có, hoá đơn điện tử được gửi qua tin nhắn hoặc email sau khi đơn hoàn tất.</p>
<h2>An toàn khi thanh toán</h2>
<ul>
<li>An Lành không yêu cầu chuyển tiền vào tài khoản cá nhân.</li>
<li>Không đọc mã OTP của ngân hàng cho bất kỳ ai, kể cả người tự xưng là nhân viên.</li>
<li>Chỉ thanh toán trên trang có địa chỉ của An Lành hoặc của cổng thanh toán được chuyển tới từ đơn hàng.</li>
</ul>`,
}
