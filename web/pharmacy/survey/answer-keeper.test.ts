import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '#domain/survey/questions.ts'
import { answerKeeper, type Given } from './answer-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Refused extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super('refused')
    this.fields = fields
  }
}

/** A counter phone and a server that can be reached or not. */
function counter(change: { answers?: Answers; unsent?: Given; isHeld?: boolean } = {}) {
  const server = { answers: change.answers ?? {}, isUp: true, requests: 0, refuses: {} as Given }
  const device = { unsent: change.unsent ?? {} }
  const keeper = answerKeeper({
    answers: server.answers,
    unsent: device.unsent,
    send: async (given) => {
      server.requests += 1
      if (!server.isUp) throw new Error('mất mạng')
      const refused = Object.keys(given).filter((id) => id in server.refuses)
      if (refused.length > 0) {
        throw new Refused(Object.fromEntries(refused.map((id) => [id, 'Quá lớn'])))
      }
      const merged = Object.entries({ ...server.answers, ...given })
      server.answers = Object.fromEntries(merged.filter(([, value]) => value !== null)) as Answers
      return server.answers
    },
    keep: (unsent) => {
      device.unsent = unsent
    },
    problemsOf: (error) => (error instanceof Refused ? error.fields : null),
    isHeld: () => change.isHeld ?? false,
  })
  return { server, device, keeper }
}

test('keys in a row are sent once, a moment after the last', async () => {
  const { server, device, keeper } = counter()
  for (const text of ['G', 'Gi', 'Giao nhanh']) keeper.give('q1', text)
  expect(device.unsent).toEqual({ q1: 'Giao nhanh' })
  expect(keeper.view()).toMatchObject({ state: 'saving', answers: { q1: 'Giao nhanh' } })
  await vi.runAllTimersAsync()
  expect(server).toMatchObject({ requests: 1, answers: { q1: 'Giao nhanh' } })
  expect(keeper.view().state).toBe('saved')
  expect(device.unsent).toEqual({})
})

test('without a network answers are kept, over a closed page too, and sent when it is back', async () => {
  const { server, device, keeper } = counter({ answers: { q1: 'a' } })
  server.isUp = false
  keeper.give('q1', 'b')
  keeper.give('q2', 3)
  await vi.runAllTimersAsync()
  expect(keeper.view()).toMatchObject({ state: 'waiting', answers: { q1: 'b', q2: 3 } })
  const next = counter({ answers: { q1: 'a' }, unsent: device.unsent })
  expect(next.keeper.view()).toMatchObject({ state: 'waiting', answers: { q1: 'b', q2: 3 } })
  await next.keeper.flush()
  expect(next.server.answers).toEqual({ q1: 'b', q2: 3 })
})

test('what is given while a request is under way goes with the next', async () => {
  const { server, keeper } = counter()
  keeper.give('q1', 'a')
  const first = keeper.flush()
  keeper.give('q1', 'b')
  keeper.give('q2', 'x')
  await first
  await vi.runAllTimersAsync()
  expect(server.answers).toEqual({ q1: 'b', q2: 'x' })
  expect(keeper.view()).toMatchObject({ state: 'saved', hasUnsent: false })
})

test('what the server refuses stays on the screen with its words, and holds nothing else up', async () => {
  const { server, keeper } = counter()
  server.refuses = { q1: null }
  keeper.give('q1', 9999)
  keeper.give('q2', 'x')
  await vi.runAllTimersAsync()
  expect(server.answers).toEqual({ q2: 'x' })
  expect(keeper.view()).toMatchObject({ answers: { q1: 9999, q2: 'x' }, hasUnsent: true })
  server.refuses = {}
  keeper.give('q1', 99)
  await vi.runAllTimersAsync()
  expect(server.answers).toEqual({ q1: 99, q2: 'x' })
  expect(keeper.view()).toMatchObject({ state: 'saved', problems: {} })
})

test('an answer that is taken back disappears', async () => {
  const { server, keeper } = counter({ answers: { q1: 'a', q2: 'x' } })
  keeper.give('q1', null)
  expect(keeper.view().answers).toEqual({ q2: 'x' })
  await vi.runAllTimersAsync()
  expect(server.answers).toEqual({ q2: 'x' })
})

test('changes to what was sent already are held back until all of them are sent together', async () => {
  const { server, device, keeper } = counter({ answers: { q1: 'a' }, isHeld: true })
  keeper.give('q1', 'b')
  await vi.runAllTimersAsync()
  expect(server.requests).toBe(0)
  expect(device.unsent).toEqual({ q1: 'b' })
  keeper.settle({ q1: 'b' }, keeper.unsent())
  expect(keeper.view()).toMatchObject({ answers: { q1: 'b' }, hasUnsent: false })
})
