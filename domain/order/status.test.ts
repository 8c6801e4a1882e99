import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  buyerCancelEvent,
  isEnded,
  nextStatus,
  orderStatuses,
  transitions,
  type OrderEvent,
  type OrderStatus,
} from './status.ts'

type From = OrderStatus | 'new'

const rules = readFileSync(new URL('../../docs/rules/order-states.md', import.meta.url), 'utf8')
const table = [...rules.matchAll(/^\| (\w+) +\| (\w+) +\| (\w+) +\|$/gm)]
  .map(([, from, event, to]) => [from, event, to] as [From, OrderEvent, OrderStatus])
  .filter(([from]) => (from as string) !== 'from')

describe('the table of docs/rules/order-states.md', () => {
  test.each(table)('%s on %s becomes %s', (from, event, to) => {
    expect(nextStatus(from, event)).toBe(to)
  })

  test('is all there is: every other move is refused', () => {
    const allowed = new Set(table.map(([from, event]) => `${from} ${event}`))
    const events = Object.keys(transitions) as OrderEvent[]
    const moves = (['new', ...orderStatuses] as From[]).flatMap((from) =>
      events.map((event) => ({ from, event })),
    )
    const taken = moves.filter(({ from, event }) => nextStatus(from, event) !== null)
    expect(new Set(taken.map(({ from, event }) => `${from} ${event}`))).toEqual(allowed)
  })
})

test('a buyer ends an unpaid order, asks for it when it is being handled, and cannot afterwards', () => {
  expect(buyerCancelEvent('open')).toBe('buyerCancelled')
  expect(buyerCancelEvent('processing')).toBe('cancelRequested')
  expect(buyerCancelEvent('shipping')).toBeNull()
  expect(buyerCancelEvent('cancelled')).toBeNull()
})

test('nothing happens any more to an order that is completed or cancelled, and to no other', () => {
  const stays = orderStatuses.filter((status) =>
    Object.keys(transitions).every((event) => nextStatus(status, event as OrderEvent) === null),
  )
  expect(orderStatuses.filter(isEnded)).toEqual(stays)
  expect(stays).toEqual(['completed', 'cancelled'])
})
