import { expect, test } from 'vitest'
import { givenNameOf, maskName } from './mask-name.ts'

test.each([
  ['Nguyễn Thị Mai Lan', 'N***** T** M** Lan', 'Lan'],
  ['Nguyễn.Văn.An', 'N***** V** An', 'An'],
  ["Lan O'Brien-Lê", 'L** O B**** Lê', 'Lê'],
  ['Lan 0912.345.678', 'Lan', 'Lan'],
  ['-----', '', ''],
])('%s stands at the counter as %s and is greeted as %s', (name, masked, given) => {
  expect(maskName(name)).toBe(masked)
  expect(givenNameOf(name)).toBe(given)
})
