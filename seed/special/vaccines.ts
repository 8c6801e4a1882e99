import type { SeedFaq } from '#seed/catalog/types.ts'

/** What the vaccine-centre shop alone sells: a slip for shots at one of its centres. */
export interface SeedVaccine {
  slug: string
  name: string
  code: string
  category: 'goi-tiem-chung' | 'vac-xin-le'
  /** Đồng before and with the discount. */
  price: number
  now: number
  unit: string
  short: string
  /** Who it is for. */
  audience: string
  shots: string[]
  schedule: string
  origin: string
  sold: number
  daysAgo: number
  picture: { color: string; pictogram: string; title: string; line: string }
}

/** Categories of this shop alone: no menu of the other shop shows them. */
export const vaccineCategories = [
  {
    slug: 'goi-tiem-chung',
    name: 'Gói tiêm chủng',
    icon: 'stethoscope',
    description: 'Gói tiêm theo độ tuổi, lịch hẹn được nhắc trước từng mũi.',
  },
  {
    slug: 'vac-xin-le',
    name: 'Vắc xin lẻ',
    icon: 'pill',
    description: 'Đặt giữ từng mũi vắc xin tại trung tâm gần Quý khách.',
  },
] as const

export const vaccines: SeedVaccine[] = [
  {
    slug: 'goi-tiem-tre-6-tuan-12-thang',
    name: 'Gói tiêm chủng cho trẻ từ 6 tuần đến 12 tháng tuổi, 16 mũi',
    code: 'TCTE12',
    category: 'goi-tiem-chung',
    price: 19_850_000,
    now: 18_790_000,
    unit: 'Gói 16 mũi',
    short: 'Đủ các mũi của năm đầu đời, nhắc lịch từng mũi qua tin nhắn.',
    audience: 'Trẻ từ 6 tuần đến 12 tháng tuổi',
    shots: ['6 trong 1', 'Phế cầu', 'Rota', 'Cúm', 'Sởi', 'Viêm não Nhật Bản', 'Viêm màng não'],
    schedule: '9 lần hẹn trong 12 tháng',
    origin: 'Pháp, Bỉ, Việt Nam',
    sold: 312,
    daysAgo: 150,
    picture: {
      color: '#2f7fd6',
      pictogram: 'baby',
      title: 'Gói tiêm chủng',
      line: 'Trẻ 6 tuần – 12 tháng',
    },
  },
  {
    slug: 'goi-tiem-tre-12-24-thang',
    name: 'Gói tiêm chủng cho trẻ từ 12 đến 24 tháng tuổi, 10 mũi',
    code: 'TCTE24',
    category: 'goi-tiem-chung',
    price: 11_200_000,
    now: 10_640_000,
    unit: 'Gói 10 mũi',
    short: 'Các mũi nhắc và mũi mới của năm thứ hai, giữ giá trong suốt lịch tiêm.',
    audience: 'Trẻ từ 12 đến 24 tháng tuổi',
    shots: ['Sởi, quai bị, rubella', 'Thuỷ đậu', 'Viêm gan A', 'Phế cầu nhắc', '6 trong 1 nhắc'],
    schedule: '6 lần hẹn trong 12 tháng',
    origin: 'Pháp, Bỉ, Hoa Kỳ',
    sold: 204,
    daysAgo: 140,
    picture: {
      color: '#f08a24',
      pictogram: 'blocks',
      title: 'Gói tiêm chủng',
      line: 'Trẻ 12 – 24 tháng',
    },
  },
  {
    slug: 'goi-tiem-chuan-bi-mang-thai',
    name: 'Gói tiêm chủng cho phụ nữ chuẩn bị mang thai, 8 mũi',
    code: 'TCMT08',
    category: 'goi-tiem-chung',
    price: 9_950_000,
    now: 9_450_000,
    unit: 'Gói 8 mũi',
    short: 'Hoàn tất trước khi mang thai, bác sĩ tư vấn khoảng cách từng mũi.',
    audience: 'Phụ nữ dự định mang thai sau 3 đến 6 tháng',
    shots: ['Sởi, quai bị, rubella', 'Thuỷ đậu', 'Viêm gan B', 'Cúm', 'Bạch hầu, ho gà, uốn ván'],
    schedule: '4 lần hẹn trong 6 tháng',
    origin: 'Pháp, Bỉ, Hàn Quốc',
    sold: 148,
    daysAgo: 120,
    picture: {
      color: '#c2387a',
      pictogram: 'heart-handshake',
      title: 'Gói tiêm chủng',
      line: 'Chuẩn bị mang thai',
    },
  },
  {
    slug: 'goi-tiem-nguoi-truong-thanh',
    name: 'Gói tiêm chủng cho người trưởng thành, 11 mũi',
    code: 'TCTT11',
    category: 'goi-tiem-chung',
    price: 14_300_000,
    now: 13_580_000,
    unit: 'Gói 11 mũi',
    short: 'Bổ sung những mũi còn thiếu, lịch linh hoạt ngoài giờ hành chính.',
    audience: 'Người từ 18 đến 49 tuổi',
    shots: ['HPV', 'Viêm gan A, B', 'Cúm', 'Phế cầu', 'Bạch hầu, ho gà, uốn ván'],
    schedule: '6 lần hẹn trong 12 tháng',
    origin: 'Hoa Kỳ, Bỉ, Hà Lan',
    sold: 96,
    daysAgo: 110,
    picture: {
      color: '#0f766e',
      pictogram: 'briefcase-medical',
      title: 'Gói tiêm chủng',
      line: 'Người trưởng thành',
    },
  },
  {
    slug: 'goi-tiem-nguoi-tren-50-tuoi',
    name: 'Gói tiêm chủng cho người trên 50 tuổi, 5 mũi',
    code: 'TCCT05',
    category: 'goi-tiem-chung',
    price: 12_650_000,
    now: 11_990_000,
    unit: 'Gói 5 mũi',
    short: 'Dành cho ông bà, cha mẹ; có điều dưỡng theo dõi sau tiêm.',
    audience: 'Người từ 50 tuổi trở lên',
    shots: ['Phế cầu', 'Cúm', 'Zona thần kinh', 'Bạch hầu, ho gà, uốn ván'],
    schedule: '3 lần hẹn trong 6 tháng',
    origin: 'Bỉ, Hoa Kỳ, Pháp',
    sold: 131,
    daysAgo: 95,
    picture: {
      color: '#6a3cc4',
      pictogram: 'hand-heart',
      title: 'Gói tiêm chủng',
      line: 'Người trên 50 tuổi',
    },
  },
  {
    slug: 'vac-xin-cum-mua-tu-gia',
    name: 'Vắc xin cúm mùa tứ giá, đặt giữ 1 mũi',
    code: 'VXCUM1',
    category: 'vac-xin-le',
    price: 365_000,
    now: 345_000,
    unit: '1 mũi',
    short: 'Một mũi mỗi năm cho cả nhà, từ 6 tháng tuổi.',
    audience: 'Trẻ từ 6 tháng tuổi và người lớn',
    shots: ['Cúm tứ giá'],
    schedule: 'Một mũi mỗi năm',
    origin: 'Pháp',
    sold: 2_180,
    daysAgo: 60,
    picture: { color: '#0b5fd3', pictogram: 'wind', title: 'Cúm mùa', line: 'Đặt giữ 1 mũi' },
  },
  {
    slug: 'vac-xin-hpv-9-chung',
    name: 'Vắc xin HPV 9 chủng, đặt giữ 1 mũi',
    code: 'VXHPV9',
    category: 'vac-xin-le',
    price: 3_050_000,
    now: 2_950_000,
    unit: '1 mũi',
    short: 'Dành cho nam và nữ từ 9 đến 45 tuổi, 2 hoặc 3 mũi theo độ tuổi.',
    audience: 'Nam và nữ từ 9 đến 45 tuổi',
    shots: ['HPV 9 chủng'],
    schedule: '2 hoặc 3 mũi theo độ tuổi',
    origin: 'Hoa Kỳ',
    sold: 864,
    daysAgo: 80,
    picture: { color: '#b3202e', pictogram: 'ribbon', title: 'HPV 9 chủng', line: 'Đặt giữ 1 mũi' },
  },
  {
    slug: 'vac-xin-phe-cau-13-chung',
    name: 'Vắc xin phế cầu 13 chủng, đặt giữ 1 mũi',
    code: 'VXPC13',
    category: 'vac-xin-le',
    price: 1_340_000,
    now: 1_290_000,
    unit: '1 mũi',
    short: 'Từ 6 tuần tuổi đến người cao tuổi, số mũi theo độ tuổi bắt đầu.',
    audience: 'Trẻ từ 6 tuần tuổi và người lớn',
    shots: ['Phế cầu 13 chủng'],
    schedule: '1 đến 4 mũi theo độ tuổi',
    origin: 'Bỉ',
    sold: 402,
    daysAgo: 70,
    picture: {
      color: '#0e7490',
      pictogram: 'shield-plus',
      title: 'Phế cầu',
      line: 'Đặt giữ 1 mũi',
    },
  },
  {
    slug: 'vac-xin-viem-gan-b-nguoi-lon',
    name: 'Vắc xin viêm gan B cho người lớn, đặt giữ 1 mũi',
    code: 'VXVGB1',
    category: 'vac-xin-le',
    price: 285_000,
    now: 285_000,
    unit: '1 mũi',
    short: 'Lịch 3 mũi trong 6 tháng; nên xét nghiệm trước khi tiêm.',
    audience: 'Người từ 16 tuổi chưa có kháng thể',
    shots: ['Viêm gan B'],
    schedule: '3 mũi trong 6 tháng',
    origin: 'Hàn Quốc',
    sold: 356,
    daysAgo: 65,
    picture: {
      color: '#4d7a1f',
      pictogram: 'activity',
      title: 'Viêm gan B',
      line: 'Đặt giữ 1 mũi',
    },
  },
]

