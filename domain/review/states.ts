/** Where a review stands. `waiting`: somebody has to look at it before it is shown. */
export const reviewStates = ['waiting', 'shown', 'hidden', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewStateLabels: Record<ReviewState, string> = {
  waiting: 'Chờ duyệt',
  shown: 'Đang hiển thị',
  hidden: 'Không hiển thị',
  withdrawn: 'Khách đã rút',
}

/** Why a review may be hidden. That somebody was not content is no reason, and none may be added that means it. */
export const hiddenReasons = ['personal', 'claim', 'insult', 'advertising', 'offTopic'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

export const hiddenReasonLabels: Record<HiddenReason, string> = {
  personal: 'Có thông tin cá nhân',
  claim: 'Nói về công dụng theo cách pháp luật không cho phép',
  insult: 'Có lời xúc phạm',
  advertising: 'Có nội dung quảng cáo',
  offTopic: 'Không nói về sản phẩm',
}
