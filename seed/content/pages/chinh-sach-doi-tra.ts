import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const returnsPage: SeedPage = {
  slug: 'chinh-sach-doi-tra',
  title: 'Chính sách đổi trả',
  description:
    'Đổi trả trong 7 ngày: điều kiện, các bước, chi phí và thời gian hoàn tiền tại An Lành.',
  html: `
<p>An Lành mong Quý khách yên tâm với từng đơn hàng. Quý khách được <strong>đổi hoặc trả trong 7 ngày</strong> kể từ ngày nhận hàng, theo các điều kiện dưới đây.</p>
<h2>1. Trường hợp được đổi trả</h2>
<table>
<thead><tr><th>Trường hợp</th><th>Cách xử lý</th><th>Phí giao hàng</th></tr></thead>
<tbody>
<tr><td>Giao sai sản phẩm, thiếu số lượng</td><td>Giao bù, đổi đúng hoặc hoàn tiền</td><td>An Lành chịu</td></tr>
<tr><td>Hàng vỡ, móp, rách niêm phong do vận chuyển</td><td>Đổi mới hoặc hoàn tiền</td><td>An Lành chịu</td></tr>
<tr><td>Lỗi của nhà sản xuất, hàng cận hạn dưới 6 tháng không báo trước</td><td>Đổi mới hoặc hoàn tiền</td><td>An Lành chịu</td></tr>
<tr><td>Quý khách đổi ý, hàng còn nguyên vẹn</td><td>Đổi sản phẩm khác hoặc hoàn tiền</td><td>Quý khách chịu chiều gửi về</td></tr>
</tbody>
</table>
<h2>2. Điều kiện</h2>
<ul>
<li>Còn nguyên tem, niêm phong và <strong>chưa cào lớp bạc</strong> của mã tích điểm (trừ trường hợp lỗi của nhà sản xuất).</li>
<li>Còn đủ hộp, tờ hướng dẫn, phụ kiện và quà tặng kèm.</li>
<li>Có mã đơn hàng hoặc số điện thoại đã đặt hàng.</li>
<li>Thiết bị đo: còn nguyên thân máy, không rơi vỡ, không vào nước.</li>
</ul>
<p>Vì an toàn sức khoẻ, chúng tôi không nhận lại thực phẩm bảo vệ sức khoẻ và mỹ phẩm <strong>đã mở nắp</strong> nếu sản phẩm không có lỗi.</p>
<h2>3. Các bước đổi trả</h2>
<ol>
<li>Gọi ${company.hotlineLink} (${company.hours}) hoặc mở đơn hàng và chọn “Yêu cầu trả hàng”.</li>
<li>Gửi từ 1 đến 4 ảnh sản phẩm, nhãn vận chuyển. Nhân viên xác nhận trong vòng 24 giờ.</li>
<li>Đóng gói và trao lại cho bưu tá tới lấy, hoặc mang tới một trong ba <a href="/he-thong-nha-thuoc/">chi nhánh</a>.</li>
<li>An Lành kiểm tra trong 2 ngày làm việc kể từ khi nhận được hàng, rồi gửi hàng mới hoặc hoàn tiền.</li>
</ol>
<h2>4. Hoàn tiền</h2>
<table>
<thead><tr><th>Quý khách đã thanh toán bằng</th><th>Nhận lại qua</th><th>Thời gian</th></tr></thead>
<tbody>
<tr><td>Tiền mặt khi nhận hàng</td><td>Chuyển khoản ngân hàng</td><td>1–3 ngày làm việc</td></tr>
<tr><td>Chuyển khoản, mã QR</td><td>Tài khoản đã chuyển</td><td>1–3 ngày làm việc</td></tr>
<tr><td>Thẻ nội địa</td><td>Chính thẻ đó</td><td>3–7 ngày làm việc</td></tr>
<tr><td>Thẻ quốc tế</td><td>Chính thẻ đó</td><td>7–15 ngày làm việc, tuỳ ngân hàng</td></tr>
</tbody>
</table>
<p>Phí giao hàng 10.000 VNĐ được hoàn cùng khi lỗi thuộc về An Lành hoặc đơn vị vận chuyển.</p>
<h2>5. Điểm, voucher và quà tặng</h2>
<ul>
<li>Điểm tích từ đơn đã trả sẽ được thu hồi; điểm đã dùng đổi quà trong đơn được trả lại nếu quà còn nguyên.</li>
<li>Voucher đã dùng được trả lại nếu còn hạn.</li>
<li>Trả một phần đơn hàng thì quà và ưu đãi được tính lại theo giá trị còn lại.</li>
</ul>
<h2>6. Huỷ đơn trước khi nhận</h2>
<p>Đơn chưa giao cho đơn vị vận chuyển: Quý khách huỷ ngay trong trang đơn hàng. Đơn đang giao: Quý khách có thể từ chối nhận, chúng tôi không thu thêm phí nào.</p>
<h2>7. Không hài lòng với cách giải quyết?</h2>
<p>Quý khách có thể yêu cầu gặp quản lý chăm sóc khách hàng qua tổng đài, hoặc gửi khiếu nại tới cơ quan bảo vệ quyền lợi người tiêu dùng nơi cư trú. Chính sách này không làm giảm quyền của Quý khách theo Luật Bảo vệ quyền lợi người tiêu dùng.</p>`,
}
