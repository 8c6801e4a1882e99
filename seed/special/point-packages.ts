/** Packages of points as `/mua-diem/` sells them: the larger, the cheaper a point. */
export interface SeedPointPackage {
  slug: string
  name: string
  code: string
  points: number
  /** Đồng before and with the discount. */
  price: number
  now: number
  short: string
  color: string
}

export const pointCategory = {
  slug: 'goi-diem',
  name: 'Gói điểm',
  icon: 'sparkles',
  description: 'Mua thêm điểm để đổi món quà còn thiếu một chút.',
} as const

export const pointPackages: SeedPointPackage[] = [
  {
    slug: 'goi-diem-100',
    name: 'Gói 100 điểm',
    code: 'DIEM100',
    points: 100,
    price: 100_000,
    now: 100_000,
    short: 'Vừa đủ khi chỉ còn thiếu một chút cho món quà đã chọn.',
    color: '#0b5fd3',
  },
  {
    slug: 'goi-diem-300',
    name: 'Gói 300 điểm',
    code: 'DIEM300',
    points: 300,
    price: 300_000,
    now: 288_000,
    short: 'Bù phần còn thiếu cho một bình giữ nhiệt hay chiếc cân.',
    color: '#0a7a55',
  },
  {
    slug: 'goi-diem-500',
    name: 'Gói 500 điểm',
    code: 'DIEM500',
    points: 500,
    price: 500_000,
    now: 470_000,
    short: 'Đổi được phần lớn quà trong chương trình.',
    color: '#d97706',
  },
  {
    slug: 'goi-diem-1000',
    name: 'Gói 1.000 điểm',
    code: 'DIEM1000',
    points: 1000,
    price: 1_000_000,
    now: 920_000,
    short: 'Dành cho món quà lớn nhất, tiết kiệm nhất trên mỗi điểm.',
    color: '#b3202e',
  },
]
