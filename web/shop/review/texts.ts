import { formatDate } from '#domain/kernel/dates.ts'
import type { ReviewSort } from '#domain/review/api.ts'

const whole = new Intl.NumberFormat('vi-VN')
const tenths = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1 })
const count = (many: number) => whole.format(many)
const mean = (average: number) => tenths.format(average)

/** Words of reviews on a product's page. */
export const reviewTexts = {
  title: 'Nhận xét của khách hàng',
  average: mean,
  /** For those who hear it. */
  stars: (average: number) => `${mean(average)} trên 5 sao`,
  starsOf: (stars: number) => `${stars} sao`,
  count: (many: number) => `${count(many)} đánh giá`,
  line: (average: number, many: number) => `${mean(average)} (${count(many)} đánh giá)`,
  bought: 'Chỉ khách đã mua và nhận hàng mới viết được nhận xét.',
  empty: 'Chưa có nhận xét nào. Quý khách đã nhận hàng có thể viết trong mục Nhận xét của tôi.',
  write: 'Viết nhận xét',
  unseen: (many: number, why: string) =>
    `${count(many)} nhận xét không hiển thị nội dung (${why}); số sao vẫn được tính.`,
  waiting: (many: number) => `${count(many)} đang chờ duyệt`,
  hidden: (many: number, reason: string) => `${count(many)} vì ${reason.toLocaleLowerCase('vi')}`,
  filters: 'Lọc nhận xét',
  all: (many: number) => `Tất cả (${count(many)})`,
  ofStars: (stars: number) => `${stars} sao`,
  withPhotos: (many: number) => `Có ảnh (${count(many)})`,
  sort: 'Sắp xếp',
  sorts: { new: 'Mới nhất', high: 'Nhiều sao trước', low: 'Ít sao trước' } satisfies Record<
    ReviewSort,
    string
  >,
  none: 'Không có nhận xét nào như vậy.',
  seeAll: 'Xem tất cả',
  somebody: 'Khách hàng',
  on: (at: string) => formatDate(at),
  verified: 'Đã mua hàng',
  changed: 'Đã sửa',
  returned: 'Đã trả hàng',
  personal: 'Trải nghiệm cá nhân, không thay lời khuyên của bác sĩ, dược sĩ.',
  answer: (shop: string) => `${shop} trả lời`,
  photo: (at: number) => `Xem ảnh ${at}`,
}
