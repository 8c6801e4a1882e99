import { expect, test } from 'vitest'
import { viettelPostStep, vnPostStep } from '../../shipping/carrier-words.ts'
import { chooseCarrier, type CarrierRule } from './carrier-rule.ts'

const open: CarrierRule = {
  id: 1,
  name: 'Mọi đơn',
  priority: 100,
  unit: 'Viettel Post',
  order_type: 'any',
  region: 'any',
  provinces: [],
  min_weight: 0,
  max_weight: null,
  cash: 'any',
}
const parcel = { orderType: 'normal', provinceId: 96, weight: 900, cod: 0 } as const

test.each([
  [{}, true],
  [{ region: 'south' }, true],
  [{ region: 'north' }, false],
  [{ provinces: [1] }, false],
  [{ max_weight: 900 }, false],
  [{ min_weight: 900 }, true],
  [{ cash: 'cash' }, false],
  [{ cash: 'paid' }, true],
  [{ order_type: 'vaccine' }, false],
] as [Partial<CarrierRule>, boolean][])('a rule with %j fits: %s', (terms, fits) => {
  expect(chooseCarrier([{ ...open, ...terms }], parcel) !== null).toBe(fits)
})

test('the least number chooses, of the same number the oldest', () => {
  const rules = [open, { ...open, id: 3, priority: 1 }, { ...open, id: 2, priority: 1 }]
  expect(chooseCarrier(rules, parcel)?.id).toBe(2)
  expect(chooseCarrier([], parcel)).toBeNull()
})

test.each([
  ['-100', 'underway'],
  ['104', 'underway'],
  ['200', 'underway'],
  ['400', 'underway'],
  ['501', 'delivered'],
  ['504', 'back'],
  ['505', 'failed'],
  ['506', 'sentAgain'],
  ['508', 'sentAgain'],
  ['515', 'failed'],
  ['107', null],
  ['503', null],
  ['999', null],
  ['5e2', null],
  ['', null],
])('Viettel Post’s %s is %s', (word, step) => {
  expect(viettelPostStep(word)).toBe(step)
})

test.each([
  ['20', 'underway'],
  ['100', 'delivered'],
  ['110', 'underway'],
  ['161', 'failed'],
  ['170', 'failed'],
  ['60', null],
  ['hello', null],
])('VNPost’s %s is %s', (word, step) => {
  expect(vnPostStep(word)).toBe(step)
})
