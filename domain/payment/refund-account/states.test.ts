import { describe, expect, test } from 'vitest'
import rules from '../../../docs/rules/refund-accounts.md?raw'
import type { RefundState } from '../refunds.ts'
import { refundAccountFields } from './fields.ts'
import {
  canMoveAccount,
  refundAccountState,
  refundAccountStates,
  type RefundAccountState,
} from './states.ts'

const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const standings = rows.filter(({ length }) => length === 6).slice(2)
const ways = rows.filter(({ length }) => length === 5).slice(2)

const refundStates: Record<string, RefundState> = {
  'waits for a hand': 'byHand',
  'has gone': 'done',
  'is at its gateway': 'sending',
}

describe('where an account stands, by docs/rules/refund-accounts.md', () => {
  test.each(standings)('%s, %s, asked %s, known %s, paid now %s: %s', (...row) => {
    const [state, method, asks, known, paying, shown] = row
    const facts = {
      state: refundStates[state!]!,
      method: method as Parameters<typeof refundAccountState>[0]['method'],
      asks: Number(asks),
      isKnown: known === 'yes',
      isPaying: paying === 'yes',
    }
    expect(refundAccountState(facts)).toBe(shown)
  })

  test('every standing says what may be done', () => {
    expect(ways.map(([shown]) => shown)).toEqual([...refundAccountStates])
    const moves = ['ask', 'give', 'begin', 'complete'] as const
    for (const [shown, ...may] of ways) {
      const can = moves.map((move) => canMoveAccount(shown as RefundAccountState, move))
      expect(
        can.map((is) => (is ? 'yes' : 'no')),
        shown,
      ).toEqual(may)
    }
  })
})

describe('an account that is typed', () => {
  const account = {
    bank_bin: '970436',
    account_number: '0071 0001.23-456',
    holder: ' Nguyễn Thị  Lan ',
  }

  test('is kept as banks write it', () => {
    expect(refundAccountFields.parse(account)).toEqual({
      bank_bin: '970436',
      account_number: '0071000123456',
      holder: 'NGUYEN THI LAN',
    })
  })

  test.each([
    ['no bank', { bank_bin: '' }],
    ['a wallet', { bank_bin: '971025' }],
    ['the demo’s bank', { bank_bin: '970499' }],
    ['too short a number', { account_number: '12345' }],
    ['too long a number', { account_number: '1'.repeat(20) }],
    ['a number with other signs', { account_number: '1234/5678' }],
    ['the number of a card', { account_number: '9704 3612 3456 7890' }],
    ['a holder without letters', { holder: '12345' }],
    ['no holder', { holder: '' }],
  ])('is refused with %s', (_what, change) => {
    expect(refundAccountFields.safeParse({ ...account, ...change }).success).toBe(false)
  })
})
