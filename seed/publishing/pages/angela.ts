import type { SeedLanding } from '../types.ts'
import { block, declared, text } from './block.ts'

export const angelaPage: SeedLanding = {
  slug: 'Angela',
  daysAgo: 65,
  body: ({ productId }) => ({
    title: 'Angela – dịu dàng với chính mình',
    seo: {
      description:
        'Thực phẩm bảo vệ sức khoẻ Angela với lepidium meyenii, đương quy, isoflavone và vitamin E. Câu chuyện tuổi 30 trở đi, cách dùng và những lưu ý.',
      picture: { src: '/media/banners/landing-angela', alt: 'Hộp Angela giữa những cánh hoa' },
    },
    blocks: [
      block(
        'hero',
        'anghero',
        {
          eyebrow: 'Cho phụ nữ từ tuổi 30',
          title: 'Dịu dàng với chính mình',
          text: 'Có những ngày da khô hơn, ngủ ít hơn, lòng dễ gợn hơn. Cơ thể đang đổi nhịp, và xứng đáng được lắng nghe.',
          picture: { src: '/media/banners/landing-angela', alt: 'Hộp Angela giữa những cánh hoa' },
          action: 'Gặp Angela',
          link: '/angela/',
        },
        'tint',
      ),
      text(
        'angletter',
        `
## Thư gửi người phụ nữ bận rộn

Nội tiết tố nữ lên xuống theo tuổi, theo giấc ngủ và theo những lo toan. Không ai phải gồng mình như chưa có gì thay đổi.

> Chăm mình không phải việc để dành khi mọi người đã xong. Nó là mười lăm phút mỗi ngày, của riêng mình.

Thực phẩm bảo vệ sức khoẻ Angela hỗ trợ cân bằng nội tiết tố nữ, hỗ trợ làm đẹp da, là một phần nhỏ bên cạnh bữa ăn, vận động và giấc ngủ.`,
      ),
      block('benefits', 'angherbs', {
        title: 'Bốn thành phần',
        benefits: [
          {
            icon: 'sprout',
            title: 'Lepidium meyenii 500 mg',
            text: 'Cây maca, trồng ở vùng núi cao.',
          },
          {
            icon: 'flower',
            title: 'Đương quy 80 mg',
            text: 'Vị thảo mộc quen thuộc của phụ nữ Á Đông.',
          },
          { icon: 'bean', title: 'Isoflavone 40 mg', text: 'Chiết xuất từ đậu nành.' },
          { icon: 'sun', title: 'Vitamin E 10 mg', text: 'Nguồn thiên nhiên, chất chống oxy hoá.' },
        ],
      }),
      block('divider', 'angwave', { look: 'wave' }),
      block(
        'steps',
        'angday',
        {
          title: 'Một ngày chăm mình',
          steps: [
            { title: 'Sáng: ra nắng sớm', text: 'Mười phút đi bộ, chống nắng cho mặt và cổ.' },
            {
              title: 'Trưa: đĩa cơm nửa rau',
              text: 'Thêm đậu phụ, cá, hạt vừng. Ly nước bên bàn làm việc.',
            },
            {
              title: 'Chiều: vài nhịp thở chậm',
              text: 'Khi cơn nóng hoặc cơn cáu đến, thở bằng bụng năm lần.',
            },
            {
              title: 'Tối: Angela sau bữa ăn',
              text: 'Ngày 1 viên. Tắt màn hình trước giờ ngủ một tiếng.',
            },
          ],
        },
        'tint',
      ),
      block('product', 'angbuy', {
        product_id: productId('AGL30'),
        words: 'Hộp 30 viên, ngày 1 viên sau ăn tối.',
      }),
      block('picture', 'angshelf', {
        picture: {
          src: '/media/banners/dep-tu-ben-trong',
          alt: 'Hộp Angela, lọ RiTANA và kem chống nắng Dermia',
        },
        caption: 'Bên trong và bên ngoài: ăn ngủ điều độ, chống nắng, dưỡng ẩm.',
        link: '/mua-hang/?c=sinh-ly-nam-nu',
      }),
      block('products', 'angsets', {
        title: 'Angela theo bộ',
        source: 'hand',
        product_ids: ['AG3', 'AG6', 'NTEPO100', 'DMCER50'].map(productId),
        limit: 4,
      }),
      text(
        'angcare',
        `
### Xin đọc trước

Không dùng cho phụ nữ mang thai, cho con bú, người có u xơ hoặc u vú phụ thuộc estrogen. Người đang uống thuốc chống đông, thuốc nội tiết cần hỏi bác sĩ. Ra máu bất thường, ra máu sau mãn kinh: hãy khám phụ khoa trước.`,
      ),
      block('articles', 'angread', {
        title: 'Đọc khi có thời gian',
        slugs: [
          'tien-man-kinh-nhung-thay-doi-thuong-gap',
          've-sinh-giac-ngu-bay-thoi-quen',
          'canxi-va-vitamin-d-can-bao-nhieu',
        ],
      }),
      block('questions', 'angfaq', {
        title: 'Chị em hay hỏi',
        questions: [
          {
            question: 'Đang uống thuốc tránh thai có dùng được không?',
            answer:
              'Nên hỏi bác sĩ phụ khoa hoặc dược sĩ trước, vì Angela có isoflavone và thảo mộc.',
          },
          {
            question: 'Bao lâu thì nên nhìn lại?',
            answer:
              'Sau hai đến ba chu kỳ, hãy xem lại nhật ký kinh nguyệt, giấc ngủ và tâm trạng rồi trao đổi với dược sĩ.',
          },
          {
            question: 'Có cần nghỉ giữa các đợt không?',
            answer: 'Dùng theo đợt như trên nhãn. Nếu có gì khác thường thì ngừng và hỏi dược sĩ.',
          },
        ],
      }),
      declared('Angela', '4234/2023/ĐKSP'),
      block(
        'contact',
        'angcall',
        {
          title: 'Có người lắng nghe',
          text: 'Gọi hotline và nói muốn trao đổi với dược sĩ nữ.',
        },
        'tint',
      ),
    ],
  }),
}
