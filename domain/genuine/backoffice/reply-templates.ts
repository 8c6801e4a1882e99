/** What a reporter may be told; the words are among the shop's messages. */
export const replyTemplates = ['checking', 'counterfeit', 'genuine', 'moreAsked'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** Under which name each is among the messages. */
export const replyMessages = {
  checking: 'counterfeitChecking',
  counterfeit: 'counterfeitConfirmed',
  genuine: 'counterfeitGenuine',
  moreAsked: 'counterfeitMoreAsked',
} as const

export const replyLabels: Record<ReplyTemplate, string> = {
  checking: 'Đã nhận, đang xác minh',
  counterfeit: 'Xác nhận là hàng giả',
  genuine: 'Là hàng chính hãng',
  moreAsked: 'Nhờ gửi thêm ảnh',
}

/** What staff do with reports, as the audit calls it, and what is refused. */
export const reportTexts = {
  added: 'Báo nghi hàng giả',
  changed: 'Xử lý báo cáo nghi hàng giả',
  imported: 'Nhập báo cáo nghi hàng giả',
  noted: 'Ghi chú báo cáo nghi hàng giả',
  replied: (label: string) => `Trả lời khách báo hàng giả: ${label}`,
  notAssignable: 'Người này không còn xử lý báo cáo',
  provinceUnknown: 'Tỉnh, thành này không có',
  nobody: 'Không còn số điện thoại của người báo',
  repliedBefore: 'Khách đã nhận câu trả lời này',
} as const
