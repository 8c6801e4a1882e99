import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const commonQuestionsPage: SeedPage = {
  slug: 'cac-cau-hoi-thuong-gap',
  title: 'Các câu hỏi thường gặp',
  description:
    'Giải đáp về đặt hàng, giao hàng, đổi trả, kiểm tra hàng chính hãng, tích điểm và đổi quà tại An Lành.',
  html: `
<p>Dưới đây là những điều khách hàng hỏi nhiều nhất. Nếu chưa thấy câu trả lời, Quý khách vui lòng gọi ${company.hotlineLink} (${company.hours}).</p>
<h2>Đặt hàng và thanh toán</h2>
<details><summary>Tôi có cần tạo tài khoản mới mua được không?</summary><p>Không. Quý khách có thể chọn “Mua hàng không cần tài khoản”, điền người nhận, địa chỉ và đặt hàng ngay. Có tài khoản thì được tích điểm, đổi quà và xem lại đơn hàng trên mọi thiết bị.</p></details>
<details><summary>Làm sao biết đơn hàng đã đặt thành công?</summary><p>Sau khi đặt, màn hình hiện mã đơn bắt đầu bằng <strong>DH</strong> cùng các bước xử lý. Chúng tôi cũng gửi tin nhắn xác nhận tới số điện thoại của Quý khách.</p></details>
<details><summary>Tôi mất mã đơn hàng thì tra cứu thế nào?</summary><p>Tại trang kết quả đơn hàng, chọn tra cứu bằng số điện thoại và nhập mã xác nhận 6 chữ số được gửi tới máy. Tất cả đơn đã đặt bằng số đó sẽ hiện ra.</p></details>
<details><summary>Có những cách thanh toán nào?</summary><p>Tiền mặt khi nhận hàng; ngoài ra còn thẻ nội địa, thẻ quốc tế, chuyển khoản và mã QR khi các cổng thanh toán đang mở. Chi tiết tại <a href="/hinh-thuc-thanh-toan/">Hình thức thanh toán</a>.</p></details>
<h2>Giao hàng</h2>
<details><summary>Phí giao hàng là bao nhiêu?</summary><p>Phí giao hàng mặc định là <strong>10.000 VNĐ</strong> mỗi đơn trên toàn quốc. Nhận tại chi nhánh thì <strong>miễn phí</strong>.</p></details>
<details><summary>Bao lâu thì tôi nhận được hàng?</summary><p>Nội thành Hà Nội, Đà Nẵng, TP. Hồ Chí Minh thường 1–2 ngày; các tỉnh khác 2–5 ngày làm việc. Ngày dự kiến được hiển thị khi Quý khách chọn tỉnh, thành.</p></details>
<details><summary>Tôi muốn đổi địa chỉ sau khi đặt?</summary><p>Hãy gọi tổng đài trước khi đơn chuyển sang trạng thái “Chờ giao hàng”. Khi hàng đã giao cho đơn vị vận chuyển, chúng tôi sẽ nhờ bưu tá hỗ trợ nếu có thể.</p></details>
<h2>Hàng chính hãng và tích điểm</h2>
<details><summary>Kiểm tra hàng chính hãng như thế nào?</summary><p>Cào lớp bạc trên tem, nhập 12 ký tự tại mục <a href="/tich-diem/">Tích điểm</a> hoặc quét bằng máy ảnh điện thoại. Hệ thống trả lời ngay mã đúng, sai hay đã được sử dụng.</p></details>
<details><summary>Bộ 3 hộp, 6 hộp có mấy mã?</summary><p>Mỗi bộ có một mã chung, bắt đầu bằng ký hiệu in trên bộ (ví dụ JJ3, AL6). Nhập một lần là tích điểm cho cả bộ.</p></details>
<details><summary>Nhập sai nhiều lần có sao không?</summary><p>Sau 10 lần sai trong một giờ, số điện thoại sẽ tạm khoá tính năng nhập mã trong 24 giờ để bảo vệ quyền lợi người mua thật.</p></details>
<details><summary>Điểm có hết hạn không?</summary><p>Điểm có hiệu lực 12 tháng kể từ cuối quý được tích. Điểm cũ được trừ trước khi Quý khách đổi quà.</p></details>
<h2>Sản phẩm và tư vấn</h2>
<details><summary>Thực phẩm bảo vệ sức khoẻ có thay được thuốc không?</summary><p>Không. Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh. Quý khách đang điều trị nên hỏi bác sĩ trước khi dùng.</p></details>
<details><summary>Tôi muốn hỏi dược sĩ thì liên hệ ở đâu?</summary><p>Mời Quý khách gửi câu hỏi tại <a href="/chuyen-gia-tu-van/">Chuyên gia tư vấn</a> hoặc gọi tổng đài trong giờ làm việc.</p></details>
<details><summary>Tôi muốn đổi hoặc trả hàng?</summary><p>Quý khách được đổi trả trong 7 ngày theo <a href="/chinh-sach-doi-tra/">Chính sách đổi trả</a>.</p></details>`,
}
