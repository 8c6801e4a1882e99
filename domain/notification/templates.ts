import { shortBrandName } from '../brand/current-brand.ts'
import { vaccineTemplates, vaccineTwins } from './vaccine-templates.ts'

/**
 * `code`: asked for a moment ago by whoever holds the phone. `transaction`: about their own order or
 * account. `commercial`: only with consent.
 */
export type MessagePurpose = 'code' | 'transaction' | 'commercial'

/**
 * Every message the shop sends, as the person reads it; names in braces are filled in, `shop` by the shop's own. `lookup` ends its
 * text: behind the address a full stop would become part of the link on some phones.
 */
export const messageTemplates = {
  ...vaccineTemplates,
  // A code says what it is for: asked for one thing, it must not be read out for another.
  otpRegister: {
    purpose: 'code',
    text: '{shop}: Mã {code} để đăng ký tài khoản, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai, kể cả nhà thuốc.',
  },
  otpForgotPassword: {
    purpose: 'code',
    text: '{shop}: Mã {code} để ĐẶT LẠI MẬT KHẨU, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai, kể cả nhà thuốc hay nhân viên {shop}.',
  },
  otpCheckout: {
    purpose: 'code',
    text: '{shop}: Mã {code} để xác nhận đặt hàng, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  otpOrderLookup: {
    purpose: 'code',
    text: '{shop}: Mã {code} để xem đơn hàng của Quý khách, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  otpStaffPrice: {
    purpose: 'code',
    text: '{shop}: Mã {code} để mua hàng giá nhân viên, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  otpGame: {
    purpose: 'code',
    text: '{shop}: Mã {code} để chơi trò chơi có thưởng, hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  },
  otpMerge: {
    purpose: 'code',
    text: '{shop}: Mã {code} để GỘP HAI SỐ ĐIỆN THOẠI, hiệu lực {minutes} phút. Chỉ đọc cho nhân viên {shop} khi Quý khách yêu cầu gộp số.',
  },
  /** To both phones, whose ends are named: never the whole of one to the other. */
  phonesMerged: {
    purpose: 'transaction',
    text: '{shop}: Đã gộp số đuôi {old} vào số đuôi {new} theo yêu cầu. Số cũ không còn đăng nhập được. Nếu không phải Quý khách, xin gọi cửa hàng.',
  },
  /** At a counter: `offer` at `store`, both cut by `shortName`. */
  otpVoucher: {
    purpose: 'code',
    text: '{shop}: Mã {code} để dùng ưu đãi {offer} tại {store}, hiệu lực {minutes} phút. Chỉ đưa mã cho nhà thuốc này.',
  },
  orderPlaced: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận đơn hàng {code}, tổng thanh toán {total}. Chúng tôi sẽ gọi để xác nhận trước khi giao. Xem đơn: {lookup}',
  },
  /** `until`: hour and day by which the money must be there. */
  orderPlacedToPay: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận đơn hàng {code}, tổng thanh toán {total}. Vui lòng thanh toán trước {until}. Xem đơn: {lookup}',
  },
  /** Of an order that staff took by telephone; behind `link` it is opened and paid. */
  linkToPay: {
    purpose: 'transaction',
    text: '{shop}: Đơn {code}, {total}. Thanh toán trước {until}: {link}',
  },
  /** Of a changed order what is still to be paid. */
  linkToPayRest: {
    purpose: 'transaction',
    text: '{shop}: Đơn {code} đã sửa, cần trả {amount} trước {until}: {link}',
  },
  /** Staff changed what was placed. */
  orderChanged: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã được sửa, tổng thanh toán mới {total}. Xem đơn: {lookup}',
  },
  orderChangedCash: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã được sửa, tổng mới {total}. Quý khách trả {amount} khi nhận. Xem đơn: {lookup}',
  },
  orderChangedBack: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã được sửa, tổng mới {total}. Chúng tôi sẽ hoàn {amount}. Xem đơn: {lookup}',
  },
  orderPaid: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận {amount} cho đơn hàng {code}. Chúng tôi đang chuẩn bị hàng và sẽ báo khi giao đi. Xem đơn: {lookup}',
  },
  pointsPaid: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận {amount} cho đơn hàng {code}. Điểm đang được cộng vào tài khoản. Cảm ơn Quý khách!',
  },
  /** An open order is to be paid at the door after all. */
  cashChosen: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã chuyển sang trả tiền khi nhận. Quý khách trả {amount} khi nhận hàng.',
  },
  /** Money came for an order that was to be paid at the door. */
  cashNotNeeded: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận đủ tiền cho đơn hàng {code}. Quý khách không phải trả thêm khi nhận hàng.',
  },
  partPaid: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận {amount} cho đơn hàng {code}, còn thiếu {missing}. Vui lòng chuyển thêm trước {until}.',
  },
  partPaidCash: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận {amount} cho đơn hàng {code}. Quý khách thanh toán thêm {missing} khi nhận hàng.',
  },
  /** Money that the order does not need: too much, twice, or after it was cancelled. */
  moneyNotNeeded: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận tiền cho đơn hàng {code}, trong đó {amount} không cần thanh toán. Chúng tôi sẽ hoàn lại cho Quý khách.',
  },
  paymentExpired: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã huỷ vì chưa nhận được thanh toán. Quý khách có thể đặt lại bất cứ lúc nào.',
  },
  paymentExpiredRefund: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã huỷ vì chưa nhận đủ thanh toán. Chúng tôi sẽ hoàn lại {amount} cho Quý khách.',
  },
  orderShipped: {
    purpose: 'transaction',
    text: '{shop}: Đơn {code} đang giao, dự kiến ngày {days}. Mã vận đơn {tracking}. Vui lòng để ý điện thoại. Xem đơn: {lookup}',
  },
  orderShippedCash: {
    purpose: 'transaction',
    text: '{shop}: Đơn {code} đang giao, dự kiến ngày {days}. Mã vận đơn {tracking}. Cần trả {amount}. Xem đơn: {lookup}',
  },
  orderToBranch: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đang được chuyển đến {place}, dự kiến ngày {days}. Chúng tôi sẽ liên hệ khi hàng sẵn sàng.',
  },
  orderToBranchCash: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đang được chuyển đến {place}, dự kiến ngày {days}. Quý khách thanh toán {amount} khi nhận hàng.',
  },
  orderDelivered: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã giao thành công. Cảm ơn Quý khách đã tin dùng {shop}!',
  },
  orderDeliveredPoints: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã giao thành công, {points} được cộng vào tài khoản. Cảm ơn Quý khách!',
  },
  deliveryFailed: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} chưa giao được. Lý do: {reason}. Chúng tôi sẽ liên hệ để giao lại.',
  },
  orderSentAgain: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đang được giao lại. Vui lòng để ý điện thoại. Cảm ơn Quý khách!',
  },
  orderCancelled: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã huỷ. Điểm và voucher đã dùng cho đơn (nếu có) được trả lại Quý khách.',
  },
  orderCancelledRefund: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã huỷ. Chúng tôi sẽ hoàn lại {amount}; điểm và voucher đã dùng (nếu có) được trả lại Quý khách.',
  },
  cancelDeclined: {
    purpose: 'transaction',
    text: '{shop}: Chưa thể huỷ đơn hàng {code}. Lý do: {reason}. Đơn hàng tiếp tục được xử lý.',
  },
  /** Behind `link` the buyer says where the money goes. */
  refundAccountAsked: {
    purpose: 'transaction',
    text: '{shop}: Hoàn {amount} đơn {code}. Quý khách điền tài khoản nhận tiền tại {link}',
  },
  refundDone: {
    purpose: 'transaction',
    text: '{shop}: Đã hoàn {amount} của đơn hàng {code}. Tiền về tài khoản sau vài ngày làm việc tuỳ ngân hàng.',
  },
  refundDoneCash: {
    purpose: 'transaction',
    text: '{shop}: Đã hoàn {amount} của đơn hàng {code} cho Quý khách. Cảm ơn Quý khách!',
  },
  returnAsked: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận yêu cầu trả hàng của đơn {code}. Chúng tôi trả lời Quý khách trong 24 giờ.',
  },
  returnAccepted: {
    purpose: 'transaction',
    text: '{shop}: Đã chấp nhận yêu cầu trả hàng của đơn {code}. Quý khách xem cách gửi hàng tại {lookup}',
  },
  returnRefused: {
    purpose: 'transaction',
    text: '{shop}: Chưa thể nhận trả hàng của đơn {code}. Lý do: {reason}.',
  },
  returnLapsing: {
    purpose: 'transaction',
    text: '{shop}: Chưa nhận được hàng trả của đơn {code}. Yêu cầu hết hạn sau ngày {day}. Cần hỗ trợ, Quý khách gọi tổng đài.',
  },
  returnLapsed: {
    purpose: 'transaction',
    text: '{shop}: Yêu cầu trả hàng của đơn {code} đã hết hạn vì chưa có hàng về. Vẫn muốn trả, Quý khách gọi tổng đài.',
  },
  returnTaken: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận lại hàng của đơn {code}. Chúng tôi sẽ hoàn lại {amount} cho Quý khách.',
  },
  returnTakenFree: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận lại hàng của đơn {code}. Cảm ơn Quý khách!',
  },
  giftsRefused: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã huỷ vì chưa trừ được điểm đổi quà. Điểm, voucher và quà đã được hoàn lại. Vui lòng gọi tổng đài để được hỗ trợ.',
  },
  /** Two days before a subscription is made; `total` of its goods at today's price. */
  replenishSoon: {
    purpose: 'transaction',
    text: '{shop}: Ngày {day} chúng tôi đặt đơn giao đều: {product}, số lượng {quantity}, tiền hàng hiện tại {goods}, phí giao hàng {fee}, tổng cộng {total}. Muốn đổi ngày hoặc dừng: vào Hồ sơ, mục Giao đều.',
  },
  /** The fee of the delivery rose: without a yes on the page behind the link nothing is ordered. */
  replenishFee: {
    purpose: 'transaction',
    text: '{shop}: Đơn giao đều {product} ngày {day}: phí giao hàng tăng từ {before} lên {fee}. Chúng tôi chỉ đặt khi Quý khách đồng ý tại {link}. Hết ngày {day} chưa đồng ý thì bỏ qua kỳ này.',
  },
  replenishHeld: {
    purpose: 'transaction',
    text: '{shop}: Chưa đặt được đơn giao đều {product}. Lý do: {reason}. Ngày mai chúng tôi thử lại; xem hoặc đồng ý giá mới tại Hồ sơ, mục Giao đều.',
  },
  replenishSkipped: {
    purpose: 'transaction',
    text: '{shop}: Kỳ này không đặt được đơn giao đều {product}. Lý do: {reason}. Kỳ tới là ngày {day}; Quý khách có thể tự đặt bất cứ lúc nào.',
  },
  /** Once a member: what came again without having been chosen comes no more. */
  replenishUnchosen: {
    purpose: 'transaction',
    text: '{shop}: Chúng tôi đã dừng tự đặt lại {products}, vì trước đây chưa hỏi ý Quý khách. Sẽ không có đơn nào tự đặt. Muốn nhận đều: chọn Giao đều ở trang sản phẩm.',
  },
  /** The order with which it began was cancelled, and its buyer said nothing of the rest. */
  replenishCancelled: {
    purpose: 'transaction',
    text: '{shop}: Đơn hàng {code} đã huỷ nên giao đều {products} cũng kết thúc. Muốn nhận đều: chọn Giao đều khi đặt lại sản phẩm.',
  },
  /** Of an expert; what it is about stands behind the link alone. */
  questionAnswered: {
    purpose: 'transaction',
    text: '{shop}: Câu hỏi của Quý khách đã có câu trả lời. Xem tại {link}',
  },
  /** About goods that somebody reported as counterfeit; `code` is the report's number. */
  counterfeitChecking: {
    purpose: 'transaction',
    text: '{shop}: Đã nhận báo cáo {code}. Chúng tôi đang xác minh và sẽ trả lời Quý khách. Xin giữ lại hộp, tem và hoá đơn.',
  },
  counterfeitConfirmed: {
    purpose: 'transaction',
    text: '{shop}: Sản phẩm trong báo cáo {code} không phải hàng chính hãng. Xin ngừng dùng, giữ lại hộp và hoá đơn; chúng tôi sẽ gọi Quý khách.',
  },
  counterfeitGenuine: {
    purpose: 'transaction',
    text: '{shop}: Sản phẩm trong báo cáo {code} là hàng chính hãng, Quý khách yên tâm sử dụng. Cảm ơn Quý khách đã báo!',
  },
  counterfeitMoreAsked: {
    purpose: 'transaction',
    text: '{shop}: Về báo cáo {code}, xin Quý khách gửi thêm ảnh hộp và tem ở trang Tích điểm, mục Báo nghi ngờ hàng giả.',
  },
  /** `points` with a sign before them, given or taken by hand. */
  pointsAdjusted: {
    purpose: 'transaction',
    text: '{shop}: Tài khoản tích điểm của Quý khách được điều chỉnh {points}. Lý do: {reason}. Xem ở Lịch sử điểm.',
  },
  /** `until` begins with `đến hết ngày` or says that it has no end. */
  membershipLocked: {
    purpose: 'transaction',
    text: '{shop}: Tài khoản tích điểm của Quý khách tạm khoá {until}. Lý do: {reason}. Cần hỗ trợ, Quý khách gọi tổng đài.',
  },
  membershipUnlocked: {
    purpose: 'transaction',
    text: '{shop}: Tài khoản tích điểm của Quý khách đã mở lại. Cảm ơn Quý khách đã chờ!',
  },
  /** Of a game: a prize that is sent, a voucher, or one of worth. */
  gameWon: {
    purpose: 'transaction',
    text: '{shop}: Chúc mừng Quý khách trúng {prize} ({game}). Xem và nhận giải tại {link}',
  },
  /** A winner who has not done their part of a claim; the last `day` of it. */
  gameClaimEnding: {
    purpose: 'transaction',
    text: '{shop}: Quý khách chưa hoàn tất nhận giải {prize}. Hạn cuối là hết ngày {day}, sau đó giải không còn hiệu lực. Nhận giải tại {link}',
  },
  /** `points` and the last `day` of them. */
  pointsExpiring: {
    purpose: 'transaction',
    text: '{shop}: {points} của Quý khách dùng được đến hết ngày {day}. Điểm chưa dùng sẽ hết hạn sau ngày này.',
  },
  /** Once an order, of whoever agreed to be written to beyond their orders. */
  reviewAsked: {
    purpose: 'commercial',
    text: '{shop}: Quý khách đã nhận đơn {code}. Sản phẩm có vừa ý không? Mời Quý khách nhận xét (tắt tin này ở mục Quyền riêng tư): {link}',
  },
  reviewHidden: {
    purpose: 'transaction',
    text: '{shop}: Nhận xét về {product} chưa được hiển thị. Lý do: {reason}. Số sao vẫn được tính. Mời Quý khách sửa tại {link}',
  },
  /** Advertising is marked as such and says how to end it (Decree 91/2020). */
  offer: {
    purpose: 'commercial',
    text: '[QC] {shop}: {offer}. Từ chối nhận tin: {optOut}',
  },
} as const satisfies Record<string, { purpose: MessagePurpose; text: string }>

