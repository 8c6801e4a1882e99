/** What reports say on the screen; the words of their columns stand with the report. */
export const reportScreenTexts = {
  title: 'Doanh thu',
  text: 'Tiền hàng, giảm giá, hàng trả và doanh thu thuần của các đơn, theo ngày đặt hoặc ngày giao xong.',
  export: 'Xuất tệp',
  exportNow: 'CSV ngay',
  exportOrdered: 'Tệp được tạo trong nền, xong sẽ có ở Tệp đã xuất.',
  basis: 'Tính theo',
  by: 'Xem theo',
  table: 'Doanh thu',
  sum: 'Tổng cộng',
  inVnd: 'Số tiền tính bằng VNĐ',
  chart: (by: string) => `Doanh thu thuần theo ${by.toLowerCase()}`,
  total: (orders: string, net: string) => `${orders} đơn, doanh thu thuần ${net}`,
  totalGoods: (net: string) => `Doanh thu hàng ${net}`,
  average: (amount: string) => `Trung bình một đơn: ${amount}`,
  open: (name: string) => `Xem đơn hàng: ${name}`,
  behind: 'Vừa có đơn thay đổi, số liệu sẽ được cộng lại trong khoảng một phút.',
  help: 'Doanh thu thuần là tiền hàng sau mọi khoản giảm, trừ hàng trả của chính các đơn này; chưa gồm phí giao và không gồm đơn đã huỷ.',
  helpGoods:
    'Theo sản phẩm và thương hiệu, voucher và phí giao không được chia xuống từng món nên chưa trừ.',
  emptyTitle: 'Chưa có đơn nào trong những ngày này',
  emptyText: 'Chọn khoảng ngày khác để xem.',
}
