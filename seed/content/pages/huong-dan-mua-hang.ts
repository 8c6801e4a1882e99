import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const buyingGuidePage: SeedPage = {
  slug: 'huong-dan-mua-hang',
  title: 'Hướng dẫn mua hàng',
  description:
    'Từng bước tìm sản phẩm, đặt hàng không cần tài khoản, theo dõi đơn và tích điểm tại An Lành.',
  html: `
<p>Đặt hàng tại An Lành chỉ mất khoảng một phút, có hoặc không có tài khoản. Nếu Quý khách muốn đặt qua điện thoại, hãy gọi ${company.hotlineLink} (${company.hours}).</p>
<h2>Bước 1. Tìm sản phẩm</h2>
<ul>
<li>Gõ vào ô <strong>Tìm kiếm</strong>: có dấu hay không dấu đều được, gõ sai một chữ vẫn tìm thấy. Ví dụ: “vien uong dep da”, “glucosamin”, “mat gan”.</li>
<li>Hoặc mở <strong>Danh mục</strong> và lọc theo nhóm, thương hiệu, khoảng giá tại trang <a href="/mua-hang/">Mua hàng</a>.</li>
</ul>
<h2>Bước 2. Xem kỹ sản phẩm</h2>
<p>Trang sản phẩm có thành phần, công dụng, liều dùng, đối tượng, số đăng ký và câu hỏi thường gặp. Mục “Tích … điểm” cho biết số điểm dự kiến khi đơn hoàn tất.</p>
<h2>Bước 3. Thêm vào giỏ hàng</h2>
<p>Chọn số lượng, bấm <strong>Thêm vào giỏ</strong>. Giỏ hàng được lưu trên thiết bị của Quý khách trong một ngày. Nếu giá hoặc số lượng còn lại thay đổi, giỏ hàng sẽ báo rõ từng dòng.</p>
<h2>Bước 4. Chọn cách nhận hàng</h2>
<ol>
<li>Mở giỏ hàng, bấm tiếp tục. Chọn đăng nhập hoặc <strong>Mua hàng không cần tài khoản</strong>.</li>
<li>Chọn <strong>Giao hàng tận nơi</strong> (phí 10.000 VNĐ) rồi chọn tỉnh, quận huyện, phường xã, số nhà; hoặc <strong>nhận tại chi nhánh</strong> (miễn phí).</li>
<li>Điền họ tên và số điện thoại người nhận.</li>
</ol>
<h2>Bước 5. Thanh toán và đặt hàng</h2>
<p>Chọn <a href="/hinh-thuc-thanh-toan/">hình thức thanh toán</a>, xem lại tổng tiền rồi bấm đặt hàng. Mã đơn bắt đầu bằng <strong>DH</strong> sẽ hiện ra cùng tin nhắn xác nhận.</p>
<h2>Bước 6. Theo dõi đơn hàng</h2>
<p>Mở liên kết trong tin nhắn, hoặc tra cứu bằng số điện thoại và mã xác nhận 6 chữ số. Quý khách có thể huỷ đơn khi đơn chưa được giao cho đơn vị vận chuyển.</p>
<h2>Bước 7. Nhận hàng và tích điểm</h2>
<ol>
<li>Kiểm tra kiện hàng, tem chính hãng còn nguyên lớp bạc.</li>
<li>Cào lớp bạc, nhập mã tại mục <a href="/tich-diem/">Tích điểm</a> để xác thực hàng chính hãng.</li>
<li>Dùng điểm đổi quà hoặc voucher cho lần mua sau.</li>
</ol>
<h2>Mẹo nhỏ</h2>
<ul>
<li>Mua bộ 3 hộp, 6 hộp để đủ liệu trình và tiết kiệm hơn.</li>
<li>Chọn “Giao đều” với sản phẩm dùng lâu dài; có thể dừng bất cứ lúc nào.</li>
<li>Thêm biểu tượng An Lành vào màn hình chính để mở nhanh, xem <a href="/tai-app/">Tải ứng dụng</a>.</li>
</ul>
<h2>Cần hỗ trợ?</h2>
<p>Gọi ${company.hotlineLink}, hoặc ghé một trong ba <a href="/he-thong-nha-thuoc/">chi nhánh</a>. Dược sĩ sẽ giúp Quý khách chọn sản phẩm và đặt đơn tại chỗ.</p>`,
}
