import { expect, test } from 'vitest'
import { refusals } from './errors.ts'

test('a one-time code is called by one name in every refusal of it', () => {
  const codes = ['otpRequired', 'otpNotValid', 'otpExpired'] as const
  for (const code of codes) expect(refusals[code].message, code).toMatch(/mã xác nhận/i)
})
