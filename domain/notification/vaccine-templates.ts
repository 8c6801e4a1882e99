/** What buyers of the vaccine-centre shop read on an order's way: its own words and its own hotline. */
export const vaccineTemplates = {
  vaccinePlaced: transaction(
    'Đã nhận đơn {code}, {total}. Trung tâm tiêm chủng sẽ gọi để hẹn lịch. Hỗ trợ: {hotline}. Xem đơn: {lookup}',
  ),
  vaccinePlacedToPay: transaction(
    'Đã nhận đơn {code}, {total}. Vui lòng thanh toán trước {until}. Hỗ trợ: {hotline}. Xem đơn: {lookup}',
  ),
  vaccineChanged: transaction('Đơn {code} đã được sửa, tổng mới {total}. Hỗ trợ: {hotline}.'),
  vaccineChangedCash: transaction(
    'Đơn {code} đã được sửa, tổng mới {total}, trả {amount} khi đến tiêm hoặc nhận hàng. Hỗ trợ: {hotline}.',
  ),
  vaccineChangedBack: transaction(
    'Đơn {code} đã được sửa, tổng mới {total}. Chúng tôi sẽ hoàn {amount}. Hỗ trợ: {hotline}.',
  ),
  vaccinePaid: transaction(
    'Đã nhận {amount} cho đơn {code}. Trung tâm tiêm chủng sẽ gọi để hẹn lịch. Hỗ trợ: {hotline}. Xem đơn: {lookup}',
  ),
  vaccinePartPaid: transaction(
    'Đã nhận {amount} cho đơn {code}, còn thiếu {missing}. Vui lòng chuyển trước {until}. Hỗ trợ: {hotline}.',
  ),
  vaccinePartPaidCash: transaction(
    'Đã nhận {amount} cho đơn {code}, còn {missing} trả khi đến tiêm hoặc nhận hàng. Hỗ trợ: {hotline}.',
  ),
  vaccineNotNeeded: transaction(
    'Đã nhận tiền cho đơn {code}, trong đó {amount} không cần thanh toán và sẽ được hoàn lại. Hỗ trợ: {hotline}.',
  ),
  vaccineExpired: transaction(
    'Đơn {code} đã huỷ vì chưa nhận được thanh toán. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineExpiredRefund: transaction(
    'Đơn {code} đã huỷ vì chưa nhận đủ thanh toán. Chúng tôi sẽ hoàn lại {amount}. Hỗ trợ: {hotline}.',
  ),
  vaccineShipped: transaction(
    'Đơn {code} đang được giao, dự kiến ngày {days}. Mã vận đơn {tracking}. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineShippedCash: transaction(
    'Đơn {code} đang được giao, dự kiến ngày {days}. Mã vận đơn {tracking}. Cần trả {amount}. Hỗ trợ: {hotline}.',
  ),
  vaccineAtCenter: transaction(
    'Đơn {code} được hẹn tại {place}, dự kiến ngày {days}. Đổi lịch: {hotline}.',
  ),
  vaccineAtCenterCash: transaction(
    'Đơn {code} được hẹn tại {place}, ngày {days}, trả {amount} tại quầy. Đổi lịch: {hotline}.',
  ),
  vaccineDone: transaction(
    'Đơn {code} đã hoàn tất. Cảm ơn Quý khách! Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineDonePoints: transaction(
    'Đơn {code} đã hoàn tất, {points} được cộng vào tài khoản. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineFailed: transaction('Đơn {code} chưa hoàn tất. Lý do: {reason}. Hỗ trợ: {hotline}.'),
  vaccineSentAgain: transaction(
    'Đơn {code} đang được giao lại. Vui lòng để ý điện thoại. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineCancelled: transaction(
    'Đơn {code} đã huỷ. Điểm và voucher đã dùng (nếu có) được trả lại. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineCancelledRefund: transaction(
    'Đơn {code} đã huỷ, sẽ hoàn lại {amount}. Điểm, voucher đã dùng (nếu có) được trả lại. Hỗ trợ: {hotline}.',
  ),
  vaccineCancelDeclined: transaction(
    'Chưa thể huỷ đơn {code}. Lý do: {reason}. Hỗ trợ: {hotline}.',
  ),
  vaccineRefundAccountAsked: transaction(
    'Hoàn {amount} đơn {code}. Hỗ trợ: {hotline}. Cho biết tài khoản nhận: {link}',
  ),
  vaccineRefundDone: transaction(
    'Đã hoàn {amount} của đơn {code}, tiền về sau vài ngày làm việc tuỳ ngân hàng. Hỗ trợ: {hotline}.',
  ),
  vaccineRefundDoneCash: transaction(
    'Đã hoàn {amount} của đơn {code} cho Quý khách. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineCashChosen: transaction(
    'Đơn {code} đã chuyển sang trả {amount} khi đến tiêm hoặc nhận hàng. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineCashNotNeeded: transaction(
    'Đã nhận đủ tiền cho đơn {code}, không phải trả thêm. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineReturnAsked: transaction(
    'Đã nhận yêu cầu trả hàng của đơn {code}, sẽ trả lời trong 24 giờ. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineReturnAccepted: transaction(
    'Đã chấp nhận trả hàng của đơn {code}. Hỗ trợ: {hotline}. Cách gửi hàng: {lookup}',
  ),
  vaccineReturnRefused: transaction(
    'Chưa thể nhận trả hàng của đơn {code}. Lý do: {reason}. Hỗ trợ: {hotline}.',
  ),
  vaccineReturnLapsing: transaction(
    'Chưa nhận được hàng trả của đơn {code}. Yêu cầu hết hạn sau ngày {day}. Hỗ trợ: {hotline}.',
  ),
  vaccineReturnLapsed: transaction(
    'Yêu cầu trả hàng của đơn {code} đã hết hạn vì chưa có hàng về. Vẫn muốn trả, gọi {hotline}.',
  ),
  vaccineReturnTaken: transaction(
    'Đã nhận lại hàng của đơn {code}, sẽ hoàn lại {amount}. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineReturnTakenFree: transaction(
    'Đã nhận lại hàng của đơn {code}. Tổng đài tiêm chủng: {hotline}.',
  ),
  vaccineGiftsRefused: transaction(
    'Đơn {code} đã huỷ vì chưa trừ được điểm đổi quà. Điểm, voucher, quà đã được hoàn lại. Hỗ trợ: {hotline}.',
  ),
} as const

/** An order's message, and what says the same for the vaccine-centre shop. */
export const vaccineTwins = {
  orderPlaced: 'vaccinePlaced',
  orderPlacedToPay: 'vaccinePlacedToPay',
  orderChanged: 'vaccineChanged',
  orderChangedCash: 'vaccineChangedCash',
  orderChangedBack: 'vaccineChangedBack',
  orderPaid: 'vaccinePaid',
  partPaid: 'vaccinePartPaid',
  partPaidCash: 'vaccinePartPaidCash',
  moneyNotNeeded: 'vaccineNotNeeded',
  paymentExpired: 'vaccineExpired',
  paymentExpiredRefund: 'vaccineExpiredRefund',
  orderShipped: 'vaccineShipped',
  orderShippedCash: 'vaccineShippedCash',
  orderToBranch: 'vaccineAtCenter',
  orderToBranchCash: 'vaccineAtCenterCash',
  orderDelivered: 'vaccineDone',
  orderDeliveredPoints: 'vaccineDonePoints',
  deliveryFailed: 'vaccineFailed',
  orderSentAgain: 'vaccineSentAgain',
  orderCancelled: 'vaccineCancelled',
  orderCancelledRefund: 'vaccineCancelledRefund',
  cancelDeclined: 'vaccineCancelDeclined',
  refundAccountAsked: 'vaccineRefundAccountAsked',
  refundDone: 'vaccineRefundDone',
  refundDoneCash: 'vaccineRefundDoneCash',
  cashChosen: 'vaccineCashChosen',
  cashNotNeeded: 'vaccineCashNotNeeded',
  returnAsked: 'vaccineReturnAsked',
  returnAccepted: 'vaccineReturnAccepted',
  returnRefused: 'vaccineReturnRefused',
  returnLapsing: 'vaccineReturnLapsing',
  returnLapsed: 'vaccineReturnLapsed',
  returnTaken: 'vaccineReturnTaken',
  returnTakenFree: 'vaccineReturnTakenFree',
  giftsRefused: 'vaccineGiftsRefused',
} as const satisfies Record<string, keyof typeof vaccineTemplates>

function transaction<Text extends string>(text: Text) {
  return { purpose: 'transaction', text: `{shop}: ${text}` } as const
}
