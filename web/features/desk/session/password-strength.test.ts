import { expect, test } from 'vitest'
import { judgePassword } from './password-strength.ts'

const table = [
  ['', 'ha.nguyen', { level: 'short', missing: 12 }],
  ['mưa bay', 'ha.nguyen', { level: 'short', missing: 5 }],
  ['ha.nguyen2026!', 'ha.nguyen', { level: 'named' }],
  ['aaaaaaaaaaaaaaaa', 'ha.nguyen', { level: 'plain' }],
  ['123456789012', 'ha.nguyen', { level: 'plain' }],
  ['abcdefghijklmn', 'ha.nguyen', { level: 'plain' }],
  ['Mưa rơi sớm 7', 'ha.nguyen', { level: 'good' }],
  ['con mèo xám ngồi trên mái 42', 'ha.nguyen', { level: 'strong' }],
] as const

test.for(table)('"%s" of %s', ([password, username, strength]) => {
  expect(judgePassword(password, username)).toEqual(strength)
})
