import { expect, test } from 'vitest'
import { withTitle } from './sign-as-pharmacist.ts'

test.each([
  ['Nguyễn Thu Hà', 'DS. Nguyễn Thu Hà'],
  ['DS. Đỗ Quang Minh', 'DS. Đỗ Quang Minh'],
  ['DS Đỗ Quang Minh', 'DS Đỗ Quang Minh'],
  ['DSCKI. Lê Thu', 'DSCKI. Lê Thu'],
  ['Dsu Văn An', 'DS. Dsu Văn An'],
])('%s signs as %s', (name, signed) => {
  expect(withTitle(name)).toBe(signed)
})
