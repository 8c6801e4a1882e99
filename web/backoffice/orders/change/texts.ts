import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts'

/** Changing what was placed, before it is handed over. */
export const changeOrderTexts = {
  open: 'Sửa đơn',
  title: 'Sửa đơn trước khi giao',
  says: 'Hàng giữ trong kho, tiền, điểm và voucher đổi theo; khách nhận tin nhắn. Xem kỹ phần "Sau khi sửa" trước khi lưu.',
  lines: 'Hàng trong đơn',
  quantityOf: (name: string) => `Số lượng ${name}`,
  removed: 'sẽ bỏ khỏi đơn',
  was: (quantity: number) => `đang có ${quantity}`,
  added: 'Thêm sản phẩm',
  otherReceiver: 'Đổi người nhận',
  receiver: 'Họ tên người nhận',
  receiverPhone: 'Điện thoại người nhận',
  otherPlace: 'Đổi nơi nhận',
  after: 'Sau khi sửa',
  nothing: 'Chưa có gì thay đổi.',
  reckoning: 'Đang tính…',
  total: 'Tổng tiền',
  fromTo: (from: Vnd, to: Vnd) =>
    from === to ? formatVnd(to) : `${formatVnd(from)} → ${formatVnd(to)}`,
  kept: 'Đã nhận',
  back: 'Hoàn lại cho khách',
  missing: 'Còn phải thu',
  points: 'Điểm sẽ tích',
  voucherLost: (code: string, problem: string) => `Voucher ${code}: ${problem}`,
  rest: 'Cách thu phần còn thiếu',
  rests: { cash: 'Thu khi giao hàng', link: 'Gửi link thanh toán' },
  restText: (minutes: number) => ({
    cash: 'Đơn chuyển thành trả khi nhận, chỉ thu phần còn thiếu.',
    link: `Đơn chờ khách trả trong ${minutes} phút; hết giờ thì cả đơn huỷ và tiền đã trả được hoàn.`,
  }),
  reason: 'Lý do sửa',
  reasonHint: 'Chỉ nhân viên đọc, ghi vào lịch sử đơn.',
  save: 'Lưu thay đổi',
  notReady: {
    nothing: 'Chưa có gì thay đổi',
    reckoning: 'Đang tính tiền',
    rest: 'Chưa chọn cách thu phần còn thiếu',
    place: 'Chưa đủ nơi nhận mới',
  },
  saved: 'Đã sửa đơn',
  conflict: 'Đơn vừa có người thay đổi:',
  conflictMoney: 'Tiền của đơn vừa thay đổi. Vui lòng xem lại phần "Sau khi sửa".',
  happened: (label: string, by: string, note: string) =>
    [`${label} (${by})`, note].filter(Boolean).join(': '),
} as const
