/** Why a payment by card brought nothing, for its buyer: by the gateway's own codes. */
const failuresOfCards: Readonly<Record<string, string>> = {
  // VNPay.
  '05': 'Quý khách nhập sai mật khẩu thanh toán quá số lần cho phép. Vui lòng thử lại hoặc chọn cách khác.',
  '06': 'Mã OTP chưa đúng. Vui lòng thử lại.',
  '07': 'Ngân hàng đang kiểm tra giao dịch. Chúng tôi sẽ báo ngay khi có kết quả.',
  '08': 'Ngân hàng đang bảo trì. Vui lòng thử lại sau hoặc chọn cách khác.',
  '09': 'Thẻ chưa đăng ký thanh toán trực tuyến. Vui lòng liên hệ ngân hàng hoặc dùng thẻ khác.',
  '10': 'Thông tin thẻ chưa đúng quá 3 lần. Vui lòng kiểm tra lại hoặc dùng thẻ khác.',
  '11': 'Đã hết thời gian thanh toán. Vui lòng thử lại.',
  '12': 'Thẻ đang bị khoá. Vui lòng liên hệ ngân hàng hoặc dùng thẻ khác.',
  '13': 'Mã OTP chưa đúng. Vui lòng thử lại.',
  '24': 'Quý khách đã huỷ giao dịch. Đơn hàng vẫn được giữ, Quý khách có thể thanh toán lại.',
  '51': 'Tài khoản không đủ số dư. Vui lòng dùng thẻ khác hoặc chọn cách khác.',
  '65': 'Tài khoản đã vượt hạn mức trong ngày. Vui lòng dùng thẻ khác hoặc chọn cách khác.',
  '75': 'Ngân hàng đang bảo trì. Vui lòng thử lại sau hoặc chọn cách khác.',
  '79': 'Quý khách nhập sai mật khẩu thanh toán quá số lần cho phép. Vui lòng thử lại sau.',
  // CyberSource.
  CANCEL: 'Quý khách đã huỷ giao dịch. Đơn hàng vẫn được giữ, Quý khách có thể thanh toán lại.',
  '202': 'Thẻ đã hết hạn. Vui lòng dùng thẻ khác.',
  '203': 'Ngân hàng từ chối giao dịch. Vui lòng liên hệ ngân hàng hoặc dùng thẻ khác.',
  '204': 'Thẻ không đủ số dư. Vui lòng dùng thẻ khác hoặc chọn cách khác.',
  '205': 'Thẻ đã báo mất. Vui lòng liên hệ ngân hàng.',
  '207': 'Ngân hàng phát hành chưa trả lời. Vui lòng thử lại sau ít phút.',
  '208': 'Thẻ chưa được kích hoạt cho thanh toán trực tuyến. Vui lòng liên hệ ngân hàng.',
  '210': 'Thẻ đã đạt hạn mức. Vui lòng dùng thẻ khác.',
  '211': 'Mã bảo mật của thẻ chưa đúng. Vui lòng thử lại.',
  '231': 'Số thẻ chưa đúng. Vui lòng kiểm tra lại.',
  // Our own.
  unpaid: 'Đã hết thời gian thanh toán. Vui lòng thử lại.',
  unanswered: 'Chưa nhận được kết quả thanh toán. Nếu đã bị trừ tiền, chúng tôi sẽ hoàn lại.',
}

/** Why a payment by card brought nothing, in words for its buyer, by the gateway's code. */
export function describeFailure(code: string): string {
  return (
    failuresOfCards[code] ??
    'Thanh toán chưa thành công. Vui lòng thử lại, dùng thẻ khác hoặc chọn cách khác.'
  )
}

/** Why a gateway did not give money back, for staff: by its code or ours. */
const failuresOfRefunds: Readonly<Record<string, string>> = {
  '02': 'VNPay không nhận ra mã kết nối của cửa hàng.',
  '03': 'VNPay không đọc được yêu cầu.',
  '91': 'VNPay không tìm thấy giao dịch.',
  '95': 'Giao dịch gốc không thành công tại VNPay.',
  '97': 'VNPay từ chối chữ ký của cửa hàng.',
  absent: 'VNPay không tìm thấy giao dịch.',
  noGateway: 'Cổng thanh toán chưa được cài đặt.',
  refusedByBank: 'Ngân hàng từ chối hoàn tiền.',
  unclearWhich:
    'Không rõ tiền đã hoàn hay chưa vì giao dịch có nhiều lần hoàn. Hãy kiểm tra trên trang VNPay trước khi hoàn tay.',
}

/** Why a gateway did not give money back, in words for staff; an unknown code means nobody knows. */
export function describeRefundFailure(code: string): string {
  const [, again] = /^again (.+)$/.exec(code) ?? []
  if (again) {
    return `Cổng thanh toán trừ tiền hai lần cho một lượt thanh toán. Hãy hoàn giao dịch số ${again} trên trang của cổng.`
  }
  return (
    failuresOfRefunds[code] ??
    `Không rõ tiền đã hoàn hay chưa (mã ${code}). Hãy kiểm tra trên trang VNPay trước khi hoàn tay.`
  )
}

/** What the audit says that staff did, and who did what they did not. */
export const paymentAuditTexts = {
  refundCompleted: 'Xác nhận đã hoàn tiền',
  refundRetried: 'Gửi lại yêu cầu hoàn tiền',
  reviewPaid: 'Xác nhận giao dịch thẻ đã thu tiền',
  reviewFailed: 'Xác nhận giao dịch thẻ không thành công',
  byGateway: 'Cổng thanh toán',
  bySystem: 'Hệ thống',
}
