import type { SeedPage } from '../types.ts'
import { company } from './company.ts'

export const termsPage: SeedPage = {
  slug: 'dieu-khoan-su-dung',
  title: 'Điều khoản sử dụng',
  description:
    'Các điều khoản khi sử dụng trang web, tài khoản thành viên, mã tích điểm và nội dung của An Lành.',
  html: `
<p>Khi truy cập và sử dụng trang web này, Quý khách đồng ý với các điều khoản dưới đây. Vui lòng đọc kỹ trước khi đặt hàng hoặc đăng ký thành viên.</p>
<h2>1. Về chúng tôi</h2>
<p>Trang web do ${company.name} vận hành. Tổng đài: ${company.hotlineLink}.</p>
<h2>2. Tài khoản thành viên</h2>
<ul>
<li>Mỗi số điện thoại đăng ký một tài khoản. Quý khách chịu trách nhiệm về tính chính xác của thông tin đã cung cấp.</li>
<li>Mật khẩu gồm 6 chữ số, cần được giữ kín. An Lành <strong>không bao giờ</strong> hỏi mật khẩu hoặc mã xác nhận qua điện thoại, tin nhắn.</li>
<li>Sau nhiều lần nhập sai, tài khoản được tạm khoá để bảo vệ Quý khách.</li>
<li>Quý khách có thể tải dữ liệu của mình hoặc yêu cầu xoá tài khoản bất cứ lúc nào.</li>
</ul>
<h2>3. Mã tích điểm và tem chính hãng</h2>
<p>Mỗi mã chỉ dùng được một lần, thuộc về người mua sản phẩm. Nghiêm cấm mua bán mã, thu gom mã, dùng phần mềm dò mã hoặc làm giả tem. Khi phát hiện dấu hiệu bất thường, An Lành có quyền tạm giữ điểm, đề nghị xác minh và phối hợp với cơ quan chức năng. Quý khách được giải thích và có quyền khiếu nại.</p>
<h2>4. Điểm, quà và trò chơi</h2>
<ul>
<li>Điểm không phải là tiền, không chuyển nhượng, không quy đổi thành tiền mặt.</li>
<li>Quà được đổi khi đủ điểm, trong thời gian chương trình và khi quà còn. Điểm được trừ theo thứ tự tích trước, trừ trước.</li>
<li>Vòng quay và quay số công bố thể lệ, số lượng giải và cách kiểm chứng kết quả trước khi bắt đầu.</li>
</ul>
<h2>5. Thông tin sức khoẻ</h2>
<p>Bài viết, câu trả lời của chuyên gia và mô tả sản phẩm nhằm cung cấp thông tin chung, không thay thế việc thăm khám, chẩn đoán của bác sĩ. Thực phẩm bảo vệ sức khoẻ không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh. Khi có dấu hiệu cấp cứu, hãy gọi 115.</p>
<h2>6. Nội dung và sở hữu trí tuệ</h2>
<p>Tên gọi, hình ảnh, bài viết, phần mềm trên trang web thuộc An Lành hoặc bên cấp phép. Quý khách được xem, lưu, chia sẻ đường dẫn cho mục đích cá nhân; việc sao chép để kinh doanh cần được đồng ý bằng văn bản.</p>
<h2>7. Hành vi không được phép</h2>
<ol>
<li>Truy cập trái phép, cản trở hoạt động, dò quét lỗ hổng khi chưa được phép.</li>
<li>Đặt hàng ảo, dùng thông tin của người khác.</li>
<li>Đăng nội dung sai sự thật, xúc phạm, quảng cáo sản phẩm khác.</li>
<li>Thu thập dữ liệu hàng loạt làm ảnh hưởng tới người dùng khác.</li>
</ol>
<h2>8. Giới hạn trách nhiệm</h2>
<p>Chúng tôi nỗ lực để trang web hoạt động liên tục và chính xác, song có thể có lúc gián đoạn do bảo trì hoặc sự cố ngoài tầm kiểm soát. An Lành không chịu trách nhiệm với thiệt hại gián tiếp phát sinh từ việc dùng sản phẩm sai hướng dẫn. Điều này không loại trừ trách nhiệm mà pháp luật quy định phải chịu.</p>
<h2>9. Dữ liệu cá nhân</h2>
<p>Việc xử lý dữ liệu thực hiện theo <a href="/chinh-sach-bao-mat/">Chính sách bảo mật</a> và Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.</p>
<h2>10. Thay đổi điều khoản</h2>
<p>Điều khoản có thể được cập nhật. Thay đổi bất lợi cho Quý khách được thông báo trước ít nhất 7 ngày và không áp dụng ngược cho đơn hàng đã đặt.</p>
<h2>11. Luật áp dụng và giải quyết tranh chấp</h2>
<p>Điều khoản được điều chỉnh bởi pháp luật Việt Nam. Hai bên ưu tiên thương lượng trong 30 ngày; nếu không đạt được, tranh chấp được giải quyết tại toà án có thẩm quyền nơi Quý khách cư trú hoặc nơi An Lành đặt trụ sở, theo lựa chọn của Quý khách.</p>
<p><em>Hiệu lực từ ngày 01/11/2026.</em></p>`,
}
