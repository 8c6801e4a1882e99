import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../kernel/durations.ts'
import { listLockDurations, lockDuration } from './password-lock.ts'

describe('the lock of a phone', () => {
  test('holds 15 minutes, then doubles up to a day', () => {
    expect(listLockDurations()).toEqual([
      minutes(15),
      minutes(30),
      hours(1),
      hours(2),
      hours(4),
      hours(8),
      hours(16),
      hours(24),
    ])
  })

  test('never holds longer than a day', () => {
    expect(lockDuration(8)).toBe(hours(24))
    expect(lockDuration(5000)).toBe(hours(24))
  })
})
