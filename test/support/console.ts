import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that prints an error or a warning fails: what is printed in a test is printed in the shop. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const printed = [console.error, console.warn].flatMap((print) => vi.mocked(print).mock.calls)
  vi.restoreAllMocks()
  expect(printed, 'printed to the console').toEqual([])
})
