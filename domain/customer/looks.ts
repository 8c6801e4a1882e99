/** Why somebody's personal data is opened when no task named them. */
export const lookReasons = ['call', 'message', 'counter', 'check', 'dataRequest', 'other'] as const
export type LookReason = (typeof lookReasons)[number]

/** What names a person, so that looking at them is part of it. */
export const lookTasks = ['order', 'chat', 'return', 'question'] as const
export type LookTask = (typeof lookTasks)[number]

/** As the record of looks keeps them: `task`, or a reason that was chosen. */
export const lookCauses = ['task', ...lookReasons] as const
export type LookCause = (typeof lookCauses)[number]

export const lookCauseLabels: Record<LookCause, string> = {
  task: 'Từ công việc',
  call: 'Khách gọi điện',
  message: 'Khách nhắn tin, gửi thư',
  counter: 'Khách đến trực tiếp',
  check: 'Đối chiếu giao dịch',
  dataRequest: 'Yêu cầu về dữ liệu cá nhân',
  other: 'Lý do khác',
}

export const lookTaskLabels: Record<LookTask, string> = {
  order: 'Đơn hàng',
  chat: 'Tin nhắn',
  return: 'Yêu cầu trả hàng',
  question: 'Câu hỏi',
}

/** So long somebody's data stays open for whoever opened it. */
export const openMinutes = 30
/** Counted up to so many; beyond it nobody turns pages. */
export const maxCustomersCounted = 1000
/** Further looks are found by their filters. */
export const maxLooksCounted = 10_000
export const maxTags = 20
export const maxNoteLength = 2000
