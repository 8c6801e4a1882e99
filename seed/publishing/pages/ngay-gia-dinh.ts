import type { SeedLanding } from '../types.ts'
import { articlePicture } from '../to-article.ts'
import { block, text, voucher } from './block.ts'

export const familyDayPage: SeedLanding = {
  slug: 'NgayGiaDinh',
  daysAgo: 7,
  body: ({ campaignId, endOfDay }) => ({
    title: 'Ngày Gia Đình An Lành – khoẻ là quà của nhau',
    seo: {
      description:
        'Ngày Gia Đình An Lành: voucher, tích điểm đổi quà, góc sức khoẻ ba thế hệ và nhà thuốc gần nhà.',
      picture: {
        src: '/media/banners/landing-ngay-gia-dinh',
        alt: 'Mái nhà, trái tim và những món quà',
      },
    },
    blocks: [
      block(
        'hero',
        'famhero',
        {
          eyebrow: 'Ngày Gia Đình An Lành',
          title: 'Khoẻ là quà của nhau',
          text: 'Ông bà, cha mẹ, con cháu: mỗi người một nhu cầu, một buổi cùng chăm nhau. Ghé nhà thuốc, đo huyết áp, tích điểm và chọn quà.',
          picture: {
            src: '/media/banners/landing-ngay-gia-dinh',
            alt: 'Mái nhà, trái tim và những món quà',
          },
          action: 'Xem ưu đãi',
          link: '/ctkm/',
        },
        'tint',
      ),
      block(
        'countdown',
        'famclock',
        {
          title: 'Ưu đãi Ngày Gia Đình còn',
          until: endOfDay(20),
          after: 'Ưu đãi đã khép lại. Hẹn gia đình mình ở lần sau.',
        },
        'deep',
      ),
      ...voucher('famvoucher', campaignId('THANG11'), {
        title: 'Voucher cho cả nhà',
        text: 'Nhập mã khi đặt hàng. Mỗi thành viên dùng được nhiều lần theo điều kiện của voucher.',
      }),
      block('steps', 'fampoints', {
        title: 'Cả nhà cùng tích điểm',
        steps: [
          {
            title: 'Cào mã trên hộp',
            text: 'Mỗi hộp một mã dưới lớp bạc; bộ 3, 6 hộp có một mã chung.',
          },
          {
            title: 'Nhập mã',
            text: 'Nhập tại trang Tích điểm hoặc nhờ nhà thuốc nhập bằng số điện thoại.',
          },
          {
            title: 'Gom về một tài khoản',
            text: 'Ông bà không dùng điện thoại thông minh? Con cháu nhập giúp.',
          },
          { title: 'Đổi quà', text: 'Máy đo huyết áp, bình giữ nhiệt, voucher và nhiều món khác.' },
        ],
      }),
      block(
        'earnCode',
        'famcode',
        { title: 'Nhập mã ngay', text: 'Biết hàng chính hãng và nhận điểm trong một lần nhập.' },
        'tint',
      ),
      block('heading', 'famthree', {
        text: 'Ba thế hệ, ba góc sức khoẻ',
        intro: 'Gợi ý để chọn cho đúng người. Chưa chắc thì hỏi dược sĩ.',
      }),
      block('products', 'famgrand', {
        title: 'Cho ông bà: theo dõi tại nhà',
        source: 'category',
        of: 'tim-mach-mo-mau',
        limit: 4,
      }),
      block('products', 'fambest', {
        title: 'Nhiều gia đình đang chọn',
        source: 'bestSellers',
        limit: 8,
      }),
      block('gallery', 'famlook', {
        pictures: [
          {
            src: articlePicture('do-huyet-ap-tai-nha-cho-dung'),
            alt: 'Trái tim có đường điện tim chạy ngang, bên cạnh là chiếc ghế và cuốn sổ',
          },
          {
            src: articlePicture('bon-bai-tap-nhe-cho-khop-goi'),
            alt: 'Hai đầu xương khớp vào nhau, bên cạnh là quả tạ nhỏ và đồng hồ bấm giờ',
          },
          {
            src: articlePicture('canxi-va-vitamin-d-can-bao-nhieu'),
            alt: 'Khúc xương lớn trong vòng tròn sáng, bên cạnh là hộp sữa và mặt trời',
          },
        ],
      }),
      block(
        'articles',
        'famread',
        {
          title: 'Cùng đọc, cùng làm',
          slugs: [
            'do-huyet-ap-tai-nha-cho-dung',
            'nhan-biet-dot-quy-som',
            'tu-thuoc-gia-dinh-va-ma-tren-hop',
            'canxi-va-vitamin-d-can-bao-nhieu',
          ],
        },
        'tint',
      ),
      block('experts', 'famasked', {
        title: 'Cả nhà hỏi, chuyên gia trả lời',
        text: 'Gửi câu hỏi về sức khoẻ của ông bà, cha mẹ và con trẻ; câu trả lời đến bằng tin nhắn.',
        category: '',
        limit: 4,
      }),
      block('pharmacies', 'famnear', {
        title: 'Ghé nhà thuốc gần nhà',
        text: 'Mang theo túi thuốc của gia đình, dược sĩ xem lại giúp hạn dùng và cách cất giữ.',
      }),
      text(
        'famterms',
        `
## Thể lệ ngắn gọn

- Voucher áp dụng cho đơn hàng trên trang này, không quy đổi thành tiền.
- Điểm cộng theo từng sản phẩm, có hạn dùng ghi trong hồ sơ thành viên.
- Thực phẩm bảo vệ sức khoẻ không phải là thuốc. Người đang điều trị cần hỏi bác sĩ hoặc dược sĩ trước khi dùng.

Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh. Đơn vị tổ chức: Công ty Cổ phần Dược phẩm An Lành.`,
      ),
      block('contact', 'famcall', {
        title: 'Cần người chọn giúp?',
        text: 'Kể tuổi, bệnh nền và thuốc đang uống của từng người.',
      }),
    ],
  }),
}
