import { describe, expect, test } from 'vitest'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { describeEntry } from './describe-entry.ts'
import { newEntry } from './queue/entry.ts'
import { answered, entered } from './queue/fake-counter.ts'
import { settle } from './queue/settle.ts'

const entry = newEntry(entered('JJ34KM9QX7K4'), 'key-0001', 1)
const online = { isSending: false, isOffline: false }

function outcome(change: Parameters<typeof answered>[1]) {
  const result = answered(entry, { point: 0 as never, ...change })
  return describeEntry(settle(entry, { kind: 'result', result }, 2), online)
}

describe('what a row says', () => {
  test('while the code waits and travels', () => {
    expect(describeEntry(entry, online).words).toBe('Chờ gửi')
    expect(describeEntry(entry, { ...online, isOffline: true }).words).toBe('Chờ gửi khi có mạng')
    expect(describeEntry(entry, { ...online, isSending: true }).sign).toBe('sending')
  })

  test('of points', () => {
    expect(outcome({ code: 1, point: 90 as never })).toEqual({
      sign: 'gained',
      words: 'Chính hãng · +90 điểm',
    })
    const batch = { lot: '2610A', boxes: 3 }
    expect(outcome({ code: 18, point: 90 as never, batch }).words).toBe(
      'Chính hãng, bộ 3 hộp · +90 điểm',
    )
  })

  test('of a code that somebody else was first with: when, and a masked phone', () => {
    const usedBy = { own: false, phone: '*******221', place: 'Nhà thuốc Minh Châu' }
    const at = '2026-11-02T09:00:00+07:00'
    expect(outcome({ code: 3, used_by: usedBy, first_verified_at: at })).toEqual({
      sign: 'used',
      words: 'Đã dùng ngày 02/11 (số ••••••• 221)',
    })
  })

  test('of a code that this customer has earned already, after an answer that was lost', () => {
    const usedBy = { own: true, phone: '*******678', place: 'Nhà thuốc Minh Châu' }
    const at = '2026-11-21T09:05:00+07:00'
    for (const code of [3, 4, 19]) {
      expect(outcome({ code, used_by: usedBy, first_verified_at: at })).toEqual({
        sign: 'genuine',
        words: 'Đã tích trước đó cho chính khách này, 09:05 21/11/2026',
      })
    }
  })

  test('of a wrong code: to compare it only where it can be seen whole', () => {
    const result = answered(entry, { point: 0 as never, code: 0 })
    const wrong = settle(entry, { kind: 'result', result }, 2)
    expect(describeEntry(wrong, online).next).toBe('Nhập lại mã dưới lớp bạc trên tem.')
    expect(describeEntry(wrong, { ...online, canCorrect: true }).next).toBe(
      'Bấm Sửa lại để so từng ký tự với tem.',
    )
  })

  test('of ten wrong codes', () => {
    const until = '2026-11-23T10:30:00+07:00'
    expect(outcome({ code: 2, locked_until: until })).toMatchObject({
      words: 'Số này tạm khoá vì nhập sai quá nhiều',
      next: 'Gửi lại được từ 10:30 23/11/2026. Giữ lại tem.',
    })
  })

  test('of goods that are called back, whatever the result', () => {
    expect(outcome({ code: 15, recall_reason: 'Nhãn in sai' })).toMatchObject({
      sign: 'used',
      words: 'Lô hàng đang bị thu hồi',
    })
  })

  test('of every other result: something', () => {
    for (const code of Object.values(resultCodes)) {
      const { words, sign } = outcome({ code })
      expect(words, String(code)).not.toBe('')
      expect(sign === 'gained', String(code)).toBe(code === 1 || code === 18)
    }
  })
})
