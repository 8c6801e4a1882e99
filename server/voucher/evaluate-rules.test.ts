import { describe, expect, test } from 'vitest'
import { figure, workedTable } from '#domain/cart/worked-table.ts'
import { parseLine, parseVoucher } from '#test/support/carts.ts'
import voucherRules from '../../docs/rules/vouchers.md?raw'
import { findProblem } from './evaluate-rules.ts'
import type { FoundVoucher } from './evaluate-queries.ts'
import { evaluateTogether } from './evaluate-together.ts'

const members: Record<string, number> = { Lan: 1, Minh: 2 }
const campaigns: Record<string, number> = { X: 1, Y: 2 }

describe('may a voucher be used (docs/rules/vouchers.md §2)', () => {
  test.each(workedTable(voucherRules, 'case'))('$case', (row) => {
    const id = members[row['asked by']!]
    const [terms, ...facts] = row['voucher']!.split('; ')
    const problem = findProblem(voucherOf('A', terms!, facts), {
      account: id === undefined ? null : { id },
      lines: [parseLine(`${row['goods']} × 1`)],
      today: row['today']!,
    })
    expect(problem?.problem ?? 'ok').toBe(row['answer'])
  })
})

describe('several in one cart (docs/rules/vouchers.md §3)', () => {
  test.each(workedTable(voucherRules, 'together'))('$together', (row) => {
    const vouchers = row['vouchers']!.split(/; (?=[A-Z]: )/).map((text) => {
      const [head, ...facts] = text.split('; ')
      const [code, terms] = head!.split(': ')
      return voucherOf(code!, terms!, facts)
    })
    const { problems, savings } = evaluateTogether(
      {
        codes: vouchers.map(({ code }) => code),
        account: null,
        lines: [parseLine('JEX 295.000 × 1')],
        today: '2026-11-21',
      },
      new Map(vouchers.map((voucher) => [voucher.code, voucher])),
    )
    const answers = vouchers.map(({ code }) => [
      code,
      problems.get(code)?.problem ?? savings.get(code),
    ])
    const expected = row['answers']!.split('; ').map((answer) => {
      const [code, told] = answer.split(' ')
      return [code, /^\d/.test(told!) ? figure(told!) : told]
    })
    expect(answers).toEqual(expected)
  })
})

/** A voucher as the tables write it: terms, then `members`, `total 1 of 2` and so on. */
function voucherOf(code: string, terms: string, facts: readonly string[]): FoundVoucher {
  const { maxValue = 0, ...rest } = parseVoucher(terms)
  return facts.reduce<FoundVoucher>(withFact, {
    ...plain,
    ...rest,
    code,
    maxValue,
    // Each stands for a voucher of its own.
    voucherId: code.charCodeAt(0),
  })
}

const plain: FoundVoucher = {
  code: '',
  id: 1,
  name: 'Tháng vàng',
  description: '',
  type: 'amount',
  value: 0,
  maxValue: 0,
  productCodes: [],
  minGoods: 0,
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  published: true,
  counter: 'none',
  counterOtp: false,
  membersOnly: false,
  stacks: false,
  totalLimit: null,
  perMemberLimit: null,
  used: 0,
  taken: 0,
  voucherId: null,
  accountId: null,
  state: null,
  expiresOn: null,
  issuedAt: null,
}

function withFact(voucher: FoundVoucher, fact: string): FoundVoucher {
  const [word, value = '', , limit = ''] = fact.split(' ')
  const changes: Record<string, Partial<FoundVoucher>> = {
    members: { membersOnly: true },
    stacks: { stacks: true },
    unpublished: { published: false },
    held: { state: 'held' },
    used: { state: 'used' },
    revoked: { state: 'revoked' },
    of: value in members ? { accountId: members[value]! } : { id: campaigns[value]! },
    from: { startsOn: value },
    until: { endsOn: value },
    own: { expiresOn: value },
    total: { used: Number(value), totalLimit: Number(limit) },
    each: { taken: Number(value), perMemberLimit: Number(limit) },
    needs: { minGoods: figure(value) },
  }
  const change = changes[word!]
  if (!change) throw new Error(`the table has a word nobody knows: ${fact}`)
  return { ...voucher, ...change }
}
