/** Why money goes back to a buyer. */
export const refundReasons = [
  'cancelled',
  'late',
  'double',
  'excess',
  'partial',
  'returned',
  'unmatched',
  'changed',
] as const
export type RefundReason = (typeof refundReasons)[number]

export const refundReasonLabels: Record<RefundReason, string> = {
  cancelled: 'Đơn hàng đã huỷ',
  late: 'Tiền đến sau khi đơn đã huỷ',
  double: 'Thanh toán hai lần',
  excess: 'Chuyển thừa',
  partial: 'Chuyển thiếu',
  returned: 'Trả hàng',
  unmatched: 'Không thuộc đơn hàng nào',
  changed: 'Đơn hàng được sửa',
}

/**
 * `sending`: the gateway is being asked. `byHand`: a person must pay it back and say how it was done.
 */
export const refundStates = ['sending', 'byHand', 'done'] as const
export type RefundState = (typeof refundStates)[number]

export const refundStateLabels: Record<RefundState, string> = {
  sending: 'Đang gửi ngân hàng',
  byHand: 'Chờ kế toán hoàn tiền',
  done: 'Đã hoàn tiền',
}

/** What became of a transfer that the bank told of. */
export const bankStates = [
  'new',
  'matched',
  'partial',
  'excess',
  'double',
  'late',
  'unmatched',
  'resolved',
] as const
export type BankState = (typeof bankStates)[number]

export const bankStateLabels: Record<BankState, string> = {
  new: 'Đang khớp',
  matched: 'Đã khớp',
  partial: 'Chuyển thiếu',
  excess: 'Chuyển thừa',
  double: 'Chuyển hai lần',
  late: 'Đến muộn',
  unmatched: 'Chưa rõ đơn',
  resolved: 'Đã xử lý',
}

/** How a transfer that did not match by itself was settled. */
export const transferResolutions = [
  'allocated',
  'acceptedShort',
  'refunded',
  'ignored',
  'completed',
] as const
export type TransferResolution = (typeof transferResolutions)[number]

export const transferResolutionLabels: Record<TransferResolution, string> = {
  allocated: 'Đã gán cho đơn hàng',
  acceptedShort: 'Chấp nhận chuyển thiếu',
  refunded: 'Đã chuyển sang hoàn tiền',
  ignored: 'Không liên quan đến đơn hàng',
  completed: 'Đã chuyển đủ phần còn thiếu',
}
