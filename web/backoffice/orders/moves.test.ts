import { expect, test } from 'vitest'
import { vnd } from '#domain/kernel/vnd.ts'
import { handMoveEvents, handMoves, type HandMoveEvent } from '#domain/order/hand-moves.ts'
import { moneyGoingBack, moveLook, movesInOrder, type MoveOffer } from './moves.ts'

const offer = (event: HandMoveEvent, allowed = true): MoveOffer => ({
  event,
  allowed,
  label: handMoves[event].label,
  says: handMoves[event].says,
  needs_reason: handMoves[event].needsReason,
})

test('the usual move stands first and what ends the order last, whatever order they come in', () => {
  const moves = movesInOrder([offer('staffCancelled'), offer('handedToCarrier')])
  expect(moves.map(({ event }) => event)).toEqual(['handedToCarrier', 'staffCancelled'])
  expect(moves.map(moveLook)).toEqual(['primary', 'danger'])
})

test('what the role may not do is not offered', () => {
  const moves = movesInOrder([offer('handedToCarrier', false), offer('staffCancelled')])
  expect(moves.map(({ event }) => event)).toEqual(['staffCancelled'])
})

test('every move made by hand has its place', () => {
  const moves = movesInOrder(handMoveEvents.map((event) => offer(event)))
  expect(moves).toHaveLength(handMoveEvents.length)
  expect(moves[0]?.event).toBe('handedToCarrier')
  expect(moves.at(-1)?.event).toBe('staffCancelled')
})

test('the end of an order gives back what came and is not on its way back already', () => {
  const money = { charged: vnd(325_000), received: vnd(400_000), entries: [] }
  const excess = { to_refund: vnd(50_000), refunded: vnd(25_000) }
  expect(moneyGoingBack({ ...money, ...excess })).toBe(325_000)
  const nothing = { ...money, received: vnd(0), to_refund: vnd(0), refunded: vnd(0) }
  expect(moneyGoingBack(nothing)).toBe(0)
})
