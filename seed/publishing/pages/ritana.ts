import type { SeedLanding } from '../types.ts'
import { block, declared, text } from './block.ts'

export const ritanaPage: SeedLanding = {
  slug: 'RiTANA',
  daysAgo: 44,
  body: ({ productId }) => ({
    title: 'RiTANA – làn da đi cùng ánh sáng',
    seo: {
      description:
        'RiTANA: viên uống bổ sung L-glutathione, dương xỉ, cà chua trắng và tinh chất niacinamide 10%. Lịch chăm da sáng tối và cách chống nắng.',
      picture: { src: '/media/banners/landing-ritana', alt: 'Hộp, lọ và chai tinh chất RiTANA' },
    },
    blocks: [
      block(
        'hero',
        'rithero',
        {
          eyebrow: 'RiTANA',
          title: 'Đi cùng ánh sáng, thong thả',
          text: 'Chống nắng trước, dưỡng sau, kiên nhẫn suốt. RiTANA là hai bước nhỏ trong một lịch chăm da rõ ràng.',
          picture: {
            src: '/media/banners/landing-ritana',
            alt: 'Hộp, lọ và chai tinh chất RiTANA',
          },
          action: 'Chọn RiTANA',
          link: '/mua-hang/?c=dep-da-toc',
        },
        'deep',
      ),
      block('products', 'ritpick', {
        title: 'Chọn cách bắt đầu',
        source: 'hand',
        product_ids: ['RTN30', 'RTN60', 'RTNSE30'].map(productId),
        limit: 3,
      }),
      text(
        'rittable',
        `
## Lịch chăm da trong ngày

| Lúc | Việc | Lưu ý |
| Sáng | Rửa mặt dịu nhẹ, dưỡng ẩm | Da khô chỉ cần nước ấm |
| Sáng | Chống nắng SPF 30 trở lên | Hai vệt dài bằng ngón tay cho mặt và cổ |
| Sau bữa ăn | Viên uống RiTANA theo nhãn | Uống với nhiều nước |
| Ngoài trời | Mũ rộng vành, bôi lại mỗi 2 giờ | Cả khi trời râm |
| Tối | Tinh chất niacinamide, kem dưỡng | Tuần đầu dùng cách ngày |`,
        'tint',
      ),
      block('benefits', 'ritinside', {
        title: 'Thành phần, nói ngắn',
        benefits: [
          {
            icon: 'atom',
            title: 'L-glutathione',
            text: '250 mg trong 2 viên, hỗ trợ chống oxy hoá.',
          },
          { icon: 'leaf', title: 'Dương xỉ', text: 'Cao Polypodium 120 mg.' },
          { icon: 'cherry', title: 'Cà chua trắng', text: 'Cao cà chua trắng 100 mg.' },
          {
            icon: 'droplets',
            title: 'Niacinamide 10%',
            text: 'Trong tinh chất bôi, cùng axit hyaluronic.',
          },
          {
            icon: 'sun',
            title: 'Chống nắng',
            text: 'Không có trong hộp, nhưng luôn phải có trong túi.',
          },
          {
            icon: 'calendar',
            title: 'Thời gian',
            text: 'Chụp ảnh mỗi bốn tuần thay cho soi gương mỗi ngày.',
          },
        ],
      }),
      block('divider', 'ritspace', { look: 'space' }),
      block('steps', 'ritpoints', {
        title: 'Tích điểm với RiTANA',
        steps: [
          { title: 'Mở hộp, tìm tem', text: 'Mã nằm dưới lớp bạc, mỗi hộp một mã.' },
          { title: 'Nhập mã', text: 'Biết hàng chính hãng trước khi uống viên đầu tiên.' },
          { title: 'Dùng điểm', text: 'Đổi voucher cho lần mua sau, hoặc một món quà.' },
        ],
      }),
      block('earnCode', 'ritcode', {
        title: 'Nhập mã RiTANA',
        text: 'Mã gồm chữ và số dưới lớp bạc trên hộp.',
      }),
      block(
        'articles',
        'ritread',
        {
          title: 'Hiểu da mình hơn',
          slugs: ['nam-da-hieu-dung-de-cham-soc-kien-nhan', 'chong-nang-dung-cach-o-xu-nhieu-nang'],
        },
        'tint',
      ),
      block('questions', 'ritfaq', {
        title: 'Hỏi đáp',
        questions: [
          {
            question: 'Viên uống có thay kem chống nắng không?',
            answer:
              'Không. Kem, mũ và áo vẫn là phần chính; viên uống chỉ bổ sung chất chống oxy hoá.',
          },
          {
            question: 'Mua được mấy lọ giá ưu đãi?',
            answer:
              'Lọ 60 viên giá ưu đãi có giới hạn số lượng mỗi khách, ghi trên trang sản phẩm.',
          },
          {
            question: 'Mang thai, cho con bú có dùng được không?',
            answer:
              'Không tự dùng viên uống. Hãy hỏi bác sĩ sản khoa; chống nắng và dưỡng ẩm thì vẫn cần.',
          },
          {
            question: 'Bôi tinh chất thấy rát thì làm gì?',
            answer: 'Rửa sạch, ngừng vài ngày, chỉ dưỡng ẩm. Nếu đỏ rát kéo dài, hãy khám da liễu.',
          },
        ],
      }),
      declared('RiTANA viên uống sáng da', '4455/2024/ĐKSP'),
      block('contact', 'ritcall', {
        title: 'Gửi ảnh nhãn, hỏi dược sĩ',
        text: 'Đang dùng nhiều sản phẩm cùng lúc? Dược sĩ xếp giúp thứ tự.',
      }),
    ],
  }),
}
