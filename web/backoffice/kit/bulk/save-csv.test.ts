import { expect, test } from 'vitest'
import { csvOf } from './save-csv.ts'

test('what people typed stays text: quotes, commas, lines, and no formula', () => {
  const rows = [
    ['Dòng', 'Kết quả'],
    ['Lan, "quầy 2"', '=HYPERLINK("x")'],
    ['hai\ndòng', '+84'],
  ]
  expect(csvOf(rows)).toBe(
    '"Dòng"\t"Kết quả"\r\n"Lan, ""quầy 2"""\t"\'=HYPERLINK(""x"")"\r\n"hai\ndòng"\t"\'+84"\r\n',
  )
})
