/** Words of the vaccine-centre shop. */
export const vaccineTexts = {
  home: 'Trang chủ',
  crumb: 'Trung tâm tiêm chủng',
  title: 'Đặt trước gói tiêm chủng, tiêm tại trung tâm',
  /** Of the browser's tab: with a category, that of the category. */
  metaTitle: (category?: string) =>
    category ? `${category} – Trung tâm tiêm chủng An Lành` : 'Trung tâm tiêm chủng An Lành',
  description:
    'Đặt trước gói tiêm chủng, vắc xin lẻ và sản phẩm chăm sóc sức khoẻ, tiêm và nhận tại trung tâm tiêm chủng An Lành gần Quý khách.',
  lead: 'Chọn gói tiêm hoặc từng mũi vắc xin, đặt giữ trước và đến trung tâm gần nhà. Sản phẩm kèm theo được chuẩn bị sẵn cùng lúc.',
  steps: [
    'Chọn gói tiêm, vắc xin hoặc sản phẩm cần mua',
    'Chọn trung tâm thuận tiện, không có phí giao hàng',
    'Đến trung tâm: khám sàng lọc, tiêm, thanh toán tại quầy',
  ],
  call: 'Cần tư vấn lịch tiêm?',
  categories: 'Nhóm sản phẩm',
  all: 'Tất cả',
  products: 'Sản phẩm tại trung tâm tiêm chủng',
  count: (count: string) => `${count} sản phẩm`,
  emptyTitle: 'Chưa có sản phẩm',
  emptyText: 'Trung tâm đang cập nhật sản phẩm. Quý khách gọi tổng đài để được tư vấn.',
  emptyAction: 'Xem nhà thuốc An Lành',
} as const
