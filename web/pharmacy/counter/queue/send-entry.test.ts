import { describe, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import { ApiError } from '#web/api.ts'
import { newEntry } from './entry.ts'
import { entered } from './fake-counter.ts'
import { answerOf, bodyOf } from './send-entry.ts'

const refusal = (status: number, code: string, more = {}) =>
  answerOf(new ApiError({ status, code: code as 'internal', message: 'lời', ...more }))

describe('what is sent of a code', () => {
  const code = 'JJ34KM9QX7K4'
  const phone = '0912345678'

  test('names who entered it, whoever sends it, and its voucher', () => {
    const plain = newEntry(entered(code), 'key-0001', 1)
    expect(bodyOf(plain)).toEqual({ phone, code, entered_by: 'nt00218.hoa' })
    const along = newEntry(entered(code, { voucherCode: 'QUA-1' }), 'key-0002', 2)
    expect(bodyOf(along)).toMatchObject({ voucherCode: 'QUA-1', entered_by: 'nt00218.hoa' })
  })

  test('names nobody when nobody was known', () => {
    const entry = newEntry(entered(code, { by: { username: '', name: '' } }), 'key-0003', 3)
    expect(bodyOf(entry)).toEqual({ phone, code })
  })
})

describe('what an error means for a code that waits', () => {
  test.for([
    ['no network', refusal(0, 'offline'), 'unreachable'],
    ['given up after a while', answerOf(new DOMException('', 'TimeoutError')), 'unreachable'],
    ['the page of a café’s portal', refusal(200, 'internal'), 'fault'],
    ['a fault of ours', refusal(500, 'internal'), 'fault'],
    ['a database that is away', refusal(503, 'busy'), 'fault'],
    ['a proof made with another key', refusal(403, 'csrfInvalid'), 'fault'],
    ['an ended session', refusal(401, 'unauthenticated'), 'signedOut'],
    ['a password to change first', refusal(403, 'newPasswordRequired'), 'signedOut'],
    ['a key that was used for something else', refusal(409, 'idempotencyKeyReused'), 'refused'],
    ['a store that may not', refusal(403, 'forbidden'), 'refused'],
  ] as const)('%s', ([, answer, kind]) => {
    expect(answer.kind).toBe(kind)
  })

  test('too many at once: as long as the server says, else half a minute', () => {
    const asked = refusal(429, 'rateLimited', { retryAfter: 120 })
    expect(asked).toEqual({ kind: 'tooFast', retryAfterMs: seconds(120) })
    expect(refusal(429, 'rateLimited')).toEqual({ kind: 'tooFast', retryAfterMs: seconds(30) })
  })

  test('the words of its fields are what is told of a refusal', () => {
    expect(refusal(400, 'invalidInput', { fields: { phone: 'Số chưa đúng' } })).toEqual({
      kind: 'refused',
      text: 'Số chưa đúng',
    })
  })
})
