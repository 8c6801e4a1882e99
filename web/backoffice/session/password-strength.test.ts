import { expect, test } from 'vitest'
import { evaluatePassword } from './password-strength.ts'

const table = [
  ['', { level: 'short', missing: 12 }],
  ['mưa bay', { level: 'short', missing: 5 }],
  ['ha.nguyen2026', { level: 'common' }],
  ['aaaaaaaaaaaaaaaa', { level: 'common' }],
  ['matkhau123456', { level: 'common' }],
  ['Mưa rơi sớm 7', { level: 'good' }],
  ['con mèo xám ngồi trên mái 42', { level: 'strong' }],
] as const

test.for(table)('"%s" of ha.nguyen', ([password, strength]) => {
  expect(evaluatePassword(password, ['ha.nguyen'])).toEqual(strength)
})