export type MessageTemplate = keyof typeof messageTemplates

/** The same message in the words of the vaccine-centre shop, where it has its own. */
export function vaccineTwinOf(template: MessageTemplate): MessageTemplate {
  return (vaccineTwins as Partial<Record<string, MessageTemplate>>)[template] ?? template
}

/** A template's standard text with its values and the shop's short name; a missing value is a fault of ours. */
export function fillTemplate(template: MessageTemplate, values: Record<string, string>): string {
  return fillText(template, messageTemplates[template].text, values)
}

/** The same with the text that staff wrote in its place. */
export function fillText(
  template: MessageTemplate,
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'shop' ? shortBrandName() : values[name]
    if (value === undefined) throw new Error(`message ${template} needs ${name}`)
    return value
  })
}

/**
 * What Zalo's approved template is given: the code's parameter is called `otp` there, and the look-up's
 * address is a button of the template, because its parameters may not hold links.
 */
export function zaloValues(
  template: MessageTemplate,
  values: Record<string, string>,
): Record<string, string> {
  const { lookup: _lookup, ...shown } = values
  if (messageTemplates[template].purpose !== 'code') return shown
  const { code = '', minutes: _minutes, ...others } = shown
  return { otp: code, ...others }
}

const maxName = 36

/** A name, cut so that two of them fit into one SMS with a code. */
export function shortName(name: string): string {
  return name.length <= maxName ? name : `${name.slice(0, maxName - 3).trimEnd()}...`
}
