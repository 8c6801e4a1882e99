import { brandName } from '#domain/brand/current-brand.ts'
import { formatDate } from '#domain/kernel/dates.ts'

/** Words of the health blog. */
export const articleTexts = {
  blog: 'Sống khoẻ',
  home: 'Trang chủ',
  get heading() {
    return `Sống khoẻ cùng dược sĩ ${brandName()}`
  },
  intro:
    'Kiến thức chăm sóc sức khoẻ dễ hiểu, có nguồn rõ ràng, được dược sĩ đọc và duyệt trước khi đăng.',
  get description() {
    return `Bài viết về dinh dưỡng, xương khớp, giấc ngủ, tiêu hoá… do dược sĩ ${brandName()} duyệt trước khi đăng.`
  },
  feed: 'Sống khoẻ – bài mới',
  categories: 'Chuyên mục',
  tags: 'Chủ đề',
  all: 'Tất cả',
  searchLabel: 'Tìm bài viết',
  searchPlaceholder: 'mất ngủ, đau khớp…',
  search: 'Tìm',
  clearSearch: 'Bỏ tìm kiếm',
  found: (count: number, words: string) => `${count} bài viết cho “${words}”`,
  ofTag: (name: string) => `Chủ đề: ${name}`,
  removeTag: (name: string) => `Bỏ chủ đề ${name}`,
  pageOf: (title: string, page: number) => `${title} – trang ${page}`,
  newest: 'Bài mới',
  emptyTitle: 'Chưa có bài viết nào ở đây',
  emptyText: 'Quý khách xem các bài khác, hoặc gọi dược sĩ để được tư vấn ngay.',
  emptySearchTitle: (words: string) => `Chưa có bài viết về “${words}”`,
  emptySearchText: 'Quý khách thử từ khác ngắn hơn, hoặc xem tất cả bài viết.',
  firstTitle: 'Những bài viết đầu tiên sắp ra mắt',
  firstText:
    'Dược sĩ đang duyệt các bài đầu tiên. Trong lúc chờ, Quý khách xem sản phẩm của cửa hàng.',
  toAll: 'Xem tất cả bài viết',
  toShop: 'Xem sản phẩm',
  minutes: (count: number) => `${count} phút đọc`,
  by: 'Tác giả',
  updated: (iso: string) => `Cập nhật ${formatDate(iso)}`,
  reviewed: (who: string, iso: string) =>
    `${/^(ds|dược sĩ)\b/iu.test(who) ? who : `Dược sĩ ${who}`} đã duyệt ngày ${formatDate(iso)}`,
  contents: 'Trong bài này',
  notice: 'Lưu ý',
  noticeText:
    'Bài viết cung cấp thông tin chung, không thay thế việc thăm khám, chẩn đoán và điều trị của bác sĩ. Quý khách đang có bệnh, đang dùng thuốc, mang thai hoặc cho con bú cần hỏi bác sĩ hay dược sĩ trước khi áp dụng.',
  ask: (phone: string) => `Gọi ${phone}`,
  products: 'Sản phẩm trong bài',
  related: 'Bài viết liên quan',
  share: 'Chia sẻ',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết.',
  notCopied: 'Chưa sao chép được. Quý khách sao chép từ thanh địa chỉ.',
  homeTitle: 'Sống khoẻ',
  homeMore: 'Xem tất cả bài viết Sống khoẻ',
} as const
