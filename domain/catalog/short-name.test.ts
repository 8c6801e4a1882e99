import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.for([
  ['Viên uống JEX hỗ trợ xương khớp, giảm đau nhức, hộp 30 viên', 'JEX, hộp 30 viên'],
  ['Combo 3 hộp JEX hỗ trợ xương khớp – liệu trình 3 tháng', 'Combo 3 hộp JEX'],
  ['WIT bổ mắt, hỗ trợ giảm mỏi, khô, nhoè mắt, hộp 30 viên', 'WIT bổ mắt, hộp 30 viên'],
  [
    'Viên uống bổ não Ginkgo Q10 Vitalys, hộp 100 viên nang mềm',
    'Viên uống bổ não Ginkgo Q10 Vitalys, hộp 100 viên',
  ],
  ['Coenzym Q10 Vitalys 100 mg cho tim, lọ 60 viên', 'Coenzym Q10 Vitalys 100 mg, lọ 60 viên'],
  ['Máy xông', 'Máy xông'],
] as const)('%s is called %s', ([name, short]) => {
  expect(shortName(name)).toBe(short)
})
