import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkClaims, verdictOf } from './check-claims.ts'
import { type CheckedText, textKinds } from './checked-text.ts'
import { tuningSentences } from './labelled-sentences.ts'
import { rules2026 } from './rules-2026.ts'

const sentences = tuningSentences.map(({ sentence }) => sentence)
const torn = ['\u200b', '.', '-', ' ', '\n', '\u0301', '%', '1OO', '（', '𝐜', 'Ｃ', 'с', '\ud83d']

/** Sentences, pieces of them and what tricks are made of, in any order. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...sentences),
      fc.constantFrom(...sentences.flatMap((sentence) => sentence.split(' '))),
      fc.constantFrom(...torn),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 20 },
  )
  .chain((pieces) => fc.constantFrom('', ' ', '. ').map((between) => pieces.join(between)))

const anyChecked: fc.Arbitrary<CheckedText> = fc.record({
  kind: fc.constantFrom(...textKinds),
  parts: fc.array(fc.record({ path: fc.string({ maxLength: 4 }), text: anyText }), {
    maxLength: 3,
  }),
  aboutSupplement: fc.boolean(),
  declaredUses: fc.array(anyText, { maxLength: 2 }),
  productName: fc.string({ maxLength: 12 }),
})

describe('whatever somebody writes', () => {
  test('is checked, and every finding quotes its own text', () => {
    fc.assert(
      fc.property(anyChecked, (text) => {
        for (const { path, start, end, quote, kind } of checkClaims(text, rules2026)) {
          const parts = text.parts.filter((part) => part.path === path)
          if (kind === 'mustAppear') expect([start, end, quote]).toEqual([0, 0, ''])
          else {
            expect(end).toBeGreaterThan(start)
            expect(parts.map((part) => part.text.slice(start, end))).toContain(quote)
          }
        }
      }),
    )
  })

  test('stays as blocked when a sentence is added before it, after it or in another part', () => {
    const around = fc.record({ before: fc.constantFrom('', ...sentences), after: anyText })
    fc.assert(
      fc.property(anyChecked, around, anyText, (text, { before, after }, elsewhere) => {
        const parts = text.parts.map((part) => ({
          ...part,
          text: `${before === '' ? '' : `${before}. `}${part.text}. \n${after}`,
        }))
        const longer = { ...text, parts: [...parts, { path: 'elsewhere', text: elsewhere }] }
        expect(blockedIn(longer)).toEqual(expect.arrayContaining(blockedIn(text)))
      }),
    )
  })

  test('is judged the same however its letters are composed and whatever nobody sees in them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tuningSentences), ({ text, sentence }) => {
        const expected = rulesIn(text)
        for (const written of [
          sentence.normalize('NFD'),
          sentence.toUpperCase(),
          [...sentence]
            .map((letter) => (/\p{L}/u.test(letter) ? `${letter}\u200b` : letter))
            .join(''),
          sentence.replace(/[a-z]/g, (letter) =>
            String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
          ),
        ])
          expect(rulesIn({ ...text, parts: [{ path: 'body', text: written }] })).toEqual(expected)
      }),
    )
  })
})

test('a text is clean, warned of or blocked by the worst of its findings', () => {
  const verdict = (text: string) =>
    verdictOf(
      checkClaims(
        { kind: 'review', parts: [{ path: '', text }], aboutSupplement: true },
        rules2026,
      ),
    )
  expect(verdict('Giao hàng nhanh.')).toBe('clean')
  expect(verdict('Thương hiệu số 1 Việt Nam.')).toBe('warned')
  expect(verdict('Thương hiệu số 1 Việt Nam, chữa khỏi đau lưng.')).toBe('blocked')
})

function blockedIn(text: CheckedText) {
  return checkClaims(text, rules2026)
    .filter(({ kind }) => kind === 'block')
    .map(({ rule, quote }) => `${rule}: ${quote}`)
}

function rulesIn(text: CheckedText) {
  const found = checkClaims(text, rules2026).filter(({ kind }) => kind !== 'mustAppear')
  return [...new Set(found.map(({ rule }) => rule))].toSorted()
}
