import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAlphabet, completeCode, hasCheckCharacter, isCodePrefix } from './check-character.ts'
import { boxesOfPrefix, comboPrefixes, prefixForProduct } from './prefixes.ts'
import { maskCode } from './mask.ts'
import { readScannedCode } from './scanned-code.ts'
import { suggestCode, suggestionText } from './suggest-code.ts'

const letters = [...'ABCDEFGHJKLMNOPQRSTUVWXYZ']
const letter = fc.constantFrom(...letters)
const character = fc.constantFrom(...codeAlphabet)
const prefix = fc.tuple(letter, letter, character).map((three) => three.join(''))
const eight = fc.array(character, { minLength: 8, maxLength: 8 }).map((some) => some.join(''))
const code = fc.tuple(prefix, eight).map(([start, rest]) => completeCode(start, rest))
const everySign = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

describe('the check character', () => {
  test('is right for every code that is made', () => {
    fc.assert(fc.property(code, (one) => one.length === 12 && hasCheckCharacter(one)))
  })

  test('finds every single wrong character, whatever it is', () => {
    fc.assert(
      fc.property(code, (one) => {
        for (let at = 0; at < one.length; at += 1) {
          for (const sign of everySign) {
            if (sign === one[at]) continue
            expect(hasCheckCharacter(one.slice(0, at) + sign + one.slice(at + 1))).toBe(false)
          }
        }
      }),
    )
  })

  test('finds every two swapped neighbours', () => {
    fc.assert(
      fc.property(code, (one) => {
        for (let at = 0; at + 1 < one.length; at += 1) {
          if (one[at] === one[at + 1]) continue
          const swapped = one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2)
          expect(hasCheckCharacter(swapped)).toBe(false)
        }
      }),
    )
  })

  test('is not given to what no code can begin with', () => {
    expect(() => completeCode('JI3', 'ABCDEFGH')).toThrow(RangeError)
    expect(() => completeCode('JJ3', 'ABCDEFG0')).toThrow(RangeError)
    expect(() => completeCode('JJ3', 'ABCDEFG')).toThrow(RangeError)
  })
})

describe('prefixes', () => {
  test('of sets tell their boxes and can begin a code', () => {
    expect(comboPrefixes).toHaveLength(10)
    for (const one of comboPrefixes) {
      expect(isCodePrefix(one)).toBe(true)
      expect(boxesOfPrefix(one)).toBe(Number(one.at(-1)))
    }
    expect(boxesOfPrefix('JEX')).toBeNull()
    expect(boxesOfPrefix('toString')).toBeNull()
  })

  test('of a product can always begin a code and are never those of a set', () => {
    expect(['JEX30', 'CC6', 'OTV30', 'AL3', 'i1', ''].map(prefixForProduct)).toEqual([
      'JEX',
      'CC6',
      'OTV',
      'ALX',
      'XXX',
      'XXX',
    ])
    fc.assert(
      fc.property(fc.string(), (productCode) => {
        const made = prefixForProduct(productCode)
        return isCodePrefix(made) && !comboPrefixes.includes(made)
      }),
    )
  })
})

test('a masked code shows its ends and hides at least four characters', () => {
  expect(maskCode('JJ3ABCDEF7KQ')).toBe('JJ3******7KQ')
  expect(maskCode('ABC123')).toBe('A****3')
  fc.assert(
    fc.property(code, fc.integer({ min: 6, max: 12 }), (one, length) => {
      const masked = maskCode(one.slice(0, length))
      return masked.length === length && masked.split('*').length > 4
    }),
  )
})

describe('what a camera read', () => {
  const own = completeCode('JJ3', 'ABCDEFGH')

  test('is the code, however it is printed', () => {
    const prints = [
      own,
      ` ${own.toLowerCase()}\n`,
      `https://shop.example/tich-diem/#${own}`,
      `https://shop.example/tich-diem/?code=${own}&utm_source=tem`,
      `https://shop.example/?c=${own}#top`,
      `shop.example/x/${own}`,
      `HTTPS://SHOP.EXAMPLE/X/${own}/`,
    ]
    for (const print of prints) expect(readScannedCode(print), print).toBe(own)
  })

  test('may be the code of another printer', () => {
    expect(readScannedCode('https://tem.example/v/a1b2c3d4')).toBe('A1B2C3D4')
    expect(readScannedCode('123456789012345')).toBe('123456789012345')
  })

  test('may be no code at all', () => {
    const others = [
      '',
      'https://shop.example/',
      'https://shop.example/tich-diem/',
      'https://shop.example/products',
      'WIFI:S:Quán cà phê;T:WPA;P:matkhau123;;',
      // The barcode of the goods.
      '8936012345674',
    ]
    for (const other of others) expect(readScannedCode(other), other).toBeNull()
  })

  test('never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readScannedCode(text)
        return read === null || /^[A-Z0-9]{6,20}$/.test(read)
      }),
    )
  })
})

describe('a slip of typing', () => {
  test('is asked about when only one code can be meant', () => {
    const meant = completeCode('OT3', 'LZSBLZSB')
    const typed = `0T3${meant.slice(3).replace('L', '1').replace('Z', '2').replace('S', '5').replace('B', '8')}`
    expect(suggestCode(typed)).toBe(meant)
    expect(suggestCode(`${meant.slice(0, 4)} ${meant.slice(4, 8)}-${meant.slice(8)}`)).toBe(meant)
    expect(suggestionText(meant)).toBe(`Có phải Quý khách muốn nhập ${meant}?`)
  })

  test('is not asked about when nothing is wrong, or too much', () => {
    const right = completeCode('JJ3', 'ABCDEFGH')
    expect(suggestCode(right)).toBeNull()
    expect(suggestCode(right.toLowerCase())).toBeNull()
    expect(suggestCode(`${right}A`)).toBeNull()
    expect(suggestCode('A1B2C3')).toBeNull()
    expect(suggestCode('000000000000')).toBeNull()
  })

  test('is never answered with anything but a code without slips', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...everySign), minLength: 12, maxLength: 12 }),
        (typed) => {
          const suggested = suggestCode(typed)
          return suggested === null || hasCheckCharacter(suggested)
        },
      ),
    )
  })
})
