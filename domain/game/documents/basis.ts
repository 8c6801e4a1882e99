import type { VietnamDay } from '../../kernel/dates.ts'

/** The decree on promotion as it stands from a day on; papers say by which one they were made. */
const decrees: readonly { from: VietnamDay; text: string }[] = [
  { from: '2018-07-15', text: 'Nghị định số 81/2018/NĐ-CP' },
  {
    from: '2024-12-01',
    text: 'Nghị định số 81/2018/NĐ-CP, được sửa đổi, bổ sung bởi Nghị định số 128/2024/NĐ-CP',
  },
  {
    from: '2026-06-26',
    text: 'Nghị định số 81/2018/NĐ-CP, được sửa đổi, bổ sung bởi Nghị định số 128/2024/NĐ-CP và Nghị định số 239/2026/NĐ-CP',
  },
]

/** Under which decree a paper of a day is made. */
export function decreeOn(day: VietnamDay): string {
  return decrees.findLast(({ from }) => from <= day)?.text ?? decrees[0]!.text
}
