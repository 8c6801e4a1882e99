import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EarnResult } from '#domain/membership/api.ts'
import { fakeWindow } from '#web/state/fake-storage.ts'
import { beginEntry, dropEntry, listWaiting, settleEntry } from './entries.ts'
import { handOver, takeHandedOver } from './hand-over.ts'

const code = 'JJ34KM9QX7K4'
const earned = {
  code: 1,
  message: '',
  point: 30,
  available_point: 30,
  code_masked: 'JJ3******7K4',
} as EarnResult

let browser: ReturnType<typeof fakeWindow>
beforeEach(() => {
  browser = fakeWindow()
})
afterEach(() => vi.unstubAllGlobals())

const stored = () => browser.sessionStorage.getItem('earn-entries') ?? ''

describe('a code that was entered', () => {
  test('waits for its answer under one key, however often it is entered', () => {
    const entry = beginEntry(code, 1)
    expect(entry.key).toMatch(/^[0-9a-f]{32}$/)
    expect(beginEntry(code, 1).key).toBe(entry.key)
    expect(listWaiting(1)).toHaveLength(1)
  })

  test('is another request for another member of this browser', () => {
    expect(beginEntry(code, 1).key).not.toBe(beginEntry(code, 2).key)
    expect(listWaiting(2)).toHaveLength(1)
  })

  test('is kept masked only, once it is answered', () => {
    settleEntry(beginEntry(code, 1), earned)
    expect(listWaiting(1)).toEqual([])
    expect(stored()).toContain('JJ3******7K4')
    expect(stored()).not.toContain(code)
    expect(beginEntry(code, 1).result).toBeNull()
  })

  test('is forgotten when it never was a code', () => {
    dropEntry(beginEntry(code, 1))
    expect(stored()).toBe('[]')
  })

  test('goes out in the order in which it came', () => {
    const codes = ['AL34KM9QX7K4', 'OT34KM9QX7K4']
    codes.forEach((each) => beginEntry(each, 1))
    expect(listWaiting(1).map((entry) => entry.code)).toEqual(codes)
  })
})

describe('what another page hands over', () => {
  test('is taken once', () => {
    handOver({ code })
    expect(takeHandedOver()).toEqual({ code })
    expect(takeHandedOver()).toBeNull()
    handOver('scan')
    expect(takeHandedOver()).toBe('scan')
  })

  test('comes over without a storage too', () => {
    vi.unstubAllGlobals()
    browser = fakeWindow({ fails: true })
    handOver({ code })
    expect(takeHandedOver()).toEqual({ code })
  })
})
