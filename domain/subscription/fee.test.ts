import { describe, expect, it } from 'vitest'
import rules from '../../docs/rules/subscriptions.md?raw'
import { figure, workedTable } from '../cart/worked-table.ts'
import { feeStep } from './fee.ts'

describe('what a cycle does about its delivery fee: docs/rules/subscriptions.md', () => {
  it.each(workedTable(rules, 'delivery fee'))('$delivery fee', (row) => {
    const step = feeStep({
      agreedFee: figure(row['agreed fee']!),
      fee: figure(row['fee now']!),
      dueOn: '2026-12-10',
      today: row['run on'] === 'its day' ? '2026-12-10' : '2026-12-11',
    })
    expect(step).toBe(row['the cycle'])
  })
})
