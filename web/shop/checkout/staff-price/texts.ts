import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts'

export const staffPriceTexts = {
  ask: 'Quý khách là nhân viên công ty?',
  see: 'Xem giá nhân viên',
  applied: (saving: Vnd) => `Đang dùng giá nhân viên, giảm ${formatVnd(saving)}`,
  drop: 'Bỏ giá nhân viên',
  title: 'Giá nhân viên',
  checking: 'Đang kiểm tra…',
  needsPhone: 'Vui lòng điền người nhận trước: giá nhân viên đi theo số điện thoại đặt hàng.',
  giveReceiver: 'Điền tên và số điện thoại',
  notYet: (day: string) =>
    `Nhân viên này đã dùng đơn ưu đãi của kỳ hiện tại. Có thể đặt lại từ ${formatDate(day)}.`,
  none: (phone: string) =>
    `Số ${phone} chưa có giá nhân viên cho giỏ hàng này. Vui lòng kiểm tra số điện thoại hoặc sản phẩm.`,
  lines: 'Sản phẩm được giảm',
  percent: (percent: number) => `Giảm ${percent}%`,
  total: (saving: Vnd) => `Giảm tổng cộng ${formatVnd(saving)}`,
  rule: 'Mỗi nhân viên một đơn ưu đãi trong mỗi kỳ.',
  apply: 'Dùng giá nhân viên',
  sendCode: 'Gửi mã xác nhận',
  sendText: (phone: string) =>
    `Mã xác nhận được gửi đến ${phone} để chắc chắn đây là số của nhân viên.`,
  close: 'Đóng',
  conflictTitle: 'Đã có đơn ưu đãi nhân viên',
  conflictText: (phone: string) =>
    `Nhân viên này đã có đơn hàng ưu đãi trong kỳ dưới số điện thoại ${phone}. Quý khách đăng nhập bằng số đó để xem đơn, hoặc tiếp tục đặt hàng với giá thường.`,
  conflictLogin: 'Đăng nhập bằng số đó',
  conflictGoOn: 'Tiếp tục không dùng ưu đãi',
} as const
