/** Names of files and columns that leave the pharmacy area as tables. */
export const exportTexts = {
  earnLogFile: 'nhat-ky-tich-diem',
  earnLogColumns: ['Thời gian', 'Số điện thoại', 'Mã', 'Kết quả', 'Sản phẩm', 'Điểm', 'Người nhập'],
  backofficeColumns: ['Nhà thuốc', 'Kênh'],
  channels: { member: 'Khách tự nhập', store: 'Nhà thuốc', guest: 'Khách chưa đăng nhập' },
  statementFile: 'bang-ke',
  statement: (pharmacy: string, month: string) => `Bảng kê tháng ${month} – ${pharmacy}`,
  days: ['Ngày', ...sums()],
  users: ['Người nhập', ...sums()],
  products: ['Sản phẩm', 'Mã sản phẩm', 'Số mã', 'Điểm'],
  total: 'Tổng cộng',
  beforeAccounts: 'Trước khi có tài khoản',
} as const

function sums(): string[] {
  return [
    'Lượt nhập',
    'Thành công',
    'Đã dùng',
    'Mã chưa đúng',
    'Chưa tích được',
    'Điểm',
    'Ưu đãi đã dùng',
    'Số tiền giảm (đồng)',
  ]
}
