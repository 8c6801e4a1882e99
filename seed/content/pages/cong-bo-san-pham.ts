import { products } from '#seed/catalog/products/index.ts'
import type { SeedProduct } from '#seed/catalog/types.ts'
import type { SeedPage } from '../types.ts'

export const declarationsPage: SeedPage = {
  slug: 'cong-bo-san-pham',
  title: 'Công bố sản phẩm',
  description:
    'Danh sách số đăng ký bản công bố, số tiếp nhận phiếu công bố của sản phẩm bán tại An Lành.',
  html: `
<p>Theo quy định, thực phẩm bảo vệ sức khoẻ phải có <strong>Giấy tiếp nhận đăng ký bản công bố sản phẩm</strong> (ĐKSP), mỹ phẩm có <strong>số tiếp nhận phiếu công bố</strong> (CBMP), thiết bị y tế có <strong>số công bố tiêu chuẩn áp dụng</strong> (PCBA, PCBB). Quý khách có thể đối chiếu số ghi trên bao bì với danh sách dưới đây.</p>
<h2>Cách đọc số công bố</h2>
<ul>
<li><strong>4812/2024/ĐKSP</strong>: số thứ tự 4812, cấp năm 2024, loại đăng ký bản công bố sản phẩm.</li>
<li>Số này in ở mặt sau hoặc mặt bên của hộp, gần hạn sử dụng.</li>
<li>Nếu số trên hộp khác danh sách, hãy gọi <a href="tel:02871026089">028 7102 6089</a> trước khi dùng.</li>
</ul>
<h2>Thực phẩm bảo vệ sức khoẻ</h2>
${tableOf('supplement')}
<p>Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh.</p>
<h2>Mỹ phẩm</h2>
${tableOf('cosmetic')}
<h2>Thiết bị chăm sóc sức khoẻ</h2>
${tableOf('device')}`,
}

function tableOf(kind: SeedProduct['kind']): string {
  const singles = products.filter((p) => p.kind === kind && !p.unit.startsWith('Combo'))
  const rows = singles.map(
    ({ slug, name, registrationNo, origin }) =>
      `<tr><td><a href="/${slug}/">${name}</a></td><td>${registrationNo}</td><td>${origin}</td></tr>`,
  )
  return `<table>
<thead><tr><th>Sản phẩm</th><th>Số công bố</th><th>Xuất xứ</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}
