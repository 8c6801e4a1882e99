import { describe, expect, test } from 'vitest'
import { settingKeys } from '#domain/settings/keys.ts'
import { shapeOf } from '#web/form/field-rules.ts'
import { kindOf, partsOf, settingOf, type SettingPart } from './setting-value.ts'
import { changesOf } from './value-changes.ts'

const fee = settingOf('shippingFee')!

describe('what an edit of a setting makes different', () => {
  const told = (part: SettingPart, before: unknown, after: unknown) =>
    changesOf(part, before, after).map(({ labels, row, before: old, after: now }) => [
      [...labels, ...(row ? [row.key] : [])].join(' › '),
      old,
      now,
    ])

  test('is told part by part and row by row', () => {
    const before = { normal: 10_000, pickup: 0, byProvince: { '1': 20_000, '2': 5 } }
    const after = { normal: 15_000, pickup: 0, byProvince: { '1': 25_000, '4': 7 } }
    expect(told(fee, before, after)).toEqual([
      ['Giao tận nơi', 10_000, 15_000],
      ['Phí riêng theo tỉnh, thành phố › 1', 20_000, 25_000],
      ['Phí riêng theo tỉnh, thành phố › 2', 5, undefined],
      ['Phí riêng theo tỉnh, thành phố › 4', undefined, 7],
    ])
  })

  test('a part that was switched on begins from nothing', () => {
    const before = { normal: 1, pickup: 0, byProvince: {} }
    const vaccine = { normal: 5, byProvince: { '79': 3 } }
    const name = 'Phí riêng của trung tâm tiêm chủng'
    expect(told(fee, before, { ...before, vaccine })).toEqual([
      [`${name} › Giao tận nơi`, undefined, 5],
      [`${name} › Phí riêng theo tỉnh, thành phố › 79`, undefined, 3],
    ])
  })

  test('a setting without parts is one; the same value is none', () => {
    expect(told(settingOf('ORDER_OTP')!, false, true)).toEqual([['', false, true]])
    expect(told(settingOf('popularSearches')!, ['jex'], ['jex'])).toEqual([])
  })
})

test('every setting is drawn from its schema, down to its last part', () => {
  const untold: string[] = []
  const walk = (path: string, part: SettingPart) => {
    const kind = kindOf(part)
    if (kind === 'table' && !part.words.names) untold.push(`${path}: rows without names`)
    if (kind !== 'group') return
    const parts = partsOf(part)
    expect(parts.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(shapeOf(part.schema) ?? {}).toSorted(),
    )
    for (const { name, ...inner } of parts) walk(`${path}.${name}`, inner)
  }
  for (const key of Object.keys(settingKeys)) walk(key, settingOf(key)!)
  expect(untold).toEqual([])
  expect(kindOf(settingOf('shippingFee')!)).toBe('group')
  expect(kindOf(settingOf('ECO_STAFF_INCENTIVES')!)).toBe('table')
  expect(settingOf('khong-co')).toBeNull()
})
