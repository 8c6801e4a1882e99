import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { RefundReason } from '#domain/payment/refunds.ts'

/** Words of paying for an order and of money that goes back. */
export const paymentTexts = {
  /** One line below each way to pay. */
  methods: {
    cash: 'Kiểm tra hàng rồi mới trả tiền cho người giao.',
    qrCode: 'Bước sau hiện mã QR để quét bằng ứng dụng ngân hàng, xác nhận trong vài giây.',
    domesticCard: 'Bước sau mở trang VNPay, trả bằng thẻ hoặc tài khoản.',
    internationalCard: 'Bước sau mở trang bảo mật của cổng thẻ.',
    transfer: 'Bước sau hiện số tài khoản. Chuyển trong 24 giờ, hàng được giữ đến lúc đó.',
  } satisfies Record<PaymentMethod, string>,
  cashAtCenter: 'Thanh toán tại trung tâm',
  cashAtCenterText: 'Trả tại quầy khi Quý khách đến tiêm.',
  shortMethods: {
    cash: 'tiền mặt',
    qrCode: 'mã QR',
    domesticCard: 'thẻ ATM nội địa',
    internationalCard: 'thẻ quốc tế',
    transfer: 'chuyển khoản',
  } satisfies Record<PaymentMethod, string>,

  loading: 'Đang mở phần thanh toán…',

  // The transfer
  qrTitle: 'Quét mã để thanh toán',
  transferTitle: 'Chuyển khoản để thanh toán',
  qrAlt: (amount: string, note: string) =>
    `Mã VietQR chuyển ${amount}, nội dung ${note}. Thông tin chuyển khoản bằng chữ ở bên cạnh.`,
  saveQr: 'Lưu ảnh QR',
  qrSaved: 'Đã lưu ảnh QR',
  qrNotSaved:
    'Chưa lưu được ảnh. Quý khách chụp màn hình hoặc chuyển khoản theo thông tin bên cạnh.',
  pictureTitle: 'Quét mã để thanh toán',
  pictureName: (note: string) => `${note}.png`,
  bank: 'Ngân hàng',
  account: 'Số tài khoản',
  accountName: 'Chủ tài khoản',
  amount: 'Số tiền',
  note: 'Nội dung',
  keepNote: 'Giữ nguyên nội dung và số tiền để đơn được xác nhận tự động.',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copyOf: (label: string) => `Sao chép ${label.toLocaleLowerCase('vi')}`,
  copiedOf: (label: string) => `Đã sao chép ${label.toLocaleLowerCase('vi')}`,
  notCopied: 'Chưa sao chép được, Quý khách nhập tay giúp chúng tôi.',
  waiting: 'Đang chờ tiền đến. Trang tự cập nhật khi nhận được, thường trong vài giây.',
  partial: (received: number, left: number) =>
    `Đã nhận ${formatVnd(received)}, còn ${formatVnd(left)}`,
  partialTitle: (left: number) => `Còn thiếu ${formatVnd(left)}`,
  partialText: 'Mã QR đã đổi thành số tiền còn thiếu.',
  stepsTitle: 'Cách thanh toán',
  steps: [
    'Mở ứng dụng ngân hàng hoặc ví điện tử, chọn quét mã QR.',
    'Quét mã, kiểm tra số tiền và nội dung rồi xác nhận.',
    'Quay lại trang này: đơn tự chuyển sang “Đã thanh toán”.',
  ],
  stepsByHand: [
    'Mở ứng dụng ngân hàng, chọn chuyển khoản và nhập đúng số tài khoản, số tiền, nội dung ở trên.',
    'Hoặc quét mã QR, các thông tin được điền sẵn.',
    'Xác nhận và quay lại đây: đơn tự chuyển sang “Đã thanh toán”.',
  ],
  stepsOnPhone: [
    'Bấm “Lưu ảnh QR”, ảnh được lưu vào máy.',
    'Mở ứng dụng ngân hàng, chọn quét mã QR rồi chọn ảnh vừa lưu.',
    'Xác nhận và quay lại đây: đơn tự chuyển sang “Đã thanh toán”.',
  ],

  // Time
  minutesLeft: (inMinutes: number, inSeconds: string) => `${inMinutes}:${inSeconds}`,
  hoursLeft: (inHours: number, inMinutes: number) =>
    inMinutes === 0 ? `${inHours} giờ` : `${inHours} giờ ${inMinutes} phút`,
  left: 'Còn',
  until: (time: string) => `Thanh toán trước ${formatDateTime(time)}`,
  timeOver: 'Đã hết thời gian thanh toán',
  checking: 'Đang kiểm tra lần cuối trước khi huỷ đơn…',
  lastMinutes: 'Còn chưa đến 5 phút để thanh toán.',
  lastMinute: 'Còn chưa đến 1 phút để thanh toán.',

  // Cards
  cardTitle: 'Đơn hàng chưa được thanh toán',
  cardText:
    'Quý khách thanh toán để chúng tôi chuẩn bị hàng. Đơn này được giữ nguyên, không cần đặt lại.',
  payNow: (method: string) => `Thanh toán bằng ${method}`,
  payAgain: (method: string) => `Thanh toán lại bằng ${method}`,
  otherWay: 'Chọn cách thanh toán khác',
  otherWayTitle: 'Thanh toán bằng cách khác',
  otherWayText: 'Đơn hàng giữ nguyên, chỉ đổi cách thanh toán.',
  otherWayLegend: 'Cách thanh toán',
  pay: 'Thanh toán',
  payCash: 'Trả khi nhận hàng',
  cashChosen: 'Đã chuyển sang trả khi nhận hàng',
  noWay: 'Hiện chưa có cách thanh toán nào. Quý khách thử lại sau hoặc gọi cho chúng tôi.',
  payFailed: 'Chưa mở được phần thanh toán. Quý khách thử lại giúp chúng tôi.',

  confirmingTitle: 'Đang xác nhận thanh toán',
  confirmingText:
    'Chúng tôi đang chờ ngân hàng báo kết quả, thường chỉ mất vài giây. Quý khách không cần thanh toán lại.',
  confirmingLong:
    'Ngân hàng trả lời lâu hơn mọi khi. Quý khách có thể đóng trang này: chúng tôi nhắn tin khi có kết quả. Nếu tiền đã bị trừ mà đơn không thành công, tiền được hoàn lại.',
  failedTitle: 'Thanh toán chưa thành công',
  failedText:
    'Đơn hàng vẫn được giữ. Quý khách thanh toán lại hoặc chọn cách khác, không cần đặt đơn mới.',

  // Afterwards
  paidTitle: 'Đã thanh toán',
  paidText: (amount: number) => `Chúng tôi đã nhận ${formatVnd(amount)}.`,
  nextTitle: 'Tiếp theo',
  nextPacking: 'Chúng tôi gọi xác nhận và đóng gói hàng.',
  nextDates: (from: string, to: string) =>
    from === to
      ? `Quý khách nhận hàng dự kiến ngày ${from}.`
      : `Quý khách nhận hàng dự kiến từ ${from} đến ${to}.`,
  nextDelivery: 'Hàng được giao đến địa chỉ của Quý khách.',
  nextPickup: 'Quý khách nhận hàng tại chi nhánh đã chọn.',
  nextCenter: 'Quý khách nhận hàng tại trung tâm đã chọn.',
  nextAppointment: 'Trung tâm tiêm chủng gọi Quý khách để hẹn ngày tiêm.',
  nextShot: 'Quý khách đến trung tâm theo lịch hẹn, được khám sàng lọc rồi mới tiêm.',
  nextHelp: (hotline: string) =>
    `Mỗi bước đều có tin nhắn báo. Cần đổi lịch hoặc hỗ trợ: gọi ${hotline}.`,
  nextNews: 'Mỗi bước đều có tin nhắn báo cho Quý khách.',
  continueShopping: 'Tiếp tục mua hàng',
  expiredTitle: 'Đơn hàng đã hết hạn thanh toán',
  expiredText:
    'Chúng tôi chưa nhận được tiền trong thời gian giữ hàng nên đơn đã huỷ. Quý khách đặt lại khi cần.',
  endedTitle: 'Đơn hàng đã huỷ, chưa thu tiền',
  endedText: 'Quý khách không phải trả gì cho đơn này và có thể đặt lại khi cần.',
  lateMoney: 'Nếu Quý khách vừa chuyển khoản, tiền đến sau được hoàn lại đầy đủ.',

  // The gateway
  leavingTitle: 'Đang chuyển đến trang thanh toán…',
  leavingTo: (place: string) => `Quý khách sắp thanh toán trên trang bảo mật của ${place}.`,
  vnpay: 'VNPay',
  cardGateway: 'cổng thẻ quốc tế',
  gateway: 'ngân hàng',
  leavingText: 'Xong việc, trang tự đưa Quý khách trở lại đơn hàng này.',
  leavingSlow: 'Nếu trang chưa tự mở, Quý khách bấm nút bên dưới.',
  goToGateway: 'Đến trang thanh toán',
  stay: 'Xem đơn hàng, thanh toán sau',

  // Money back
  refunds: 'Hoàn tiền',
  refundReasons: {
    cancelled: 'Đơn hàng đã huỷ',
    late: 'Tiền đến sau khi đơn đã huỷ',
    double: 'Đơn được thanh toán hai lần',
    excess: 'Số tiền chuyển thừa',
    partial: 'Số tiền chuyển chưa đủ',
    returned: 'Hàng Quý khách đã trả',
    changed: 'Đơn hàng được sửa theo yêu cầu của Quý khách',
    unmatched: 'Số tiền không thuộc đơn hàng nào',
  } satisfies Record<RefundReason, string>,
  refundGoing: 'Đang hoàn tiền',
  refundDone: 'Đã hoàn tiền',
  refundAsked: (time: string) => `Yêu cầu lúc ${formatDateTime(time)}`,
  refundDoneAt: (time: string) => `Hoàn lúc ${formatDateTime(time)}`,
  expectCard: 'Tiền về thẻ đã thanh toán trong 3 đến 7 ngày làm việc, tuỳ ngân hàng.',
  expectCardByHand:
    'Kế toán gửi yêu cầu hoàn trong 1 đến 2 ngày làm việc, sau đó ngân hàng cần 3 đến 7 ngày.',
  expectTransfer: 'Kế toán chuyển trong 1 đến 2 ngày làm việc sau khi có tài khoản nhận tiền.',
  expectDone: 'Nếu chưa thấy tiền trong tài khoản, Quý khách chờ thêm vài ngày làm việc.',
  refundTo: (bank: string, tail: string) => `Về tài khoản ${bank} ••••${tail}`,
  refundAsk: 'Cho biết tài khoản nhận tiền',
  refundChange: 'Đổi tài khoản nhận tiền',
  refundHelp: 'Quý khách không cần làm gì thêm.',

  // Said to those who do not see the page change
  spokenPaid: (amount: number) =>
    `Đã nhận thanh toán ${formatVnd(amount)}. Đơn hàng đang được chuẩn bị.`,
  spokenFailed: (reason: string) => `Thanh toán chưa thành công. ${reason}`,
} as const
