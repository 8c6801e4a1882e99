import { expect, test } from 'vitest'
import { slugOf } from '#domain/kernel/slug-of.ts'
import { momentOf, momentWords, partsOfMoment } from '../parts/moment-words.ts'
import { stateWords } from './state-words.ts'

test('a moment is said as in Vietnam, whatever the browser’s zone', () => {
  expect(momentWords('2026-11-25T01:00:00.000Z')).toBe('thứ Tư 25/11/2026, 08:00')
  expect(momentOf('2026-11-25', '08:00')).toBe('2026-11-25T08:00:00+07:00')
  expect(partsOfMoment('2026-11-24T18:30:00Z')).toEqual({ day: '2026-11-25', time: '01:30' })
  expect(momentOf('2026-11-25', '')).toBe('')
})

test('how it stands with the public is said in words', () => {
  const none = { live: null, next: null, has_changes: true, archived: false }
  const live = { revision: 1, since: '2026-11-01T00:00:00+07:00', until: null }
  expect(stateWords(none)).toBe('Bản nháp')
  expect(stateWords({ ...none, live, has_changes: false })).toBe('Đang hiện')
  expect(stateWords({ ...none, live })).toBe('Đang hiện · có sửa đổi chưa đăng')
  const next = { revision: 2, starts_at: '2026-11-25T08:00:00+07:00' }
  expect(stateWords({ ...none, live, next })).toBe('Hẹn đăng 25/11 08:00')
  expect(stateWords({ ...none, approved: true })).toBe('Đã duyệt, chờ đăng')
  expect(stateWords({ ...none, archived: true })).toBe('Đã cất')
})

test('an address is proposed from the title, without marks', () => {
  expect(slugOf('  Đau dạ dày: 5 điều "nên" biết! ')).toBe('dau-da-day-5-dieu-nen-biet')
  expect(slugOf('x'.repeat(200))).toHaveLength(120)
})
