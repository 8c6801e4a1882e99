import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const purchasePage: SeedPage = {
  slug: 'chinh-sach-mua-hang',
  title: 'Chính sách mua hàng',
  description:
    'Giá bán, xác nhận đơn, giới hạn số lượng, ưu đãi, điểm thưởng và hoá đơn khi mua tại An Lành.',
  html: `
<p>Chính sách này áp dụng cho mọi đơn hàng đặt trên trang web, qua tổng đài ${company.hotlineLink} và tại chi nhánh của ${company.name}.</p>
<h2>1. Thông tin sản phẩm</h2>
<ul>
<li>Mỗi sản phẩm ghi rõ thành phần, liều dùng, cách bảo quản, nơi sản xuất và số công bố hoặc số đăng ký bản công bố.</li>
<li>Hình ảnh thể hiện đúng sản phẩm; bao bì có thể thay đổi theo lô sản xuất mà không ảnh hưởng chất lượng.</li>
<li>Hạn sử dụng còn lại khi giao ít nhất 6 tháng, trừ khi được báo trước và giảm giá.</li>
</ul>
<p>Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh.</p>
<h2>2. Giá bán</h2>
<p>Giá niêm yết bằng đồng Việt Nam, đã gồm thuế giá trị gia tăng. Phí giao hàng <strong>10.000 VNĐ</strong> được ghi thành dòng riêng, miễn phí khi nhận tại chi nhánh. Trước khi đặt hàng, hệ thống kiểm tra lại giá và số lượng còn; nếu có thay đổi, Quý khách được báo rõ từng dòng và xác nhận lại.</p>
<h2>3. Đặt hàng và xác nhận</h2>
<ol>
<li>Đơn hàng được ghi nhận khi màn hình hiện mã đơn. Hàng được giữ cho Quý khách từ thời điểm đó.</li>
<li>Đơn thanh toán khi nhận hàng được chuyển xử lý ngay; đơn thanh toán trực tuyến được giữ 30 phút, đơn chuyển khoản được giữ 24 giờ.</li>
<li>An Lành có thể gọi xác nhận với đơn giá trị lớn hoặc địa chỉ chưa rõ.</li>
</ol>
<h2>4. Giới hạn số lượng</h2>
<p>Một số sản phẩm giá ưu đãi dành cho người dùng cá nhân, mỗi đơn chỉ mua được số lượng giới hạn (ví dụ RiTANA 60 viên giá 325.000 VNĐ: tối đa 3 lọ). Để bảo vệ người mua thật, mỗi số điện thoại đặt tối đa 10 đơn trong một giờ.</p>
<h2>5. Ưu đãi và voucher</h2>
<ul>
<li>Giá khuyến mãi áp dụng trong thời gian ghi tại trang <a href="/uu-dai/">Ưu đãi</a>, tính hết ngày cuối theo giờ Việt Nam.</li>
<li>Voucher số tiền được trừ trước, voucher phần trăm tính trên phần còn lại. Các voucher của cùng một chương trình không cộng dồn, trừ khi chương trình nói khác.</li>
<li>Voucher không quy đổi thành tiền mặt.</li>
</ul>
<h2>6. Điểm thưởng</h2>
<p>Điểm dự kiến được ghi trong giỏ hàng, cố định khi đặt và được cộng khi đơn hoàn tất. Ngoài ra, Quý khách tích điểm bằng mã cào trên từng hộp. Điểm có hạn 12 tháng kể từ cuối quý được tích.</p>
<h2>7. Nhận đều mỗi tháng</h2>
<p>Với sản phẩm có lựa chọn “Giao đều”, thành viên được nhắc trước mỗi kỳ 2 ngày và có thể tạm dừng, kết thúc bất cứ lúc nào trong Hồ sơ thành viên.</p>
<h2>8. Hoá đơn</h2>
<p>Hoá đơn điện tử được phát hành cho mọi đơn hàng. Quý khách cần hoá đơn công ty vui lòng ghi tên, mã số thuế, địa chỉ vào phần ghi chú khi đặt hàng.</p>
<h2>9. Từ chối phục vụ</h2>
<p>An Lành có quyền từ chối hoặc huỷ đơn có dấu hiệu gian lận, đầu cơ, dùng thông tin không đúng, hoặc khi giá hiển thị sai rõ ràng do lỗi kỹ thuật; trong các trường hợp này Quý khách được báo lý do và hoàn lại toàn bộ số tiền đã trả.</p>
<h2>10. Liên quan</h2>
<ul>
<li><a href="/chinh-sach-doi-tra/">Chính sách đổi trả</a></li>
<li><a href="/hinh-thuc-giao-hang/">Hình thức giao hàng</a></li>
<li><a href="/hinh-thuc-thanh-toan/">Hình thức thanh toán</a></li>
</ul>`,
}
