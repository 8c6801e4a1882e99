import { expect, test } from 'vitest'
import { evaluateSession } from './session-check.ts'

const lan = { id: 1, phone: '0901234567' }
const minh = { id: 2, phone: '0912345678' }

test('a guest stays a guest, a member stays a member', () => {
  expect(evaluateSession({ mark: null, shown: null, actual: null })).toBe('same')
  expect(evaluateSession({ mark: lan, shown: lan, actual: lan })).toBe('same')
})

test('a session that was ended elsewhere clears the browser', () => {
  expect(evaluateSession({ mark: lan, shown: lan, actual: null })).toBe('ended')
  expect(evaluateSession({ mark: lan, shown: null, actual: null })).toBe('ended')
})

test('a login in another tab shows here too', () => {
  expect(evaluateSession({ mark: lan, shown: null, actual: lan })).toBe('arrived')
  expect(evaluateSession({ mark: null, shown: lan, actual: lan })).toBe('arrived')
})

test('another member, or the same one with a new phone, begins anew', () => {
  expect(evaluateSession({ mark: minh, shown: lan, actual: minh })).toBe('replaced')
  expect(evaluateSession({ mark: lan, shown: null, actual: minh })).toBe('replaced')
  expect(evaluateSession({ mark: lan, shown: lan, actual: { ...lan, phone: minh.phone } })).toBe(
    'replaced',
  )
})
