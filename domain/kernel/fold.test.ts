import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldCases } from './fold-cases.ts'
import { foldVietnamese } from './fold.ts'

describe('folding', () => {
  test.for(foldCases)('makes %j into %j', ([text, folded]) => {
    expect(foldVietnamese(text)).toBe(folded)
  })

  test('leaves plain words with one space between them, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldVietnamese(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
      }),
    )
  })

  test('changes nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldVietnamese(text)
        expect(foldVietnamese(folded)).toBe(folded)
      }),
    )
  })
})
