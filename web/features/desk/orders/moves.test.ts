import { expect, test } from 'vitest'
import { handMoveEvents, handMoves, type HandMoveEvent } from '#domain/order/hand-moves.ts'
import { moveLook, movesInOrder, type MoveOffer } from './moves.ts'

const offer = (event: HandMoveEvent, allowed = true): MoveOffer => ({
  ...{ event, allowed },
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
