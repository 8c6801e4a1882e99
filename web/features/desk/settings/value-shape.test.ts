import { expect, test } from 'vitest'
import { settingKeys } from '#domain/settings/keys.ts'
import { settingTexts } from '#domain/settings/desk/texts.ts'
import { linesOf, shapeOf, tableToText, textToTable } from './value-shape.ts'
import { partLabels } from './texts.ts'

test('a table is written line by line and read again', () => {
  const table = { 'JEX-30': 20, OTIV: 15 }
  expect(textToTable(tableToText(table))).toEqual(table)
  expect(textToTable(' JEX-30: 20 \n\n')).toEqual({ 'JEX-30': 20 })
  expect(textToTable('JEX')).toBeNull()
  expect(linesOf(' một \n\n hai')).toEqual(['một', 'hai'])
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
