/**
 * `code`: asked for a moment ago by whoever holds the phone. `transaction`: about their own order or
 * account. `commercial`: only with consent.
 */
export type MessagePurpose = 'code' | 'transaction' | 'commercial'

/** Every message the shop sends, as the person reads it; names in braces are filled in. */
export const messageTemplates = {
  // A code says what it is for: asked for one thing, it must not be read out for another.
  otpRegister: {
    purpose: 'code',
    text: 'An Lành: Mã {code} để đăng ký tài khoản, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai, kể cả nhà thuốc.',
  },
  otpForgotPassword: {
    purpose: 'code',
    text: 'An Lành: Mã {code} để ĐẶT LẠI MẬT KHẨU, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai, kể cả nhà thuốc hay nhân viên An Lành.',
  },
  otpCheckout: {
    purpose: 'code',
    text: 'An Lành: Mã {code} để xác nhận đặt hàng, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  otpOrderLookup: {
    purpose: 'code',
    text: 'An Lành: Mã {code} để xem đơn hàng của Quý khách, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  otpStaffPrice: {
    purpose: 'code',
    text: 'An Lành: Mã {code} để mua hàng giá nhân viên, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  /** At a counter: `offer` at `store`, both cut by `shortName`. */
  otpVoucher: {
    purpose: 'code',
    text: 'An Lành: Mã {code} để dùng ưu đãi {offer} tại {store}, hiệu lực {minutes} phút. Chỉ đưa mã cho nhà thuốc này.',
  },
  orderPlaced: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận đơn hàng {code}, tổng thanh toán {total}. Chúng tôi sẽ liên hệ để xác nhận trước khi giao. Cảm ơn Quý khách!',
  },
  /** `until`: hour and day by which the money must be there. */
  orderPlacedToPay: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận đơn hàng {code}, tổng thanh toán {total}. Vui lòng thanh toán trước {until} để hoàn tất đơn. Cảm ơn Quý khách!',
  },
  orderPaid: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận {amount} cho đơn hàng {code}. Chúng tôi đang chuẩn bị hàng và sẽ báo khi giao đi. Cảm ơn Quý khách!',
  },
  pointsPaid: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận {amount} cho đơn hàng {code}. Điểm đang được cộng vào tài khoản. Cảm ơn Quý khách!',
  },
  partPaid: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận {amount} cho đơn hàng {code}, còn thiếu {missing}. Vui lòng chuyển thêm trước {until}.',
  },
  partPaidCash: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận {amount} cho đơn hàng {code}. Quý khách thanh toán thêm {missing} khi nhận hàng.',
  },
  /** Money that the order does not need: too much, twice, or after it was cancelled. */
  moneyNotNeeded: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận tiền cho đơn hàng {code}, trong đó {amount} không cần thanh toán. Chúng tôi sẽ hoàn lại cho Quý khách.',
  },
  paymentExpired: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã huỷ vì chưa nhận được thanh toán. Quý khách có thể đặt lại bất cứ lúc nào.',
  },
  paymentExpiredRefund: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã huỷ vì chưa nhận đủ thanh toán. Chúng tôi sẽ hoàn lại {amount} cho Quý khách.',
  },
  orderShipped: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đang được giao, dự kiến ngày {days}. Mã vận đơn {tracking}. Vui lòng để ý điện thoại.',
  },
  orderShippedCash: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đang được giao, dự kiến ngày {days}. Mã vận đơn {tracking}. Vui lòng chuẩn bị {amount}.',
  },
  orderToBranch: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đang được chuyển đến {place}, dự kiến ngày {days}. Chúng tôi sẽ liên hệ khi hàng sẵn sàng.',
  },
  orderToBranchCash: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đang được chuyển đến {place}, dự kiến ngày {days}. Quý khách thanh toán {amount} khi nhận hàng.',
  },
  orderDelivered: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã giao thành công. Cảm ơn Quý khách đã tin dùng An Lành!',
  },
  orderDeliveredPoints: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã giao thành công, {points} được cộng vào tài khoản. Cảm ơn Quý khách!',
  },
  deliveryFailed: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} chưa giao được. Lý do: {reason}. Chúng tôi sẽ liên hệ để giao lại.',
  },
  orderSentAgain: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đang được giao lại. Vui lòng để ý điện thoại. Cảm ơn Quý khách!',
  },
  orderCancelled: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã huỷ. Điểm và voucher đã dùng cho đơn (nếu có) được trả lại Quý khách.',
  },
  orderCancelledRefund: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã huỷ. Chúng tôi sẽ hoàn lại {amount}; điểm và voucher đã dùng (nếu có) được trả lại Quý khách.',
  },
  cancelDeclined: {
    purpose: 'transaction',
    text: 'An Lành: Chưa thể huỷ đơn hàng {code}. Lý do: {reason}. Đơn hàng tiếp tục được xử lý.',
  },
  refundDone: {
    purpose: 'transaction',
    text: 'An Lành: Đã hoàn {amount} của đơn hàng {code}. Tiền về tài khoản sau vài ngày làm việc tuỳ ngân hàng.',
  },
  refundDoneCash: {
    purpose: 'transaction',
    text: 'An Lành: Đã hoàn {amount} của đơn hàng {code} cho Quý khách. Cảm ơn Quý khách!',
  },
  returnTaken: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận lại hàng của đơn {code}. Chúng tôi sẽ hoàn lại {amount} cho Quý khách.',
  },
  returnTakenFree: {
    purpose: 'transaction',
    text: 'An Lành: Đã nhận lại hàng của đơn {code}. Cảm ơn Quý khách!',
  },
  giftsRefused: {
    purpose: 'transaction',
    text: 'An Lành: Đơn hàng {code} đã huỷ vì chưa trừ được điểm đổi quà. Điểm, voucher và quà đã được hoàn lại. Vui lòng gọi tổng đài để được hỗ trợ.',
  },
  /** Two days before a standing order is made; `total` of its goods at today's price. */
  replenishSoon: {
    purpose: 'transaction',
    text: 'An Lành: Ngày {day} chúng tôi đặt đơn định kỳ: {product}, số lượng {quantity}, tiền hàng hiện tại {total}. Muốn đổi ngày hoặc tạm dừng: vào Hồ sơ, mục Đơn định kỳ.',
  },
  replenishHeld: {
    purpose: 'transaction',
    text: 'An Lành: Chưa đặt được đơn định kỳ {product}. Lý do: {reason}. Ngày mai chúng tôi thử lại; xem hoặc đồng ý giá mới tại Hồ sơ, mục Đơn định kỳ.',
  },
  replenishSkipped: {
    purpose: 'transaction',
    text: 'An Lành: Kỳ này không đặt được đơn định kỳ {product}. Lý do: {reason}. Kỳ tới là ngày {day}; Quý khách có thể tự đặt bất cứ lúc nào.',
  },
  /** `points` and the last `day` of them. */
  pointsExpiring: {
    purpose: 'transaction',
    text: 'An Lành: {points} của Quý khách dùng được đến hết ngày {day}. Điểm chưa dùng sẽ hết hạn sau ngày này.',
  },
  /** Advertising is marked as such and says how to end it (Decree 91/2020). */
  offer: {
    purpose: 'commercial',
    text: '[QC] An Lành: {offer}. Từ chối nhận tin: {optOut}',
  },
} as const satisfies Record<string, { purpose: MessagePurpose; text: string }>

export type MessageTemplate = keyof typeof messageTemplates

/** A template with its values; a missing value is a fault of ours. */
export function fillTemplate(template: MessageTemplate, values: Record<string, string>): string {
  return messageTemplates[template].text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`message ${template} needs ${name}`)
    return value
  })
}

/** What Zalo's approved template is given: the code's parameter is called `otp` there. */
export function zaloValues(
  template: MessageTemplate,
  values: Record<string, string>,
): Record<string, string> {
  if (messageTemplates[template].purpose !== 'code') return values
  const { code = '', minutes: _minutes, ...others } = values
  return { otp: code, ...others }
}

const longestName = 36

/** A name, cut so that two of them fit into one SMS with a code. */
export function shortName(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 3).trimEnd()}...`
}
