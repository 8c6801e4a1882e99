import { expect, test } from 'vitest'
import { isWithin, valueAt, withValueAt } from './paths.ts'

test('a value is found and changed at its path, and nothing else is', () => {
  const values = { phones: ['1', '2'], inner: { fee: 5 }, name: 'a' }
  expect(valueAt(values, 'phones.1')).toBe('2')
  expect(valueAt(values, 'inner.fee')).toBe(5)
  expect(valueAt(values, 'lost.fee')).toBeUndefined()
  const changed = withValueAt(values, 'phones.1', '3')
  expect(changed).toEqual({ ...values, phones: ['1', '3'] })
  expect(values.phones).toEqual(['1', '2'])
  expect(withValueAt({}, 'inner.fee', 7)).toEqual({ inner: { fee: 7 } })
})

test('a path stands in itself and in what is around it', () => {
  expect(isWithin('phones.1', 'phones')).toBe(true)
  expect(isWithin('phones', 'phones')).toBe(true)
  expect(isWithin('phones2', 'phones')).toBe(false)
})
