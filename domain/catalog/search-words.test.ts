import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentKeys, parseQuery } from './search-words.ts'
import { decodeTelex } from './telex.ts'

describe('a search', () => {
  test('is read as folded words, each once, with those that were typed with diacritics', () => {
    expect(parseQuery('  Bổ mắt, bổ  ')).toEqual({
      folded: 'bo mat bo',
      words: ['bo', 'mat'],
      accented: accentKeys('bổ mắt'),
    })
  })

  test('passes over what says nothing, unless nothing else is said', () => {
    expect(parseQuery('thuốc bổ mắt loại nào tốt').words).toEqual(['bo', 'mat'])
    expect(parseQuery('thuốc').words).toEqual(['thuoc'])
  })

  test('knows a tone mark wherever it was put, and tells different words apart', () => {
    expect(accentKeys('hoà')).toEqual(accentKeys('hòa'))
    expect(accentKeys('bổ'.normalize('NFD'))).toEqual(accentKeys('bổ'))
    expect(accentKeys('BỔ')).toEqual(accentKeys('bổ'))
    expect(new Set([...accentKeys('bổ bộ bò bơ')]).size).toBe(4)
    expect(accentKeys('jex 30')).toEqual([])
  })

  test('reads any text at all, and never more than twelve words of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(parseQuery(text).words.length).toBeLessThanOrEqual(12)
      }),
    )
  })

  test.for([
    ['ddau', 'dau'],
    ['xuwowng', 'xuong'],
    ['khowps', 'khop'],
    ['khosp', 'khop'],
    ['nguwr', 'ngu'],
    ['maats', 'mat'],
    ['boor', 'bo'],
    ['ganf', 'gan'],
    ['dduowngf', 'duong'],
  ])('typed in Telex without its keyboard, %s means %s', ([typed, meant]) => {
    expect(decodeTelex(typed!)).toBe(meant)
  })

  test('is left alone when nothing in it is Telex', () => {
    expect(decodeTelex('gan')).toBeNull()
    expect(decodeTelex('')).toBeNull()
  })
})
