/** What campaigns brought. */
export const sourceTexts = {
  title: 'Nguồn đơn',
  text: 'Đơn hàng và doanh thu theo chiến dịch đưa khách đến, đọc từ utm_source, utm_medium, utm_campaign của liên kết.',
  export: 'Xuất CSV',
  table: 'Doanh thu theo nguồn',
  source: 'Nguồn',
  medium: 'Kênh',
  campaign: 'Chiến dịch',
  orders: 'Số đơn',
  cancelled: 'Đã huỷ',
  revenue: 'Doanh thu',
  share: 'Tỉ trọng',
  none: '(không rõ)',
  total: (orders: string, revenue: string) => `${orders} đơn, doanh thu ${revenue}`,
  help: 'Doanh thu là tiền hàng sau voucher của các đơn chưa huỷ, chưa gồm phí giao hàng.',
  emptyTitle: 'Chưa có đơn nào trong những ngày này',
  emptyText: 'Chọn khoảng ngày khác để xem.',
}
