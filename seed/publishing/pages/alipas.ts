import type { SeedLanding } from '../types.ts'
import { block, declared, text } from './block.ts'

export const alipasPage: SeedLanding = {
  slug: 'Alipas',
  daysAgo: 72,
  body: ({ productId }) => ({
    title: 'Alipas – chuyện của đàn ông, nói thẳng và kín đáo',
    seo: {
      description:
        'Thực phẩm bảo vệ sức khoẻ Alipas với mật nhân, kẽm, nhân sâm và L-arginine. Giao hàng kín, hỏi dược sĩ riêng, mua theo bộ.',
      picture: { src: '/media/banners/landing-alipas', alt: 'Hộp Alipas trên nền đỏ trầm' },
    },
    blocks: [
      block(
        'hero',
        'alphero',
        {
          eyebrow: 'Thực phẩm bảo vệ sức khoẻ',
          title: 'Bản lĩnh là biết chăm mình',
          text: 'Ngủ đủ, tập đều, bớt rượu bia. Alipas bổ sung mật nhân, kẽm, nhân sâm và L-arginine, hỗ trợ tăng cường sinh lý nam.',
          picture: { src: '/media/banners/landing-alipas', alt: 'Hộp Alipas trên nền đỏ trầm' },
          action: 'Xem Alipas',
          link: '/alipas/',
        },
        'deep',
      ),
      block('heading', 'alpstraight', {
        text: 'Ba điều nói thẳng',
        intro: 'Trước khi mua bất cứ thứ gì, kể cả Alipas.',
      }),
      text(
        'alptruth',
        `
1. Mệt mỏi và giảm ham muốn có nhiều nguyên nhân: thiếu ngủ, thuốc đang uống, đường huyết, huyết áp, tâm trạng. Nếu kéo dài trên ba tháng, hãy đi khám nam khoa.
2. Alipas là thực phẩm. Viên uống bồi bổ, hỗ trợ, không tạo tác dụng tức thì.
3. Người bệnh tim đang dùng nitrat, người uống thuốc chống đông, thuốc huyết áp phải hỏi bác sĩ trước khi dùng.`,
      ),
      block('product', 'alpbuy', {
        product_id: productId('ALP30'),
        words: 'Ngày 1 viên sau bữa sáng, hộp 30 viên.',
      }),
      block(
        'benefits',
        'alpquiet',
        {
          title: 'Kín đáo từ lúc hỏi tới lúc nhận',
          benefits: [
            {
              icon: 'package',
              title: 'Kiện hàng trơn',
              text: 'Bên ngoài chỉ có thông tin nhận hàng.',
            },
            {
              icon: 'phone',
              title: 'Dược sĩ nam khi cần',
              text: 'Gọi hotline và nói muốn trao đổi với dược sĩ nam.',
            },
            {
              icon: 'lock',
              title: 'Đơn hàng riêng tư',
              text: 'Lịch sử mua chỉ hiện trong tài khoản của Quý khách.',
            },
            {
              icon: 'shield-check',
              title: 'Mã riêng từng hộp',
              text: 'Nhập mã để biết hàng chính hãng trước khi dùng.',
            },
          ],
        },
        'tint',
      ),
      block('products', 'alpsets', {
        title: 'Hộp lẻ và bộ',
        source: 'brand',
        of: 'alipas',
        limit: 3,
      }),
      block('questions', 'alpfaq', {
        title: 'Câu hỏi thường được hỏi nhỏ',
        questions: [
          {
            question: 'Có phải thuốc cường dương không?',
            answer:
              'Không. Alipas là thực phẩm bảo vệ sức khoẻ, dùng đều theo hướng dẫn trên nhãn. Rối loạn cương cần được bác sĩ thăm khám.',
          },
          {
            question: 'Bao nhiêu tuổi dùng được?',
            answer:
              'Dành cho nam giới trưởng thành, thường từ 30 tuổi. Không dùng cho người dưới 18 tuổi.',
          },
          {
            question: 'Có uống cùng rượu bia không?',
            answer: 'Không nên. Rượu bia làm giảm ham muốn, giấc ngủ và sức bền.',
          },
          {
            question: 'Vợ chồng đang mong con thì sao?',
            answer:
              'Hai người nên đi khám cùng nhau trước. Hãy kể cho bác sĩ nghe mọi sản phẩm đang dùng.',
          },
        ],
      }),
      block('articles', 'alpread', {
        title: 'Đọc trước khi quyết định',
        slugs: ['man-duc-nam-kham-truoc-khi-mua', 'don-vi-con-biet-minh-da-uong-bao-nhieu'],
      }),
      block('divider', 'alpline', { look: 'line' }),
      declared('Alipas', '4233/2023/ĐKSP'),
      block('contact', 'alpcall', {
        title: 'Hỏi riêng dược sĩ',
        text: 'Không cần kể tên. Chỉ cần kể điều đang băn khoăn và thuốc đang uống.',
      }),
    ],
  }),
}
