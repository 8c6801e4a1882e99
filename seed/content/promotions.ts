import type { SeedPromotion } from './types.ts'

export const promotions: SeedPromotion[] = [
  {
    id: 'khoe-khop-mua-lanh',
    title: 'Khoẻ khớp mùa lạnh: giảm tới 40% nhóm xương khớp',
    summary: 'JEX, canxi nano, gel xoa bóp và máy massage vai gáy giảm giá suốt mùa lạnh.',
    html: `
<p>Trời trở lạnh, khớp dễ cứng và mỏi hơn. An Lành gom những sản phẩm được hỏi nhiều nhất cho mùa này với giá tốt.</p>
<h2>Ưu đãi</h2>
<ul>
<li>Combo 3 hộp JEX giảm 15%, combo 6 hộp giảm 20%.</li>
<li>Bột collagen khớp Mộc Nhiên giảm 35%, máy massage vai gáy Medora M2 giảm 40%.</li>
<li>Gel xoa bóp ấm nóng giảm 15%.</li>
</ul>
<h2>Điều kiện</h2>
<p>Giá đã giảm hiển thị trên từng sản phẩm, áp dụng tới khi hết thời gian hoặc hết hàng. Không giới hạn số lượng mỗi khách.</p>`,
    startsOn: '2026-11-01',
    endsOn: '2027-03-31',
    picture: 'uu-dai-xuong-khop',
    productSlugs: [
      'jex',
      'combo-3-hop-jex',
      'combo-6-hop-jex',
      'canxi-nano-d3-k2-vitalys',
      'bot-collagen-khop-moc-nhien',
      'gel-xoa-bop-am-nong-moc-nhien',
      'may-massage-co-medora',
    ],
  },
  {
    id: 'combo-tiet-kiem',
    title: 'Mua theo liệu trình: combo 3 và 6 hộp tiết kiệm tới 25%',
    summary: 'JEX, Alipas, Angela, OTiV, WIT: càng đủ liệu trình càng tiết kiệm, một mã cho cả bộ.',
    html: `
<p>Thực phẩm bảo vệ sức khoẻ cần dùng đều 2–3 tháng mới đánh giá được. Vì vậy An Lành có sẵn các bộ 3 và 6 hộp với giá thấp hơn mua lẻ.</p>
<table>
<thead><tr><th>Thương hiệu</th><th>Bộ 3 hộp</th><th>Bộ 6 hộp</th></tr></thead>
<tbody>
<tr><td>JEX</td><td>giảm 15%</td><td>giảm 20%</td></tr>
<tr><td>OTiV</td><td>giảm 14%</td><td>giảm 20%</td></tr>
<tr><td>WIT</td><td>giảm 16%</td><td>giảm 22%</td></tr>
<tr><td>Alipas</td><td>giảm 18%</td><td>giảm 23%</td></tr>
<tr><td>Angela</td><td>giảm 20%</td><td>giảm 25%</td></tr>
</tbody>
</table>
<p>Mỗi bộ có một mã cào chung. Nhập một lần tại mục Tích điểm là xác thực và cộng điểm cho cả bộ.</p>`,
    startsOn: '2026-10-01',
    endsOn: '2027-12-31',
    picture: 'combo-tiet-kiem',
    productSlugs: [
      'combo-3-hop-jex',
      'combo-6-hop-jex',
      'combo-3-hop-otiv',
      'combo-6-hop-otiv',
      'combo-3-hop-wit',
      'combo-6-hop-wit',
      'combo-3-hop-alipas',
      'combo-6-hop-alipas',
      'combo-3-hop-angela',
      'combo-6-hop-angela',
    ],
  },
  {
    id: 'thang-cham-soc-la-gan',
    title: 'Chăm sóc lá gan mùa tiệc: giảm tới 50%',
    summary: 'Cà gai leo, Silymarin, viên sủi Glutathione cho những tuần nhiều tiệc cuối năm.',
    html: `
<p>Cuối năm nhiều tiệc, gan cũng cần được nghỉ. Ngoài việc uống có chừng mực, Quý khách có thể tham khảo những sản phẩm hỗ trợ chức năng gan đang được ưu đãi.</p>
<h2>Gợi ý từ dược sĩ</h2>
<ul>
<li>Dùng hằng ngày: cà gai leo hoặc Silymarin Wasabi, mỗi đợt 1–3 tháng.</li>
<li>Trước và sau tiệc: nước uống hoa sắn dây, giảm 45%.</li>
<li>Cho người sống nơi nhiều khói bụi: viên sủi Glutathione, giảm 50%.</li>
</ul>
<p><strong>Đã uống rượu bia thì không lái xe.</strong> Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh.</p>`,
    startsOn: '2026-11-15',
    endsOn: '2027-02-28',
    picture: 'thang-cham-soc-la-gan',
    productSlugs: [
      'ca-gai-leo-moc-nhien',
      'silymarin-wasabi-vitalys',
      'nuoc-uong-hoa-san-day-nutriva',
      'choline-l-arginine-nutriva',
      'glutathione-gan-vitalys',
    ],
  },
  {
    id: 'dep-da-don-xuan',
    title: 'Đẹp da đón xuân: giảm tới 50% mỹ phẩm và collagen',
    summary: 'Tinh chất RiTANA nửa giá, collagen Dermia giảm 28%, chống nắng giảm 33%.',
    html: `
<p>Da cần ít nhất một chu kỳ 28 ngày để thay mới. Bắt đầu từ bây giờ là vừa kịp cho những ngày xuân.</p>
<h2>Bộ chăm sóc gợi ý</h2>
<ol>
<li>Buổi sáng: sữa rửa mặt rau má, kem chống nắng SPF50+.</li>
<li>Buổi tối: tinh chất niacinamide 10%, kem dưỡng ceramide.</li>
<li>Từ bên trong: collagen peptide vị đào hoặc RiTANA.</li>
</ol>
<p>Giá đã giảm hiển thị trên từng sản phẩm. RiTANA 60 viên giá 325.000 VNĐ, mỗi đơn tối đa 3 lọ.</p>`,
    startsOn: '2026-11-10',
    endsOn: '2027-04-30',
    picture: 'dep-da-don-xuan',
    productSlugs: [
      'ritana-serum-duong-sang',
      'ritana60v-325k',
      'bot-collagen-peptide-dermia',
      'kem-chong-nang-dermia-spf50',
      'sua-rua-mat-rau-ma-dermia',
      'kem-duong-am-ceramide-dermia',
      'biotin-kem-duong-toc-vitalys',
    ],
  },
  {
    id: 'hang-that-nhan-diem',
    title: 'Cào tem, xác thực hàng chính hãng, nhận điểm đổi quà',
    summary:
      'Mỗi hộp có một mã riêng. Nhập mã để biết hàng chính hãng và tích điểm đổi máy đo huyết áp, voucher.',
    html: `
<p>Mỗi hộp thực phẩm bảo vệ sức khoẻ tại An Lành có một tem chính hãng với lớp bạc che mã 12 ký tự.</p>
<h2>Ba bước đơn giản</h2>
<ol>
<li>Cào nhẹ lớp bạc trên tem.</li>
<li>Nhập mã tại mục <a href="/tich-diem/">Tích điểm</a> hoặc quét bằng điện thoại.</li>
<li>Nhận kết quả và điểm ngay; dùng điểm đổi quà hoặc voucher.</li>
</ol>
<h2>Lưu ý</h2>
<ul>
<li>Không mua hộp có lớp bạc đã bị cào.</li>
<li>Bộ 3 hộp, 6 hộp có một mã chung cho cả bộ.</li>
<li>Mã báo đã sử dụng mà không phải do Quý khách nhập: hãy gọi <a href="tel:02871026089">028 7102 6089</a>.</li>
</ul>`,
    startsOn: '2026-09-01',
    endsOn: '2027-12-31',
    picture: 'hang-that-nhan-doi-diem',
    productSlugs: ['jex', 'otiv', 'wit', 'alipas', 'angela', 'ritana-sang-da-30-vien'],
  },
]
