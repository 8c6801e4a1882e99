import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workedTable } from '../cart/worked-table.ts'
import { addDays } from '../kernel/dates.ts'
import rules from '../../docs/rules/purchase-reminders.md?raw'
import { dueDay, dueDays } from './due-days.ts'
import { followPurchase, type MadeReminder } from './follow-purchase.ts'
import { isPushService } from '../notification/push-service.ts'
import { readSearch } from './search.ts'
import { reminderStates, type ReminderState } from './states.ts'

const listed = (text: string | undefined) => (text === '–' ? [] : text!.split(', '))

describe('the day of a reminder (docs/rules/purchase-reminders.md §1)', () => {
  test.each(workedTable(rules, 'purchase'))('$purchase', (row) => {
    const lines = row['lasts (days)']!.split(', ').map((days) => ({
      daysOfSupply: days === '–' ? null : Number(days),
    }))
    const chosen = row['chosen day']!
    const remindOn = chosen === '–' ? null : chosen
    expect(dueDays({ purchasedOn: row['bought']!, lines, remindOn })).toEqual(
      listed(row['reminders']),
    )
  })

  test('comes after the purchase and not after the goods are used up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (supply) => {
        const day = dueDay('2026-11-01', supply)
        expect(day > '2026-11-01').toBe(true)
        expect(day <= addDays('2026-11-01', supply)).toBe(true)
      }),
    )
  })
})

const today = '2026-11-21'

describe('when a purchase changes (docs/rules/purchase-reminders.md §2)', () => {
  test.each(workedTable(rules, 'change'))('$change', (row) => {
    const before = listed(row['reminders before']).map((text, index): MadeReminder => {
      const [plannedOn, state] = text.split(' ')
      return { id: index + 1, plannedOn: plannedOn!, state: state as ReminderState }
    })
    const after = carriedOut(before, listed(row['days now']))
    expect(after.map(({ plannedOn, state }) => `${plannedOn} ${state}`)).toEqual(
      listed(row['reminders after']),
    )
  })

  const day = fc.integer({ min: -20, max: 20 }).map((count) => addDays(today, count))
  const states = fc.uniqueArray(fc.record({ day, state: fc.constantFrom(...reminderStates) }), {
    selector: (reminder) => reminder.day,
  })

  test('twice is as once, no day has two, and what is done or dropped never changes', () => {
    fc.assert(
      fc.property(states, fc.uniqueArray(day), (reminders, days) => {
        const before = reminders.map((reminder, id): MadeReminder => ({
          id,
          plannedOn: reminder.day,
          state: reminder.state,
        }))
        const sorted = days.toSorted()
        const after = carriedOut(before, sorted)
        expect(carriedOut(after, sorted)).toEqual(after)
        expect(new Set(after.map(({ plannedOn }) => plannedOn)).size).toBe(after.length)
        const closed = (some: MadeReminder[]) => some.filter(({ state }) => state !== 'open')
        expect(closed(after)).toEqual(expect.arrayContaining(closed(before)))
        expect(closed(after)).toHaveLength(closed(before).length)
      }),
    )
  })
})

/** The reminders after a change, by their day. */
function carriedOut(before: readonly MadeReminder[], days: string[]): MadeReminder[] {
  const { move, drop, add } = followPurchase(before, days, today)
  const moved = new Map(move.map(({ id, to }) => [id, to]))
  const kept = before
    .filter(({ id }) => !drop.includes(id))
    .map((reminder) => ({ ...reminder, plannedOn: moved.get(reminder.id) ?? reminder.plannedOn }))
  const added = add.map((plannedOn, index) => ({
    id: 1000 + index,
    plannedOn,
    state: 'open' as const,
  }))
  return [...kept, ...added].toSorted((one, other) => (one.plannedOn < other.plannedOn ? -1 : 1))
}

describe('what is searched for', () => {
  test.each([
    ['678', { phoneEnd: '678', words: null }],
    ['+84 912 345 678', { phoneEnd: '0912345678', words: null }],
    ['12', { phoneEnd: null, words: '12' }],
    ['Nguyễn  LAN', { phoneEnd: null, words: 'nguyen lan' }],
    ['%', { phoneEnd: null, words: null }],
    [undefined, { phoneEnd: null, words: null }],
  ])('%j', (keyword, search) => {
    expect(readSearch(keyword)).toEqual(search)
  })
})

describe('who is called with notices', () => {
  const known = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QabC',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ]
  test.each(known)('%s', (endpoint) => {
    expect(isPushService(endpoint, { devTools: false })).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm',
    'https://user:secret@fcm.googleapis.com/fcm',
    'https://fcm.googleapis.com.example.com/',
    'https://notfcm.googleapis.com/',
    'https://evilpush.apple.com/',
    'https://169.254.169.254/latest/',
    'https://127.0.0.1/',
    'ftp://fcm.googleapis.com/',
    'no address',
  ])('never %s', (endpoint) => {
    expect(isPushService(endpoint, { devTools: true })).toBe(false)
  })

  test('loopback with dev tools alone', () => {
    for (const endpoint of ['http://127.0.0.1:4100/push/1', 'http://localhost:4100/']) {
      expect(isPushService(endpoint, { devTools: true })).toBe(true)
      expect(isPushService(endpoint, { devTools: false })).toBe(false)
    }
  })
})
