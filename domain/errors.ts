import { resultMessage } from './loyalty/result-codes.ts'

/**
 * Every refusal the API can give: HTTP status and the text a person reads.
 * The code is the identity; the text may change.
 */
export const refusals = {
  invalidInput: { status: 400, message: 'Thông tin chưa hợp lệ. Vui lòng kiểm tra lại.' },
  unauthenticated: { status: 401, message: 'Vui lòng đăng nhập để tiếp tục.' },
  forbidden: { status: 403, message: 'Quý khách không có quyền thực hiện thao tác này.' },
  csrfInvalid: { status: 403, message: 'Phiên làm việc đã cũ. Vui lòng tải lại trang và thử lại.' },
  notFound: { status: 404, message: 'Không tìm thấy nội dung yêu cầu.' },
  /** What is written cannot be published; `fields` says by part what is missing or forbidden. */
  contentRefused: {
    status: 409,
    message: 'Nội dung chưa đăng được. Vui lòng xem những chỗ cần sửa.',
  },
  jobIsPast: {
    status: 409,
    message: 'Việc này đã quá thời điểm nên không làm lại nữa. Vui lòng bỏ qua và ghi lý do.',
  },
  /** Personal data of a customer opens with a reason, which is kept. */
  lookNeeded: {
    status: 403,
    message: 'Vui lòng chọn lý do trước khi mở thông tin khách hàng.',
  },
  /** The first account has been made: what made it is closed for good. */
  setupClosed: {
    status: 409,
    message: 'Cửa hàng đã được thiết lập. Vui lòng đăng nhập.',
  },
  setupTokenNotValid: {
    status: 403,
    message: 'Mã thiết lập chưa đúng. Vui lòng xem lại dòng máy chủ in ra khi khởi động.',
  },
  /** Something is missing that nobody may sell without. */
  shopNotReady: {
    status: 409,
    message: 'Cửa hàng chưa đủ điều kiện mở bán. Vui lòng xem những mục bắt buộc.',
  },
  /** Nobody orders before the owner has opened the shop. */
  shopClosed: { status: 409, message: 'Cửa hàng chưa mở bán. Xin Quý khách quay lại sau.' },
  conflict: { status: 409, message: 'Dữ liệu vừa thay đổi. Vui lòng tải lại và thử lại.' },
  payloadTooLarge: { status: 413, message: 'Nội dung gửi lên quá lớn.' },
  unsupportedMediaType: { status: 415, message: 'Định dạng dữ liệu không được hỗ trợ.' },
  rateLimited: {
    status: 429,
    message: 'Quý khách thao tác quá nhanh. Vui lòng thử lại sau ít phút.',
  },
  internal: {
    status: 500,
    message: 'Có lỗi xảy ra khi thực hiện thao tác. Vui lòng thử lại.',
  },
  busy: { status: 503, message: 'Hệ thống đang bận vào lúc này. Vui lòng thử lại sau!' },
  idempotencyKeyReused: {
    status: 409,
    message: 'Yêu cầu này đã được gửi với nội dung khác. Vui lòng tải lại trang.',
  },
  /** A move that the order's state does not allow. */
  orderStatusConflict: {
    status: 409,
    // The result code of the specification.
    loyaltyCode: 16,
    message: resultMessage('orderStatusConflict'),
  },
  /** Refusals of points, gifts and vouchers carry the result codes of the specification. */
  notEnoughPoints: { status: 409, loyaltyCode: 5, message: resultMessage('notEnoughPoints') },
  pointsNotDeducted: { status: 409, loyaltyCode: 6, message: resultMessage('deductionFailed') },
  membershipLocked: { status: 409, loyaltyCode: 7, message: resultMessage('membershipLocked') },
  exchangeQuotaUsed: { status: 409, loyaltyCode: 8, message: resultMessage('quotaExhausted') },
  exchangeNotActive: {
    status: 409,
    loyaltyCode: 9,
    message: 'Chương trình đổi quà không hợp lệ',
  },
  giftOutOfStock: { status: 409, loyaltyCode: 11, message: resultMessage('voucherOutOfStock') },
  /** The specification's own words; `fields` says by code what is wrong, in Vietnamese. */
  voucherMemberInvalid: { status: 409, loyaltyCode: 13, message: 'Voucher Member invalid' },
  outOfStock: {
    status: 409,
    message: 'Một số sản phẩm không còn đủ hàng. Vui lòng điều chỉnh số lượng.',
  },
  priceChanged: {
    status: 409,
    message: 'Giá sản phẩm vừa thay đổi. Vui lòng xem lại giỏ hàng trước khi đặt.',
  },
  /** Of some products one order takes so many; `fields` says by product id how many. */
  overOrderLimit: {
    status: 409,
    message: 'Một số sản phẩm chỉ bán số lượng giới hạn mỗi đơn. Vui lòng giảm số lượng.',
  },
  productUnavailable: {
    status: 409,
    message: 'Một số sản phẩm hiện không còn bán. Vui lòng xem lại giỏ hàng.',
  },
  /** Somebody in the back office names the old ward before a carrier gets the goods. */
  wardUnsure: {
    status: 409,
    message:
      'Đơn vị vận chuyển này cần phường / xã cũ mà đơn hàng chưa rõ. Vui lòng chọn phường / xã ở phần người nhận trước khi giao.',
  },
  paymentMethodUnavailable: {
    status: 400,
    message: 'Hình thức thanh toán này chưa sẵn sàng. Vui lòng chọn hình thức khác.',
  },
  /** A second order at the staff price within a period; `field` names the phone that has the first. */
  staffOrderExists: {
    status: 409,
    message: 'Nhân viên này đã có đơn hàng ưu đãi trong kỳ dưới một số điện thoại khác.',
  },
  staffIncentiveNotAllowed: {
    status: 409,
    message: 'Chưa xác nhận được ưu đãi nhân viên. Vui lòng xác nhận lại số điện thoại.',
  },
  /** Points are paid online, and some products and programmes forbid buying them. */
  pointsNotForSale: { status: 409, loyaltyCode: 12, message: resultMessage('pointsNotAllowed') },
  pointsLimitReached: {
    status: 409,
    message:
      'Quý khách đã mua đủ số điểm trong hôm nay. Vui lòng chọn gói nhỏ hơn hoặc quay lại ngày mai.',
  },
  mixedOrder: {
    status: 409,
    message: 'Một đơn hàng chỉ gồm một loại sản phẩm. Vui lòng đặt riêng từng loại.',
  },
  otpRequired: { status: 400, message: 'Vui lòng nhập mã xác nhận đã gửi đến số điện thoại.' },
  otpNotValid: { status: 400, message: 'Mã xác nhận không hợp lệ' },
  otpExpired: { status: 400, message: 'Mã xác nhận đã hết hạn' },
  otpTooManyAttempts: {
    status: 429,
    message: 'Quý khách đã nhập sai quá nhiều lần. Vui lòng yêu cầu mã mới.',
  },
  /** Staff and pharmacies. */
  loginWrong: { status: 400, message: 'Tên đăng nhập hoặc mật khẩu chưa đúng.' },
  /** Told after a right password alone. */
  accountClosed: {
    status: 403,
    message: 'Tài khoản này hiện không đăng nhập được. Vui lòng liên hệ người quản lý.',
  },
  /** A pharmacy's account whose password was drawn in the back office does nothing else before it has its own. */
  newPasswordRequired: {
    status: 403,
    message: 'Mật khẩu hiện tại do công ty cấp. Vui lòng đặt mật khẩu mới để tiếp tục.',
  },
  totpRequired: { status: 400, message: 'Vui lòng nhập mã 6 số trong ứng dụng xác thực.' },
  totpNotValid: {
    status: 400,
    message: 'Mã xác thực chưa đúng hoặc đã dùng. Vui lòng nhập mã mới trong ứng dụng.',
  },
  passwordTooCommon: {
    status: 400,
    message: 'Mật khẩu này dễ đoán. Vui lòng chọn mật khẩu khác.',
  },
  invitationNotValid: {
    status: 400,
    message: 'Lời mời đã hết hạn hoặc đã dùng. Vui lòng nhờ người quản trị gửi lời mời mới.',
  },
  lastAdmin: { status: 409, message: 'Cần còn ít nhất một người quản trị đang hoạt động.' },
  accountWrongPwd: {
    status: 400,
    message:
      'Thông tin đăng nhập không chính xác. Quý khách vui lòng nhập lại thông tin hoặc chọn Quên mật khẩu để cài đặt lại mật khẩu mới.',
  },
  accountLocked: {
    status: 429,
    message:
      'Số điện thoại tạm khoá đăng nhập do nhập sai mật khẩu nhiều lần. Vui lòng thử lại sau hoặc chọn Quên mật khẩu.',
  },
  phoneRegistered: {
    status: 409,
    message: 'Số điện thoại đã có tài khoản. Vui lòng đăng nhập.',
  },
  phoneNotRegistered: { status: 404, message: 'Số điện thoại chưa đăng ký' },
  sessionKeyNotValid: {
    status: 400,
    message: 'Phiên xác nhận đã hết hạn. Vui lòng yêu cầu mã mới.',
  },
  captchaRequired: {
    status: 400,
    message: 'Vui lòng xác nhận Quý khách không phải là máy tự động.',
  },
  codeNotSent: {
    status: 503,
    message: 'Hiện chưa gửi được mã xác nhận. Vui lòng thử lại sau ít phút.',
  },
  captchaInvalid: {
    status: 400,
    message: 'Bước kiểm tra bảo mật đã hết hạn hoặc chưa đúng. Vui lòng thử lại.',
  },
  /** An outside provider does not answer: nobody is let through unasked. */
  captchaUnavailable: {
    status: 503,
    message:
      'Bước kiểm tra bảo mật đang gián đoạn. Quý khách vui lòng thử lại sau ít phút hoặc gọi tổng đài để được hỗ trợ.',
  },
} as const satisfies Record<string, { status: number; message: string; loyaltyCode?: number }>

export type RefusalCode = keyof typeof refusals

export interface RefusalDetails {
  /** Field name (or product id) to the message shown beside it. */
  fields?: Record<string, string>
  /** The one value the refusal is about: the phone of another order. */
  field?: string
  /** The current state the caller needs to go on, for instance the re-priced lines. */
  current?: unknown
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  message?: string
}

/** A refusal is thrown by a use case; it rolls the transaction back and becomes the wire error. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return refusals[this.code].status
  }
}
