/** What becomes of a counterfeit report. */
export const reportStates = ['new', 'checking', 'counterfeit', 'genuine', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

export const reportStateLabels: Record<ReportState, string> = {
  new: 'Mới',
  checking: 'Đang xác minh',
  counterfeit: 'Xác nhận hàng giả',
  genuine: 'Hàng chính hãng',
  closed: 'Đã đóng',
}

/** Somebody still has to do something about it. */
export function isReportOpen(state: ReportState): boolean {
  return state === 'new' || state === 'checking'
}
