import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkClaims } from '#domain/claims/check-claims.ts'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import { answer, answerBody } from '#domain/publishing/answer.ts'
import { isEmergency } from '#domain/question/emergency.ts'
import { initialEmergencyWords } from '#domain/question/emergency-words.ts'
import { questionFields } from '#domain/question/fields.ts'
import { countWords, textOf } from '#domain/richtext/text-of.ts'
import { expertPicture, portraits } from '#seed/pictures/expert-portrait.ts'
import { answers } from './answers/index.ts'
import { expertCategories } from './categories.ts'
import { people } from './people.ts'
import { openQuestions } from './questions.ts'
import { expertPhoto, toAnswer } from './to-answer.ts'

const all = Object.values(answers).flat()
const bodyOf = (one: (typeof all)[number]) => ({ ...toAnswer(one), expert_id: 1, category_id: 1 })

describe('the answers', () => {
  test('are five for each of eight categories, by six experts, each with an address of its own', () => {
    expect(Object.keys(answers)).toEqual(expertCategories.map(({ slug }) => slug))
    expect(Object.values(answers).map((some) => some.length)).toEqual(Array(8).fill(5))
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(40)
    expect(new Set(all.map(({ title }) => title)).size).toBe(40)
    expect(new Set(all.map(({ expert }) => expert)).size).toBe(Object.keys(people).length)
  })

  test.each(all.map((one) => [one.slug, one] as const))(
    '%s lacks nothing and says when to see somebody',
    (_, one) => {
      const body = bodyOf(one)
      expect(answerBody.parse(body)).toEqual(body)
      expect(answer.problemsOf(body)).toEqual({})
      questionFields.question.parse(one.question)
      const text = textOf(body.content)
      expect(countWords(text)).toBeGreaterThanOrEqual(90)
      expect(countWords(text)).toBeLessThanOrEqual(220)
      expect(text).toMatch(/khám|bác sĩ|dược sĩ|đi viện|cơ sở y tế|115/i)
      expect(text).not.toMatch(/[*[\]|]/)
      expect(one.askedBy).toMatch(/^\p{Lu}\p{L}*( \p{Lu}\.){1,3}$/u)
    },
  )

  test('pass the claim rules, with nothing to stop or to prove', () => {
    const found = all.flatMap((one) =>
      checkClaims(
        { kind: 'answer', parts: answer.partsOf(bodyOf(one)), aboutSupplement: false },
        rules2026,
      ),
    )
    expect(found.filter(({ kind }) => kind !== 'mustAppear')).toEqual([])
  })
})

test('the open questions are as the form takes them, and the emergency is one', () => {
  for (const { name, phone, words, urgent = false } of openQuestions) {
    questionFields.name.parse(name)
    questionFields.phone.parse(phone)
    questionFields.question.parse(words)
    expect(isEmergency(words, initialEmergencyWords), words).toBe(urgent)
  }
})

test('every expert has a picture that is drawn the same every time', () => {
  expect(Object.keys(portraits)).toEqual(Object.keys(people))
  const drawn = Object.keys(portraits).map(expertPicture)
  expect(new Set(drawn).size).toBe(6)
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  for (const key of Object.keys(people)) {
    const file = new URL(
      `../pictures/out/${expertPhoto(key).replace('/media/', '')}-480.webp`,
      import.meta.url,
    )
    expect(existsSync(file), key).toBe(true)
  }
})
