import { expect, test } from 'vitest'
import { isSilentHour, pushTexts } from './push-templates.ts'

const all = Object.entries(pushTexts)

test.each(all)('%s says one neutral line and opens a page of ours', (_template, text) => {
  const { title, body, path } = text
  expect(title.length).toBeLessThanOrEqual(40)
  expect(body.length).toBeLessThanOrEqual(90)
  // Nothing is filled in: what stands here is all that anybody reads on a locked screen.
  expect(title + body).not.toMatch(/[{}]|\d/)
  expect(title + body).not.toMatch(/\bBạn\b/)
  expect(path({ code: 'DH1' })).toMatch(/^\/[\w/-]+\/$/)
})

test('a code cannot lead elsewhere', () => {
  const { path } = pushTexts.orderPlaced!
  expect(path({ code: '../../../@evil' })).toBe(
    '/ho-so-thanh-vien/don-hang-cua-toi/..%2F..%2F..%2F%40evil/',
  )
})

test.each([
  [6, true],
  [7, false],
  [20, false],
  [21, true],
  [0, true],
])('at %s o’clock a notice is silent: %s', (hour, silent) => {
  expect(isSilentHour(hour)).toBe(silent)
})
