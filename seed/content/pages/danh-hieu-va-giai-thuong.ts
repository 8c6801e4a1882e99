import type { SeedPage } from '../types.ts'

export const awardsPage: SeedPage = {
  slug: 'danh-hieu-va-giai-thuong',
  title: 'Danh hiệu và giải thưởng',
  description:
    'Những ghi nhận An Lành nhận được về chất lượng, dịch vụ và trách nhiệm với cộng đồng.',
  html: `
<p>Mỗi ghi nhận là lời nhắc để An Lành làm tốt hơn. Dưới đây là các danh hiệu và giải thưởng theo từng năm.</p>
<h2>Giải thưởng</h2>
<table>
<thead><tr><th>Năm</th><th>Danh hiệu</th><th>Nội dung ghi nhận</th></tr></thead>
<tbody>
<tr><td>2026</td><td>Cửa hàng trực tuyến vì người cao tuổi</td><td>Giao diện dễ dùng, chữ lớn, đặt hàng không cần tài khoản</td></tr>
<tr><td>2025</td><td>Doanh nghiệp chống hàng giả tiêu biểu</td><td>Hệ thống mã cào xác thực trên từng hộp sản phẩm</td></tr>
<tr><td>2024</td><td>Thương hiệu sức khoẻ được yêu thích</td><td>Bình chọn của người tiêu dùng tại ba miền</td></tr>
<tr><td>2023</td><td>Sản phẩm chất lượng vì sức khoẻ cộng đồng</td><td>Nhóm sản phẩm xương khớp và bổ mắt</td></tr>
<tr><td>2022</td><td>Chuỗi nhà thuốc dịch vụ tốt</td><td>Tư vấn tại quầy và chăm sóc sau bán</td></tr>
</tbody>
</table>
<h2>Chứng nhận chất lượng</h2>
<ul>
<li><strong>GMP thực phẩm bảo vệ sức khoẻ</strong>: nhà máy được đánh giá định kỳ về con người, nhà xưởng, thiết bị và hồ sơ lô.</li>
<li><strong>ISO 22000:2018</strong>: hệ thống quản lý an toàn thực phẩm.</li>
<li><strong>GPP</strong>: thực hành tốt cơ sở bán lẻ thuốc tại các nhà thuốc đối tác.</li>
</ul>
<h2>Trách nhiệm với cộng đồng</h2>
<ul>
<li>Chương trình “Khám mắt cho em”: đo thị lực, tặng kính cho học sinh vùng cao.</li>
<li>“Bước chân vui khoẻ”: ngày hội đi bộ và tư vấn xương khớp cho người cao tuổi.</li>
<li>Thu gom vỏ hộp, lọ nhựa tại ba chi nhánh để tái chế.</li>
</ul>
<h2>Cách chúng tôi giữ chất lượng</h2>
<ol>
<li>Nguyên liệu được lấy mẫu và kiểm nghiệm trước khi đưa vào sản xuất.</li>
<li>Mỗi lô có phiếu kiểm nghiệm riêng; Quý khách có thể hỏi phiếu theo số lô in trên hộp.</li>
<li>Mẫu lưu được giữ tới sau hạn dùng một năm để đối chiếu khi cần.</li>
</ol>
<h2>Khách hàng là thước đo</h2>
<p>Giải thưởng chỉ có ý nghĩa khi khách hàng hài lòng. Nếu có điều gì chưa tốt, mong Quý khách cho chúng tôi biết qua <a href="tel:02871026089">028 7102 6089</a>. Mọi góp ý đều được ghi nhận và trả lời.</p>`,
}
