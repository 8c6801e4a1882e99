import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { workedTable } from '../cart/worked-table.ts'
import { resultCodes, resultMessage, resultNameOf, resultTexts } from './result-codes.ts'

const page = readFileSync(new URL('../../docs/rules/result-codes.md', import.meta.url), 'utf8')
const rows = workedTable(page, 'code')

describe('the table of docs/rules/result-codes.md', () => {
  test('has every code once', () => {
    const codes = rows.map((row) => Number(row['code']))
    expect(codes.toSorted((a, b) => a - b)).toEqual(
      Object.values(resultCodes).toSorted((a, b) => a - b),
    )
    expect(codes).toHaveLength(24)
  })

  test.each(rows)('$code is $name, with its words', (row) => {
    const name = resultNameOf(Number(row['code']))!
    expect(name).toBe(row['name'])
    const { title, next } = resultTexts[name]
    expect({ title, next }).toEqual({ title: row['title'], next: row['what next'] })
    expect(row['seen at']).not.toBe('')
  })
})

test('every message ends with what to do', () => {
  for (const name of Object.keys(resultTexts) as (keyof typeof resultTexts)[]) {
    expect(resultMessage(name).endsWith(resultTexts[name].next)).toBe(true)
  }
  expect(resultNameOf(4711)).toBeNull()
})
