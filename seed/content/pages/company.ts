/** Data of the demo's company, as its pages print it. */
export const company = {
  name: 'Công ty Cổ phần Dược phẩm An Lành',
  hotline: '028 7102 6089',
  hotlineLink: '<a href="tel:02871026089">028 7102 6089</a>',
  hours: '8:00&nbsp;đến&nbsp;20:00 tất cả các ngày trong tuần',
} as const

export const branches = [
  ['Hà Nội', '180 Trường Chinh, phường Khương Thượng, quận Đống Đa'],
  [
    'Đà Nẵng',
    'Lô 02-A4.3 và Lô 03-A4.3, Khu đất công viên Bắc Tượng Đài, phường Hòa Cường Bắc, quận Hải Châu',
  ],
  ['TP. Hồ Chí Minh', '148 Hoàng Hoa Thám, phường 12, quận Tân Bình'],
] as const

export const branchTable = `<table>
<thead><tr><th>Chi nhánh</th><th>Địa chỉ</th></tr></thead>
<tbody>
${branches.map(([city, address]) => `<tr><td>${city}</td><td>${address}</td></tr>`).join('\n')}
</tbody>
</table>
<p>Giờ mở cửa: ${company.hours}.</p>`
