/** Where a question stands. */
export const questionStates = ['new', 'assigned', 'answered', 'closed'] as const
export type QuestionState = (typeof questionStates)[number]

export const questionStateLabels: Record<QuestionState, string> = {
  new: 'Mới',
  assigned: 'Đang trả lời',
  answered: 'Đã trả lời',
  closed: 'Đã đóng',
}

/** Neither answered nor closed. */
export function isOpen(state: QuestionState): boolean {
  return state === 'new' || state === 'assigned'
}
