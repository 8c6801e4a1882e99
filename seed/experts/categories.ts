/** What people may ask about, in the order of the shop. */
export const expertCategories = [
  {
    slug: 'co-xuong-khop',
    name: 'Cơ xương khớp',
    description: 'Đau khớp, đau lưng, loãng xương, chấn thương nhẹ.',
  },
  {
    slug: 'tieu-hoa',
    name: 'Tiêu hoá',
    description: 'Dạ dày, ruột, táo bón, tiêu chảy, gan mật.',
  },
  {
    slug: 'tim-mach',
    name: 'Tim mạch, huyết áp',
    description: 'Huyết áp, mỡ máu, nhịp tim, phòng ngừa đột quỵ.',
  },
  {
    slug: 'giac-ngu',
    name: 'Giấc ngủ, thần kinh',
    description: 'Mất ngủ, đau đầu, chóng mặt, căng thẳng.',
  },
  { slug: 'da-lieu', name: 'Da, tóc, móng', description: 'Mụn, nám, dị ứng, rụng tóc, nấm da.' },
  { slug: 'me-va-be', name: 'Mẹ và bé', description: 'Thai kỳ, cho con bú, sức khoẻ trẻ nhỏ.' },
  {
    slug: 'nam-khoa',
    name: 'Sức khoẻ nam giới',
    description: 'Tiền liệt tuyến, tiểu đêm, sinh lý nam.',
  },
  {
    slug: 'dung-thuoc',
    name: 'Dùng thuốc an toàn',
    description: 'Cách uống, tương tác, bảo quản, tác dụng không mong muốn.',
  },
] as const
