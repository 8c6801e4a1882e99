import { expect, test } from 'vitest'
import { minutes } from '#domain/kernel/durations.ts'
import { fixedClock } from './clock.ts'

test('the day changes at midnight in Vietnam', () => {
  const clock = fixedClock('2026-11-20T16:59:00Z')
  expect(clock.today()).toBe('2026-11-20')
  clock.advance(minutes(1))
  expect(clock.today()).toBe('2026-11-21')
  expect(clock.now().toISOString()).toBe('2026-11-20T17:00:00.000Z')
})
