import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** Printed tickets of a campaign. */
export const ticketScreenTexts = {
  title: 'Phiếu in sẵn',
  says: 'Mỗi phiếu có một mã, chơi một lần, không cần số điện thoại. Mã chỉ nằm trong tệp đã khoá của nhà in.',
  print: 'In lô phiếu',
  printTitle: 'In lô phiếu mới',
  printSays:
    'Mã được tạo một lần và xuất ra tệp đã khoá bằng age; chỉ người giữ khoá mở được. Hệ thống chỉ giữ dấu vết để kiểm tra.',
  printConfirm: 'Tạo và xuất',
  count: 'Số phiếu',
  format: 'Xuất thành',
  formats: { pages: 'Trang in sẵn', table: 'Bảng cho nhà in' },
  formatSays: {
    pages: 'PDF khổ A4, 8 phiếu một trang có mã QR, tự in rồi cắt. Nhiều nhất 2.000 phiếu.',
    table: 'Bảng mã để nhà in đưa vào mẫu của họ. Nhiều nhất 100.000 phiếu.',
  },
  left: (left: number) => `Hộp giải còn chỗ cho ${formatNumber(left)} phiếu.`,
  prefix: 'Tiền tố',
  prefixHint: 'Nhiều nhất 4 chữ hoa hoặc số, đứng đầu mọi mã của lô. Có thể để trống.',
  recipient: 'Khoá của nhà in',
  recipientHint: 'Khoá công khai age, bắt đầu bằng age1.',
  printDone: (count: number) => `Đã tạo ${formatNumber(count)} phiếu`,
  none: 'Chưa có lô phiếu nào.',
  afterApproval: 'In phiếu được sau khi chương trình được duyệt.',
  lot: (id: number, prefix: string, at: string) =>
    `Lô ${id}${prefix === '' ? '' : ` · ${prefix}…`} · ${formatDateTime(at)}`,
  counts: (count: number, used: number) =>
    `${formatNumber(count)} phiếu · đã chơi ${formatNumber(used)} · chưa chơi ${formatNumber(count - used)}`,
  by: (by: string, reason: string) => (reason === '' ? by : `${by}: ${reason}`),
  withdrawnBy: (by: string, at: string, reason: string) =>
    `${by} đã thu hồi lúc ${formatDateTime(at)}: ${reason}`,
  withdrawn: 'Đã thu hồi',
  loose: 'Phiếu không theo lô',
  download: 'Tải tệp',
  withdraw: 'Thu hồi',
  withdrawTitle: (id: number) => `Thu hồi lô ${id}`,
  withdrawSays:
    'Phiếu chưa chơi của lô không dùng được nữa. Phiếu đã chơi và giải đã trúng vẫn giữ nguyên.',
  withdrawDone: (count: number) => `Đã thu hồi ${formatNumber(count)} phiếu chưa chơi`,
} as const
