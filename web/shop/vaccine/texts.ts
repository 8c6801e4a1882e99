import { brandName } from '#domain/brand/current-brand.ts'
/** Words of the vaccine-centre shop. */
export const vaccineTexts = {
  home: 'Trang chủ',
  crumb: 'Trung tâm tiêm chủng',
  title: 'Đặt trước gói tiêm\u00a0chủng, tiêm tại trung\u00a0tâm',
  /** Of the browser's tab: with a category, that of the category. */
  metaTitle: (category?: string) =>
    category
      ? `${category} – Trung tâm tiêm chủng ${brandName()}`
      : `Trung tâm tiêm chủng ${brandName()}`,
  get description() {
    return `Đặt trước gói tiêm chủng, vắc xin lẻ và sản phẩm chăm sóc sức khoẻ, tiêm và nhận tại trung tâm tiêm chủng ${brandName()} gần Quý khách.`
  },
  lead: 'Đặt giữ trước gói tiêm hoặc từng mũi vắc xin. Sản phẩm kèm theo được chuẩn bị sẵn cùng lúc.',
  steps: [
    'Chọn gói tiêm hoặc vắc xin',
    'Chọn trung tâm gần nhà, không có phí giao hàng',
    'Khám sàng lọc, tiêm và thanh toán tại trung tâm',
  ],
  call: 'Tư vấn lịch tiêm:',
  categories: 'Nhóm sản phẩm',
  all: 'Tất cả',
  products: 'Sản phẩm tại trung tâm tiêm chủng',
  count: (count: string) => `${count} sản phẩm`,
  emptyTitle: 'Chưa có sản phẩm',
  emptyText: 'Trung tâm đang cập nhật sản phẩm. Quý khách gọi tổng đài để được tư vấn.',
  get emptyAction() {
    return `Xem nhà thuốc ${brandName()}`
  },
} as const
