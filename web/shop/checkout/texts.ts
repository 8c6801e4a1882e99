import { formatVnd } from '#domain/kernel/vnd.ts'

/** Words of the delivery step. */
export const checkoutTexts = {
  noScript: (hotline: string) =>
    `Trình duyệt của Quý khách đang tắt JavaScript nên chưa đặt hàng được ở đây. Quý khách bật JavaScript, hoặc gọi ${hotline} để đặt hàng.`,
  title: 'Giao hàng và thanh toán',
  doseTitle: 'Trung tâm tiêm và thanh toán',
  backToCart: 'Giỏ hàng',
  loading: 'Đang mở trang đặt hàng…',

  destination: 'Nhận hàng',
  doseDestination: 'Nơi tiêm',
  destinationMissing: 'Vui lòng chọn/điền nơi nhận hàng',
  destinationForeign:
    'Đơn hàng có quà chỉ giao đến địa chỉ trong tài khoản. Quý khách chọn lại địa chỉ nhận hàng.',
  ways: 'Cách nhận hàng',
  way: {
    delivery: 'Giao tận nơi',
    pickup: 'Nhận tại công ty',
    center: 'Nhận tại trung tâm',
  },
  doseAtCenter:
    'Mũi tiêm được thực hiện tại trung tâm, không giao tận nơi và không có phí giao hàng.',
  centerMissing: 'Vui lòng chọn/điền trung tâm tiêm chủng',
  chooseAddress: 'Chọn địa chỉ giao hàng',
  chooseCenter: 'Chọn trung tâm tiêm',
  payAtCenter: 'Thanh toán tại trung tâm',
  centerAt: (center: string) => `Nhận tại ${center}`,
  change: 'Thay đổi',
  changeDestination: 'Thay đổi nơi nhận hàng',
  addressNotSaved: 'Chưa lưu được địa chỉ vào tài khoản, đơn hàng vẫn giao đến địa chỉ này.',
  estimate: (from: string, to: string) =>
    from === to ? `Dự kiến giao ngày ${from}` : `Dự kiến giao từ ${from} đến ${to}`,
  estimatePickup: (from: string, to: string) => `Dự kiến có hàng từ ${from} đến ${to}`,

  /** Who takes goods; who orders shots, which are often for somebody else. */
  person: {
    goods: {
      title: 'Người nhận',
      change: 'Thay đổi thông tin người nhận',
      dialog: 'Thông tin người nhận hàng',
      note: 'Ví dụ: gọi trước khi giao, giao giờ hành chính.',
    },
    dose: {
      title: 'Người đặt',
      change: 'Thay đổi thông tin người đặt',
      dialog: 'Thông tin người đặt',
      note: 'Ví dụ: tiêm cho bé 6 tháng tuổi, muốn đến vào cuối tuần.',
    },
  },
  fullname: 'Họ và tên',
  phone: 'Số điện thoại',
  email: 'Email (không bắt buộc)',
  saveReceiver: 'Lưu thông tin',

  note: 'Ghi chú cho đơn hàng',
  payment: 'Hình thức thanh toán',
  ordered: 'Hàng trong đơn',
  goods: (count: number) => `Sản phẩm (${count})`,
  along: ([first = '', ...rest]: readonly string[]) =>
    `Đơn này gồm cả hàng đã có trong giỏ: ${first}${rest.length > 0 ? ` và ${rest.length} sản phẩm khác` : ''}.`,
  changeCart: 'Sửa giỏ hàng',
  gifts: (count: number) => `Quà đổi bằng điểm (${count})`,
  quantity: (count: number) => `Số lượng: ${count}`,
  feeTo: (province: string) => `Phí giao hàng đến ${province}`,
  feePickup: 'Phí giao hàng (nhận tại chi nhánh)',
  feeCenter: 'Phí giao hàng (nhận tại trung tâm)',
  feeDose: 'Tiêm tại trung tâm, không giao hàng',

  place: 'Đặt hàng',
  placeAndPay: 'Đặt và thanh toán',
  placing: 'Đang gửi đơn hàng…',
  codeForUnproven:
    'Đơn hàng này cần được xác nhận bằng mã, để nhà thuốc giữ hàng cho đúng người đặt.',
  codeForManyOrders:
    'Số điện thoại này vừa được đặt nhiều đơn hàng. Nhập mã gửi đến số điện thoại để xác nhận đơn này là của Quý khách.',
  placed: 'Đã đặt hàng. Đang mở đơn hàng của Quý khách…',
  consent: 'Khi đặt hàng, Quý khách đồng ý với',
  terms: 'điều khoản sử dụng',

  newsTitle: 'Có thay đổi trước khi đặt hàng',
  newsText: 'Quý khách xem lại giúp chúng tôi. Thông tin đã điền được giữ nguyên.',
  newTotal: (from: number, to: number) =>
    `Cần thanh toán: ${formatVnd(from)} thành ${formatVnd(to)}.`,
  newFee: (from: number, to: number) =>
    `Phí giao hàng thay đổi từ ${formatVnd(from)} thành ${formatVnd(to)}.`,
  acceptFee: 'Đã xem phí giao hàng mới',
  feeUnknown: 'Chưa đọc được',
  feeUnknownText:
    'Chưa đọc được phí giao hàng nên chưa đặt được đơn. Thông tin đã điền được giữ nguyên.',
  readFeeAgain: 'Thử lại',
  acceptNews: 'Cập nhật giỏ hàng',
  acceptedTitle: 'Giỏ hàng đã cập nhật',
  acceptedFeeTitle: 'Phí giao hàng đã cập nhật',
  acceptedText: 'Quý khách xem lại tổng tiền và bấm “Đặt hàng”.',

  problemTitle: 'Chưa đặt được hàng',
  offline:
    'Không có kết nối mạng. Thông tin đã điền được giữ nguyên, Quý khách kiểm tra mạng và bấm “Đặt hàng” lại: đơn hàng không bị gửi hai lần.',
  busy: 'Hệ thống đang bận vào lúc này. Vui lòng thử lại sau! Thông tin đã điền được giữ nguyên, bấm lại không tạo hai đơn hàng.',
  rateLimited: (minutes: number) =>
    `Số điện thoại hoặc mạng này đã đặt quá nhiều đơn hàng. Quý khách thử lại sau ${minutes} phút, hoặc gọi cho chúng tôi để được hỗ trợ.`,
  rateLimitedSoon:
    'Quý khách thao tác quá nhanh. Vui lòng thử lại sau ít phút, thông tin đã điền được giữ nguyên.',
  paymentUnavailable:
    'Hình thức thanh toán này chưa sẵn sàng. Quý khách chọn hình thức khác rồi đặt lại.',
  destinationInvalid: 'Địa chỉ nhận hàng chưa hợp lệ, Quý khách chọn lại địa chỉ.',
  receiverInvalid: 'Thông tin người nhận chưa hợp lệ, Quý khách kiểm tra lại.',
  savingChanged:
    'Số tiền giảm của voucher vừa thay đổi. Quý khách xem lại tổng tiền rồi bấm “Đặt hàng”.',
  giftProblem: (name: string, reason: string) => `${name}: ${reason}`,
  giftsReviewed: 'Quý khách xem lại phần quà rồi bấm “Đặt hàng”.',
  voucherTitle: 'Voucher đã được sử dụng',
  voucherText:
    'Voucher đã được sử dụng hoặc chưa dùng được. Quý khách vui lòng kiểm tra lại hoặc gọi tổng đài để được hỗ trợ.',
  voucherReason: (code: string, reason: string) => `${code}: ${reason}`,
  voucherRemove: 'Bỏ voucher và tính lại',
  voucherKeep: 'Để tôi xem lại',
  goThere: 'Đến phần cần sửa',
  callUs: (hotline: string) => `Gọi ${hotline}`,
  earlierOrderTitle: 'Đơn hàng đã được đặt',
  earlierOrderText:
    'Lần gửi trước đã đến nơi nên chúng tôi không tạo thêm đơn hàng. Quý khách cần sửa, vui lòng huỷ đơn và đặt lại.',
} as const
