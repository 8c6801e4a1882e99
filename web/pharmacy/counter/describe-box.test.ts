import { expect, test } from 'vitest'
import { describeBox } from './describe-box.ts'
import { newEntry } from './queue/entry.ts'
import { answered, entered } from './queue/fake-counter.ts'
import { settle } from './queue/settle.ts'

const box = newEntry(entered('JJ34KM9QX7K4'), 'key-0001', 1)
const idle = { sending: { kind: 'idle' }, isOnline: true } as const

function told(change: Parameters<typeof answered>[1]) {
  const result = answered(box, { point: 0 as never, ...change })
  const { tone, words } = describeBox(settle(box, { kind: 'result', result }, 2), idle)
  return { tone, words }
}

test('a box is on its way from the moment it was taken, and its code is masked', () => {
  for (const sending of [idle.sending, { kind: 'sending', keys: new Set<string>() } as const]) {
    expect(describeBox(box, { ...idle, sending })).toMatchObject({
      code: 'JJ3••••••7K4',
      tone: 'sent',
      words: 'Đang gửi…',
    })
  }
})

test('a box that cannot be sent now says that it waits', () => {
  const offline = { tone: 'waiting', words: 'Chờ gửi khi có mạng' }
  expect(describeBox(box, { ...idle, isOnline: false })).toMatchObject(offline)
  expect(describeBox(box, { ...idle, sending: { kind: 'offline' } })).toMatchObject(offline)
  for (const sending of [{ kind: 'resting', until: 9 } as const, { kind: 'signedOut' } as const]) {
    expect(describeBox(box, { ...idle, sending })).toMatchObject({
      tone: 'waiting',
      words: 'Chờ gửi',
    })
  }
})

test('an outcome is told in the words of the list; what is used, wrong or called back is bad', () => {
  expect(told({ code: 1, point: 30 as never })).toEqual({
    tone: 'good',
    words: 'Chính hãng · +30 điểm',
  })
  const usedBy = { own: false, phone: '*******221', place: 'Nhà thuốc Minh Châu' }
  const at = '2026-11-23T09:00:00+07:00'
  expect(told({ code: 3, used_by: usedBy, first_verified_at: at })).toEqual({
    tone: 'bad',
    words: 'Đã dùng ngày 23/11 (số ••••••• 221)',
  })
  expect(told({ code: 0 })).toEqual({ tone: 'bad', words: 'Mã chưa đúng' })
  expect(told({ code: 1, point: 30 as never, recall_reason: 'Nhãn in sai' }).tone).toBe('bad')
  expect(told({ code: 14 }).tone).toBe('unsure')
})

test('a box that the server refuses is bad', () => {
  const refused = settle(box, { kind: 'refused', text: 'Chưa được phép' }, 2)
  expect(describeBox(refused, idle)).toMatchObject({ tone: 'bad', words: 'Chưa gửi được' })
})
