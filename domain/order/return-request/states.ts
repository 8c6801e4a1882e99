/** Where a request to return goods stands; `refunded` is shown once the money for them has gone back. */
export const returnRequestStates = [
  'received',
  'accepted',
  'arrived',
  'refused',
  'withdrawn',
  'lapsed',
] as const
export type ReturnRequestState = (typeof returnRequestStates)[number]

export const shownReturnStates = [...returnRequestStates, 'refunded'] as const
export type ShownReturnState = (typeof shownReturnStates)[number]

export const returnStateLabels: Record<ShownReturnState, string> = {
  received: 'Đã tiếp nhận',
  accepted: 'Đã chấp nhận',
  arrived: 'Đã nhận hàng trả',
  refused: 'Từ chối',
  withdrawn: 'Khách đã rút',
  lapsed: 'Quá hạn, hàng không về',
  refunded: 'Đã hoàn tiền',
}

export type ReturnRequestEvent = 'accepted' | 'refused' | 'withdrawn' | 'goodsTaken' | 'lapsed'

/** The table of docs/rules/return-requests.md; what is not here is refused. */
export const returnTransitions: Record<
  ReturnRequestEvent,
  { from: readonly ReturnRequestState[]; to: ReturnRequestState }
> = {
  accepted: { from: ['received'], to: 'accepted' },
  refused: { from: ['received', 'accepted'], to: 'refused' },
  withdrawn: { from: ['received', 'accepted'], to: 'withdrawn' },
  goodsTaken: { from: ['received', 'accepted'], to: 'arrived' },
  lapsed: { from: ['received', 'accepted'], to: 'lapsed' },
}

export function canReturn(state: ShownReturnState, event: ReturnRequestEvent): boolean {
  return (returnTransitions[event].from as readonly string[]).includes(state)
}

/** Why goods are to go back. */
export const returnReasons = ['wrong', 'damaged', 'faulty', 'unwanted', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnReasonLabels: Record<ReturnReason, string> = {
  wrong: 'Giao sai sản phẩm',
  damaged: 'Hàng vỡ, móp hoặc rách niêm phong khi nhận',
  faulty: 'Lỗi của nhà sản xuất hoặc cận hạn dùng',
  unwanted: 'Đổi ý, hàng còn nguyên niêm phong',
  other: 'Lý do khác',
}
