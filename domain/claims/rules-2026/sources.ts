import { textKinds, type TextKind } from '../checked-text.ts'

/** The names of laws as they were published, each with the day from which it holds. */
export const sources = {
  foodAdvertising: {
    law: 'Nghị định 15/2018/NĐ-CP quy định chi tiết một số điều của Luật An toàn thực phẩm',
    article: 'Điều 27',
    date: '2018-02-02',
  },
  forbiddenActs: {
    law: 'Luật Quảng cáo 16/2012/QH13, đã được sửa đổi, bổ sung',
    article: 'Điều 8',
    date: '2013-01-01',
  },
  conditions: {
    law: 'Luật Quảng cáo 16/2012/QH13, đã được sửa đổi, bổ sung',
    article: 'Điều 20',
    date: '2013-01-01',
  },
  compulsory: {
    law: 'Nghị định 342/2025/NĐ-CP quy định chi tiết một số điều của Luật Quảng cáo',
    article: 'Điều 5',
    date: '2026-02-15',
  },
} as const

export const everywhere: TextKind[] = [...textKinds]

/** An answer or a review stands on a page that says it already. */
export const advertisements: TextKind[] = textKinds.filter(
  (kind) => kind !== 'answer' && kind !== 'review',
)
