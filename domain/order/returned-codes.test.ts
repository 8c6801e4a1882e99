import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evaluateReturnedCodes, type ReturnedCode } from './returned-codes.ts'

const rules = readFileSync(new URL('../../docs/rules/returned-codes.md', import.meta.url), 'utf8')
const cases = rules
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .slice(2)

describe('codes of boxes that come back, by docs/rules/returned-codes.md', () => {
  test.each(cases)('%s', (_case, codes, expected) => {
    const pieces = new Map([
      ['JEX30', 2],
      ['TRA', 1],
    ])
    const handedOverAt = instantOf('2026-11-20 10:00')
    const problems = evaluateReturnedCodes(partsOf(codes).map(readCode), { pieces, handedOverAt })
    expect(problems.map((problem) => problem ?? 'ok')).toEqual(partsOf(expected))
  })

  test('where nobody noted when the goods left, a use before is no sign', () => {
    const known = { productCode: 'TRA', isTest: false, usedAt: 0, isBack: false }
    const boxes = { pieces: new Map([['TRA', 1]]), handedOverAt: null }
    expect(evaluateReturnedCodes([{ known }], boxes)).toEqual([null])
  })
})

const partsOf = (cell: string) => cell.split(';').map((part) => part.trim())

function readCode(text: string): ReturnedCode {
  if (text === '–') return { known: null }
  const [productCode, ...facts] = text.split(',').map((fact) => fact.trim())
  const used = facts.find((fact) => fact.startsWith('used '))
  return {
    known: {
      productCode: productCode!,
      isTest: facts.includes('test'),
      isBack: facts.includes('back'),
      usedAt: used ? instantOf(used.slice('used '.length)) : null,
    },
  }
}

function instantOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+07:00`)
}
