import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOfWinner, shownWinner } from './winner-name.ts'

test.each([
  ['Nguyễn Thị Hoa', '0912345567', 'Phường Kim Liên', 'Nguyễn T. H., ***567, Phường Kim Liên'],
  ['Lê', '0912345567', null, 'L., ***567'],
  [null, '0912345567', null, '***567'],
  ['', '0912345567', ' ', '***567'],
  [null, null, null, ''],
])('%s, %s, %s is read as %s', (fullName, phone, ward, line) => {
  expect(lineOfWinner(shownWinner({ fullName, phone, ward }))).toBe(line)
})

test('of a phone never more than its last three digits are shown, whatever stands in the name', () => {
  const phone = fc.stringMatching(/^09\d{8}$/)
  fc.assert(
    fc.property(phone, fc.string(), (number, before) => {
      const shown = shownWinner({ fullName: `${before} ${number}`, phone: number, ward: null })
      expect(JSON.stringify(shown)).not.toContain(number.slice(0, 7))
    }),
  )
})
