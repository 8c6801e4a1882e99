import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a hundred hints at once are one question', () => {
  const asked = vi.fn()
  const steps = throttle(asked, 2000)
  for (let hint = 0; hint < 100; hint += 1) steps.call()
  vi.advanceTimersByTime(10_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what comes during the pause is asked about after it, once', () => {
  const asked = vi.fn()
  const steps = throttle(asked, 2000)
  steps.call()
  vi.advanceTimersByTime(500)
  steps.call()
  steps.call()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a hint long after the last is heard again', () => {
  const asked = vi.fn()
  const steps = throttle(asked, 2000)
  steps.call()
  vi.advanceTimersByTime(60_000)
  steps.call()
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('whoever has left asks nothing more', () => {
  const asked = vi.fn()
  const steps = throttle(asked, 2000)
  steps.call()
  steps.stop()
  vi.advanceTimersByTime(10_000)
  expect(asked).not.toHaveBeenCalled()
})
