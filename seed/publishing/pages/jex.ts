import type { SeedLanding } from '../types.ts'
import { block, declared, text, voucher } from './block.ts'

export const jexPage: SeedLanding = {
  slug: 'JEX',
  daysAgo: 58,
  body: ({ productId, campaignId }) => ({
    title: 'JEX – cho những bước chân còn muốn đi xa',
    seo: {
      description:
        'Thực phẩm bảo vệ sức khoẻ JEX bổ sung dưỡng chất cho sụn khớp: thành phần, cách dùng, bộ 3 và 6 hộp, tích điểm từ mã trên hộp.',
      picture: { src: '/media/banners/landing-jex', alt: 'Hộp JEX bên hình hai đầu khớp' },
    },
    blocks: [
      block(
        'hero',
        'jexhero',
        {
          eyebrow: 'Thực phẩm bảo vệ sức khoẻ',
          title: 'Bước đều, đi xa cùng JEX',
          text: 'Collagen type II không biến tính, màng vỏ trứng, nghệ vàng và nhũ hương trong một viên mỗi ngày, bổ sung dưỡng chất cho sụn khớp.',
          picture: { src: '/media/banners/landing-jex', alt: 'Hộp JEX bên hình hai đầu khớp' },
          action: 'Xem JEX',
          link: '/jex/',
        },
        'deep',
      ),
      block('benefits', 'jexinside', {
        title: 'Trong mỗi viên có gì',
        benefits: [
          {
            icon: 'bone',
            title: 'Collagen type II 40 mg',
            text: 'Dạng không biến tính, thành phần của sụn khớp.',
          },
          {
            icon: 'egg',
            title: 'Màng vỏ trứng 300 mg',
            text: 'Nguồn collagen, chondroitin và axit hyaluronic từ tự nhiên.',
          },
          {
            icon: 'leaf',
            title: 'Nghệ vàng 100 mg',
            text: 'Cao chuẩn hoá, kết hợp với cao nhũ hương 80 mg.',
          },
        ],
      }),
      block('product', 'jexbuy', {
        product_id: productId('JEX30'),
        words: 'Hộp 30 viên, đủ cho một tháng dùng đều mỗi sáng.',
      }),
      block(
        'steps',
        'jexuse',
        {
          title: 'Dùng JEX mỗi ngày',
          steps: [
            {
              title: 'Sau bữa sáng',
              text: 'Uống 1 viên với nhiều nước. Cách thuốc kê đơn ít nhất 2 giờ.',
            },
            {
              title: 'Đi bộ 10 phút',
              text: 'Tăng dần mỗi tuần. Vận động vừa sức là phần chính của chăm sóc khớp.',
            },
            {
              title: 'Nhìn lại mỗi tháng',
              text: 'Ghi số bước, số lần đứng lên ngồi xuống trong 30 giây. Không thấy hợp thì hỏi dược sĩ.',
            },
          ],
        },
        'tint',
      ),
      ...voucher('jexvoucher', campaignId('JEX30K'), {
        title: 'Voucher cho khách mua JEX',
        text: 'Áp dụng cho hộp lẻ và các bộ 3, 6 hộp theo điều kiện của voucher.',
      }),
      block('products', 'jexsets', {
        title: 'Mua theo bộ, chung một mã tích điểm',
        source: 'hand',
        product_ids: ['JJ3', 'JJ6', 'MNGEL100', 'MDMAS02'].map(productId),
        limit: 4,
      }),
      text(
        'jexcare',
        `
## Ai nên hỏi trước khi dùng

- Phụ nữ mang thai, cho con bú.
- Người dị ứng với trứng, nghệ hoặc bất kỳ thành phần nào.
- Người đang uống thuốc chống đông, sắp phẫu thuật.
- Người có sỏi mật, bệnh gan.

Khớp sưng nóng, đỏ, đau tăng về đêm hoặc kèm sốt cần được bác sĩ khám sớm.`,
      ),
      block(
        'articles',
        'jexread',
        {
          title: 'Đọc thêm về khớp',
          slugs: [
            'thoai-hoa-khop-goi-song-nhe-nhang',
            'bon-bai-tap-nhe-cho-khop-goi',
            'dau-lung-dan-van-phong',
          ],
        },
        'tint',
      ),
      block('earnCode', 'jexcode', {
        title: 'Có hộp JEX trong tay?',
        text: 'Cào lớp bạc, nhập mã để biết hàng chính hãng và nhận 30 điểm.',
      }),
      block('questions', 'jexfaq', {
        title: 'Hỏi đáp về JEX',
        questions: [
          {
            question: 'Nên dùng trong bao lâu?',
            answer:
              'Dinh dưỡng cho khớp cần thời gian. Nhiều khách dùng đều từng đợt 2 đến 3 tháng rồi đánh giá lại cùng dược sĩ.',
          },
          {
            question: 'Đang uống thuốc giảm đau thì dùng thế nào?',
            answer:
              'Giữ nguyên đơn của bác sĩ, uống JEX cách ít nhất 2 giờ và cho bác sĩ biết Quý khách đang dùng thêm gì.',
          },
          {
            question: 'Người bị tiểu đường có dùng được không?',
            answer:
              'Người có bệnh nền nên hỏi bác sĩ hoặc dược sĩ trước khi dùng, mang theo hộp và đơn thuốc đang uống.',
          },
        ],
      }),
      declared('JEX', '4812/2024/ĐKSP'),
      block(
        'contact',
        'jexcall',
        {
          title: 'Hỏi dược sĩ về khớp của mình',
          text: 'Kể triệu chứng, thuốc đang dùng; dược sĩ nghe trước, gợi ý sau.',
        },
        'deep',
      ),
    ],
  }),
}
