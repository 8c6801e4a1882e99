import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workedTable } from '../cart/worked-table.ts'
import { orderCode } from '../order/code.ts'
import {
  attemptStateLabels,
  attemptStates,
  nextAttemptState,
  outcomes,
  shownStateOf,
  type AttemptState,
  type Teller,
} from './attempts.ts'
import { describeFailure, describeRefundFailure } from './texts.ts'
import { readOrderCode, transferNote } from './transfer-note.ts'

const page = readFileSync(new URL('../../docs/rules/payments.md', import.meta.url), 'utf8')

describe('a try to pay', () => {
  const rows = workedTable(page, 'from')

  test('has a row for every state', () => {
    expect(rows.map((row) => row['from'])).toEqual([...attemptStates])
  })

  test.each(rows)('$from goes where docs/rules/payments.md says', (row) => {
    const from = row['from'] as AttemptState
    const heads: [string, (typeof outcomes)[number], Teller][] = [
      ['paid', 'paid', 'notification'],
      ['review', 'review', 'notification'],
      ['failed, told', 'failed', 'notification'],
      ['failed, asked', 'failed', 'query'],
      ['failed, staff', 'failed', 'staff'],
      ['pending', 'pending', 'query'],
    ]
    for (const [head, outcome, teller] of heads) {
      expect(nextAttemptState(from, outcome, teller) ?? '', head).toBe(row[head])
    }
  })

  test('once it brought money, it has brought money', () => {
    const news = fc.record({
      outcome: fc.constantFrom(...outcomes),
      teller: fc.constantFrom<Teller>('notification', 'query', 'staff'),
    })
    fc.assert(
      fc.property(fc.array(news, { maxLength: 12 }), (told) => {
        let state: AttemptState = 'open'
        let hasPaid = false
        for (const { outcome, teller } of told) {
          state = nextAttemptState(state, outcome, teller) ?? state
          hasPaid ||= outcome === 'paid'
          expect(state === 'succeeded').toBe(hasPaid)
        }
      }),
    )
  })

  test('is named in words in each of its states', () => {
    for (const state of attemptStates) expect(attemptStateLabels[state]).toMatch(/[à-ỹ]/)
  })

  test.each<[string, Parameters<typeof shownStateOf>[0], string]>([
    ['nothing yet', [], 'waiting'],
    ['at the gateway', [{ state: 'open', hasReturned: false }], 'waiting'],
    ['back from the gateway', [{ state: 'open', hasReturned: true }], 'confirming'],
    ['failed', [{ state: 'failed', hasReturned: true }], 'failed'],
    ['not finished', [{ state: 'expired', hasReturned: false }], 'failed'],
    ['doubted by the gateway', [{ state: 'review', hasReturned: true }], 'confirming'],
    [
      'paid, the order does not know yet',
      [{ state: 'succeeded', hasReturned: true }],
      'confirming',
    ],
    [
      'failed and begun again',
      [
        { state: 'failed', hasReturned: true },
        { state: 'open', hasReturned: false },
      ],
      'waiting',
    ],
    [
      'finished in one window, begun again in another',
      [
        { state: 'open', hasReturned: true },
        { state: 'open', hasReturned: false },
      ],
      'confirming',
    ],
  ])('%s looks as it is', (_, attempts, shown) => {
    expect(shownStateOf(attempts)).toBe(shown)
  })
})

describe('the note of a transfer', () => {
  const anyCode = fc
    .uint8Array({ minLength: 6, maxLength: 6 })
    .map((bytes) => orderCode('2026-11-21', bytes))
  /** What banks write around a note; nothing of it reads like a code. */
  const noise = fc.constantFrom(
    '',
    'MBVCB.3278907687.',
    'CT tu 0011004123456 toi ',
    ' FT26325',
    '-',
  )

  test('is found again, whatever a bank makes of it', () => {
    const rewritten = fc.record({
      code: anyCode,
      before: noise,
      after: noise,
      isLower: fc.boolean(),
      between: fc.constantFrom('', ' ', '.', '-', '  '),
      cutAt: fc.integer({ min: 1, max: 15 }),
    })
    fc.assert(
      fc.property(rewritten, ({ code, before, after, isLower, between, cutAt }) => {
        const note = transferNote(code)
        const cut = note.slice(0, cutAt) + between + note.slice(cutAt)
        const content = before + (isLower ? cut.toLowerCase() : cut) + after
        expect(readOrderCode(content)).toBe(code)
      }),
    )
  })

  test.each([
    ['DH261121ABCDEF', 'DH261121ABCDEF'],
    ['thanh toan don aldh261121abcdef cam on', 'DH261121ABCDEF'],
    ['ALDH26II2IABCOEF', 'DH261121ABC0EF'],
    ['DHL giao ALDH261121ABCDEF', 'DH261121ABCDEF'],
    ['ALDH261121ABCDEF ALDH261121ABCDEF', 'DH261121ABCDEF'],
    // Two orders in one transfer: a person must look.
    ['ALDH261121ABCDEF va ALDH261121ABCDEG', null],
    ['ALDH261121ABCD', null],
    ['Nguyen Van A chuyen tien', null],
    ['', null],
  ])('%s → %s', (content, code) => {
    expect(readOrderCode(content)).toBe(code)
  })

  test('fits into the 25 signs of a VietQR code', () => {
    expect(transferNote('DH261121ABCDEF')).toBe('ALDH261121ABCDEF')
  })
})

test('failures are told in words that say what to do, also unknown ones', () => {
  for (const code of ['24', '51', 'CANCEL', '202', 'unpaid', 'whatever']) {
    expect(describeFailure(code)).toMatch(/[à-ỹ].*\.$/)
  }
  expect(describeFailure('whatever')).toContain('chưa thành công')
  expect(describeRefundFailure('95')).toContain('VNPay')
  expect(describeRefundFailure('timeout')).toContain('Không rõ')
})
