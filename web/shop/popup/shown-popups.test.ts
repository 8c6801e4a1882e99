import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '#web/state/fake-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a popup is shown again after seven days, and one at most a visit', async () => {
  fakeWindow()
  const { hadPopupThisVisit, keepAsShown, listSeenPopups } = await import('./shown-popups.ts')
  expect(hadPopupThisVisit()).toBe(false)
  keepAsShown(12)
  expect(hadPopupThisVisit()).toBe(true)
  vi.setSystemTime(new Date('2026-11-27T19:59:59Z'))
  expect(listSeenPopups()).toEqual(['12'])
  vi.setSystemTime(new Date('2026-11-27T20:00:00Z'))
  expect(listSeenPopups()).toEqual([])
})

test('what is stored broken, or from a day to come, hides nothing', async () => {
  const { localStorage } = fakeWindow()
  const { listSeenPopups } = await import('./shown-popups.ts')
  for (const stored of ['{', 'null', '{"x":1,"3":"a"}', '{"4":99999999999999}']) {
    localStorage.setItem('popups', stored)
    expect(listSeenPopups()).toEqual([])
  }
})
