import { describe, expect, it } from 'vitest'
import rules from '../../docs/rules/unproven-orders.md?raw'
import { figure, workedTable } from '../cart/worked-table.ts'
import { settingKeys } from '../settings/keys.ts'
import { needsProof } from './proof.ts'

describe('which orders need the code of their phone: docs/rules/unproven-orders.md', () => {
  it.each(workedTable(rules, 'order'))('$order', (row) => {
    const order = {
      isMembers: row['buyer'] === 'member',
      payment: figure(row['goods']!),
      products: row['pieces']!.split(' + ').map((quantity) => ({ quantity: figure(quantity) })),
    }
    expect(needsProof(order, settingKeys.unprovenOrder.initial)).toBe(row['code'] === 'asked')
  })
})
