import { expect, test } from 'vitest'
import { settingKeys } from '#domain/settings/keys.ts'
import { settingTexts } from '#domain/settings/desk/texts.ts'
import { linesOf, shapeOf, tableToText, textToTable } from './value-shape.ts'
import { namesOfProvinces, plainNames } from './row-names.ts'
import { partLabels } from './texts.ts'
import { changesOf } from './value-changes.ts'

test('a table is written line by line and read again', () => {
  const table = { 'JEX-30': 20, OTIV: 15 }
  const written = tableToText(table, plainNames)
  expect(textToTable(written, plainNames)).toEqual({ table, unread: null })
  expect(textToTable(' JEX-30: 20 \n\n', plainNames).table).toEqual({ 'JEX-30': 20 })
  expect(textToTable('A = 1\nJEX', plainNames).unread).toBe('JEX')
  expect(linesOf(' một \n\n hai')).toEqual(['một', 'hai'])
})

test('fees of provinces are written by the names of provinces and kept by their codes', () => {
  const names = namesOfProvinces([
    { id: 1, name: 'Hà Nội' },
    { id: 79, name: 'Hồ Chí Minh' },
  ])
  const text = tableToText({ '1': 20_000, '79': 0 }, names)
  expect(text).toBe('Hà Nội = 20000\nHồ Chí Minh = 0')
  expect(textToTable(text, names).table).toEqual({ '1': 20_000, '79': 0 })
  expect(textToTable('TP. Hồ Chí Minh = 5', names).table).toEqual({ '79': 5 })
  expect(textToTable('1 = 3\nSài Gòn = 5', names).unread).toBe('Sài Gòn = 5')
  expect(textToTable('thành phố ho chi minh = 5\n1 = 3', names).table).toEqual({ '79': 5, '1': 3 })
})

test('what an edit makes different is told part by part and row by row', () => {
  const before = { normal: 10_000, pickup: 0, byProvince: { '1': 20_000, '2': 5 } }
  const after = { normal: 15_000, pickup: 0, byProvince: { '1': 25_000, '4': 7 } }
  expect(changesOf('shippingFee', before, after)).toEqual([
    { path: 'shippingFee.normal', before: 10_000, after: 15_000 },
    { path: 'shippingFee.byProvince.1', before: 20_000, after: 25_000 },
    { path: 'shippingFee.byProvince.2', before: 5, after: undefined },
    { path: 'shippingFee.byProvince.4', before: undefined, after: 7 },
  ])
  expect(changesOf('ORDER_OTP', false, true)).toEqual([
    { path: 'ORDER_OTP', before: false, after: true },
  ])
  expect(changesOf('popularSearches', ['jex'], ['jex'])).toEqual([])
})

test('every part of every setting has a name that staff can read', () => {
  const unnamed: string[] = []
  const walk = (path: string, value: unknown) => {
    if (shapeOf(path, value) !== 'group') return
    for (const [name, part] of Object.entries(value as object)) {
      if (!(name in partLabels)) unnamed.push(`${path}.${name}`)
      walk(`${path}.${name}`, part)
    }
  }
  for (const [key, { initial }] of Object.entries(settingKeys)) {
    expect(settingTexts).toHaveProperty(key)
    walk(key, initial)
  }
  expect(unnamed).toEqual([])
})
