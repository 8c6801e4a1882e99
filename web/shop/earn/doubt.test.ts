import { describe, expect, test } from 'vitest'
import { completeCode } from '#domain/genuine/check-character.ts'
import { findDoubt } from './doubt.ts'

const code = completeCode('JJ3', 'DQ7ZSBK4')

describe('before a code is sent', () => {
  test('a right one is not doubted', () => {
    expect(findDoubt(code)).toBeNull()
  })

  test('one of another printer is not doubted either', () => {
    expect(findDoubt('SB00412ABC')).toBeNull()
    expect(findDoubt('XY0O1I258888')).toBeNull()
  })

  test('two swapped neighbours are asked about', () => {
    const swapped = code.slice(0, 4) + code[5]! + code[4]! + code.slice(6)
    expect(findDoubt(swapped)).toMatchObject({ of: swapped, suggestion: null })
  })

  test('a sign that looks like another is asked about with the code that was meant', () => {
    const slipped = code.replace('Z', '2')
    expect(findDoubt(slipped)).toMatchObject({ of: slipped, suggestion: code })
  })
})
