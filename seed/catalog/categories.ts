import type { SeedCategory } from './types.ts'

export const categories: SeedCategory[] = [
  {
    slug: 'xuong-khop',
    name: 'Xương khớp',
    icon: 'bone',
    sort: 1,
    description:
      'Sản phẩm bổ sung dưỡng chất cho sụn khớp, xương chắc khoẻ và vận động dễ chịu hơn mỗi ngày.',
    subCategories: [
      { slug: 'sun-khop', name: 'Sụn khớp, vận động' },
      { slug: 'canxi-vitamin-d', name: 'Canxi, vitamin D' },
      { slug: 'xoa-bop-nep-khop', name: 'Xoa bóp, nẹp khớp' },
    ],
  },
  {
    slug: 'giac-ngu-tri-nho',
    name: 'Giấc ngủ & trí nhớ',
    icon: 'brain',
    sort: 2,
    description:
      'Hỗ trợ ngủ ngon, đầu óc thư thái, tăng tập trung và ghi nhớ cho người lớn và người cao tuổi.',
    subCategories: [
      { slug: 'ngu-ngon', name: 'Ngủ ngon' },
      { slug: 'tri-nho-tap-trung', name: 'Trí nhớ, tập trung' },
      { slug: 'dau-dau-cang-thang', name: 'Đau đầu, căng thẳng' },
    ],
  },
  {
    slug: 'dep-da-toc',
    name: 'Đẹp da & tóc',
    icon: 'sparkles',
    sort: 3,
    description: 'Chăm sóc da sáng mịn, tóc dày khoẻ từ bên trong lẫn bên ngoài.',
    subCategories: [
      { slug: 'sang-da', name: 'Sáng da, mờ nám' },
      { slug: 'collagen', name: 'Collagen' },
      { slug: 'toc-mong', name: 'Tóc, móng' },
      { slug: 'cham-soc-da-mat', name: 'Chăm sóc da mặt' },
    ],
  },
  {
    slug: 'giai-doc-gan',
    name: 'Giải độc gan',
    icon: 'leaf',
    sort: 4,
    description:
      'Thảo dược và dưỡng chất hỗ trợ chức năng gan cho người hay tiệc tùng, thức khuya.',
    subCategories: [
      { slug: 'men-gan-mat-gan', name: 'Men gan, mát gan' },
      { slug: 'ruou-bia', name: 'Rượu bia, gan nhiễm mỡ' },
    ],
  },
  {
    slug: 'bo-mat',
    name: 'Bổ mắt',
    icon: 'eye',
    sort: 5,
    description:
      'Dưỡng chất và dụng cụ chăm sóc mắt cho người làm việc với màn hình và người lớn tuổi.',
    subCategories: [
      { slug: 'sang-mat', name: 'Sáng mắt, mỏi mắt' },
      { slug: 'kho-mat', name: 'Khô mắt' },
      { slug: 'mat-tre-em', name: 'Mắt trẻ em' },
    ],
  },
  {
    slug: 'tim-mach-mo-mau',
    name: 'Tim mạch & mỡ máu',
    icon: 'heart-pulse',
    sort: 6,
    description:
      'Hỗ trợ mỡ máu, huyết áp, tuần hoàn và dụng cụ theo dõi sức khoẻ tim mạch tại nhà.',
    subCategories: [
      { slug: 'mo-mau', name: 'Mỡ máu' },
      { slug: 'huyet-ap-tuan-hoan', name: 'Huyết áp, tuần hoàn' },
      { slug: 'theo-doi-tai-nha', name: 'Theo dõi tại nhà' },
    ],
  },
  {
    slug: 'sinh-ly-nam-nu',
    name: 'Sinh lý nam nữ',
    icon: 'venus-and-mars',
    sort: 7,
    description: 'Hỗ trợ nội tiết và sức khoẻ sinh lý cho cả hai, kín đáo khi giao hàng.',
    subCategories: [
      { slug: 'sinh-ly-nam', name: 'Sinh lý nam' },
      { slug: 'noi-tiet-nu', name: 'Nội tiết nữ' },
      { slug: 'cham-soc-phu-khoa', name: 'Chăm sóc vùng kín' },
    ],
  },
  {
    slug: 'giam-can-voc-dang',
    name: 'Giảm cân & vóc dáng',
    icon: 'weight',
    sort: 8,
    description:
      'Đồng hành cùng chế độ ăn uống, vận động để kiểm soát cân nặng một cách lành mạnh.',
    subCategories: [
      { slug: 'kiem-soat-can-nang', name: 'Kiểm soát cân nặng' },
      { slug: 'tieu-hoa-chat-xo', name: 'Tiêu hoá, chất xơ' },
      { slug: 'dinh-duong-thay-the', name: 'Dinh dưỡng, đạm' },
    ],
  },
]
