import { describe, expect, test } from 'vitest'
import { longestGap } from './outages.ts'

describe('how long writes were away', () => {
  test('is the longest time between two that succeeded', () => {
    expect(longestGap([90, 110, 900, 950], 100, 1000)).toEqual({ away: 790, began: 110 })
  })

  test('begins with the last one before the kill', () => {
    expect(longestGap([90, 500, 510, 990], 100, 1000)).toEqual({ away: 480, began: 510 })
    expect(longestGap([90, 800, 990], 100, 1000)).toEqual({ away: 710, began: 90 })
  })

  test('lasts until the end when none succeeded any more', () => {
    expect(longestGap([90], 100, 1000)).toEqual({ away: 910, began: 90 })
  })
})
