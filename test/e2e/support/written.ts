import { days } from '#domain/kernel/durations.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import type { RichText } from '#domain/richtext/document.ts'
import { systemClock } from '#server/platform/clock.ts'
import { blockOf } from '../../support/publishing.ts'

/** A block of every kind but vouchers. */
export function allBlocks(products: readonly number[], pictures: readonly string[]): PageBlock[] {
  const shown = { src: pictures[0]!, alt: 'Hộp viên uống trên bàn gỗ' }
  return [
    blockOf(
      'hero',
      {
        eyebrow: 'Chính hãng · có mã kiểm tra',
        title: 'Khớp khoẻ mỗi ngày',
        text: 'Viên uống chăm sóc khớp cho người trưởng thành, mỗi hộp một mã riêng để kiểm tra và tích điểm.',
        picture: shown,
        action: 'Xem sản phẩm',
        link: '/mua-hang/',
      },
      'tint',
    ),
    blockOf('benefits', {
      title: 'Vì sao chọn chúng tôi',
      benefits: [
        {
          icon: 'shield-check',
          title: 'Chính hãng',
          text: 'Mỗi hộp một mã dưới lớp bạc, tự kiểm tra được.',
        },
        {
          icon: 'truck',
          title: 'Giao toàn quốc',
          text: 'Đóng gói kín đáo, xem hàng rồi trả tiền.',
        },
        { icon: 'headset', title: 'Dược sĩ đồng hành', text: 'Gọi là có người tư vấn.' },
      ],
    }),
    blockOf(
      'steps',
      {
        title: 'Tích điểm trong ba bước',
        steps: [
          { title: 'Cào lớp bạc', text: 'Trên tem của hộp.' },
          { title: 'Nhập 12 ký tự', text: 'Hoặc quét mã bằng điện thoại.' },
          { title: 'Nhận điểm', text: 'Đổi quà hoặc voucher.' },
        ],
      },
      'deep',
    ),
    blockOf(
      'earnCode',
      { title: 'Đã có hộp trong tay?', text: 'Nhập mã để kiểm tra hàng và nhận điểm.' },
      'deep',
    ),
    blockOf('heading', { text: 'Sản phẩm', intro: 'Giá và hàng còn là của hôm nay.' }, 'tint'),
    blockOf('products', { source: 'hand', product_ids: [...products] }, 'tint'),
    blockOf('product', {
      product_id: products[0]!,
      words: 'Hộp lớn tiết kiệm hơn cho cả nhà dùng hai tháng.',
    }),
    blockOf('divider', { look: 'wave' }, 'tint'),
    blockOf(
      'countdown',
      {
        title: 'Ưu đãi kết thúc sau',
        until: fromNow(days(3)),
        after: 'Hẹn Quý khách đợt sau.',
      },
      'tint',
    ),
    blockOf('text', { content: longText(pictures) }),
    blockOf('picture', { picture: shown, caption: 'Nhà máy đạt chuẩn GMP.' }),
    blockOf(
      'gallery',
      { pictures: pictures.slice(0, 4).map((src) => ({ src, alt: 'Ảnh sản phẩm' })) },
      'tint',
    ),
    blockOf(
      'video',
      { picture: shown, title: 'Xem trong một phút', link: 'https://video.example/xem' },
      'deep',
    ),
    blockOf('articles', { title: 'Đọc thêm', slugs: ['bai-so-1', 'bai-so-2', 'bai-so-3'] }),
    blockOf(
      'questions',
      {
        title: 'Câu hỏi thường gặp',
        questions: [
          { question: 'Dùng được cho ai?', answer: 'Người trưởng thành.' },
          { question: 'Mua ở đâu?', answer: 'Tại nhà thuốc gần nhất hoặc trên trang này.' },
        ],
      },
      'tint',
    ),
    blockOf('lead', {
      title: 'Để dược sĩ gọi lại',
      text: 'Trong giờ làm việc, trong vòng một ngày.',
      purpose: 'gọi tư vấn cách dùng sản phẩm',
    }),
    blockOf(
      'pharmacies',
      { title: 'Mua tại nhà thuốc', text: 'Hơn 400 nhà thuốc trên cả nước.' },
      'tint',
    ),
    blockOf('divider', { look: 'line' }),
    blockOf(
      'contact',
      { title: 'Cần hỏi thêm?', text: 'Tổng đài từ 8 đến 21 giờ mỗi ngày.' },
      'deep',
    ),
  ]
}

const line = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})
const part = (text: string) => ({
  type: 'heading' as const,
  attrs: { level: 2 as const },
  content: [{ type: 'text' as const, text }],
})
/** With everything that a text may hold. */
export function longText(pictures: readonly string[]): RichText {
  const words =
    'Vận động nhẹ mỗi ngày giúp dịch khớp lưu thông, cơ quanh khớp khoẻ hơn và giấc ngủ cũng sâu hơn. Quý khách bắt đầu từ mười phút đi bộ sau bữa sáng, tăng dần theo sức của mình.'
  return {
    type: 'doc',
    content: [
      line(words),
      part('Vì sao trời lạnh khớp đau hơn'),
      line(words),
      {
        type: 'picture',
        attrs: {
          src: pictures[1]!,
          alt: 'Người đi bộ',
          caption: 'Đi bộ mỗi sáng là đủ để bắt đầu.',
        },
      },
      part('Ba việc nên làm mỗi ngày'),
      {
        type: 'orderedList',
        content: ['Giữ ấm khớp', 'Đi bộ 30 phút', 'Uống đủ nước'].map((text) => ({
          type: 'listItem' as const,
          content: [line(text)],
        })),
      },
      {
        type: 'table',
        content: [
          ['Việc', 'Bao lâu'],
          ['Đi bộ', '30 phút mỗi ngày'],
        ].map((cells, row) => ({
          type: 'tableRow' as const,
          content: cells.map((text) => ({
            type: row === 0 ? ('tableHeader' as const) : ('tableCell' as const),
            content: [line(text)],
          })),
        })),
      },
      part('Khi nào cần gặp bác sĩ'),
      {
        type: 'blockquote',
        content: [line('Đau kéo dài hơn một tuần, sưng nóng hoặc kèm sốt: Quý khách cần đi khám.')],
      },
      line(words),
    ],
  }
}

function fromNow(lasting: number): string {
  return new Date(systemClock.now().getTime() + lasting).toISOString()
}