/** HTML of what the buyer should know; no word of what a shot does, which is a doctor's to say. */
export function vaccineDescription({ audience, shots, schedule, unit }: SeedVaccine): string {
  return [
    `<h3>Dành cho ai</h3><p>${audience}. Bác sĩ khám sàng lọc trước mỗi lần tiêm và quyết định có tiêm hay không.</p>`,
    `<h3>Bao gồm</h3><ul>${shots.map((shot) => `<li>${shot}</li>`).join('')}</ul><p>${unit}, ${schedule.toLowerCase()}.</p>`,
    '<h3>Cách sử dụng phiếu</h3><ul><li>Nhận phiếu tại trung tâm đã chọn, hoặc được giao phiếu đến nhà.</li>',
    '<li>Mang phiếu và giấy tờ tuỳ thân đến bất kỳ trung tâm nào trong danh sách.</li>',
    '<li>Phiếu có hạn 12 tháng kể từ ngày nhận, chưa tiêm được hoàn theo chính sách đổi trả.</li></ul>',
  ].join('')
}

export const vaccineFaqs: SeedFaq[] = [
  {
    question: 'Tôi có thể đổi trung tâm sau khi đặt không?',
    answer:
      'Được. Phiếu dùng tại mọi trung tâm trong danh sách; Quý khách gọi 028 7102 6595 để đổi lịch hẹn.',
  },
  {
    question: 'Nếu bác sĩ chưa cho tiêm thì sao?',
    answer: 'Mũi tiêm được dời lịch, hoặc hoàn tiền phần chưa tiêm nếu Quý khách không thể tiêm.',
  },
  {
    question: 'Khi đến tiêm cần mang gì?',
    answer: 'Phiếu tiêm, giấy tờ tuỳ thân và sổ tiêm chủng cũ nếu có.',
  },
]
