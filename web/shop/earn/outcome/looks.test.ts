import { describe, expect, test } from 'vitest'
import { resultCodes, resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { balanceAfter, hasEarned, wordsOf, wordsRefused, wordsUnsent } from './looks.ts'

function resultOf(name: ResultName, more: Partial<EarnResult> = {}): EarnResult {
  const empty = { message: '', code_masked: 'JJ3******7K4' }
  return { ...empty, code: resultCodes[name], point: 0, available_point: 0, ...more } as EarnResult
}

describe('the words of a result', () => {
  test.each(Object.keys(resultCodes) as ResultName[])('%s says what is next', (name) => {
    const { title, next, steps } = wordsOf(resultOf(name))
    expect({ title, next }).toMatchObject({
      title: resultTexts[name].title,
      next: resultTexts[name].next,
    })
    expect(steps.length).toBeGreaterThan(0)
  })

  test('only 1 and 18 have earned', () => {
    const earning = Object.values(resultCodes).filter(hasEarned)
    expect(earning).toEqual([1, 18])
  })

  test('nobody is warned of themselves', () => {
    const used = { own: true, phone: '*******001', place: 'Trang web' }
    const { tone, steps } = wordsOf(resultOf('codeUsed', { used_by: used }))
    expect(tone).toBe('wait')
    expect(steps).not.toContain('report')
    expect(wordsOf(resultOf('codeUsed', { used_by: { ...used, own: false } })).steps[0]).toBe(
      'report',
    )
  })

  test('goods that are called back are a warning, whatever the result', () => {
    for (const name of ['noProgrammeForProduct', 'codeUsed'] as const) {
      const words = wordsOf(resultOf(name, { recall_reason: 'Nhãn sai' }))
      expect(words).toMatchObject({ tone: 'stop', title: 'Lô hàng đang bị thu hồi' })
      expect(words.text).toContain('Nhãn sai')
      expect(words.steps[0]).toBe('call')
    }
  })

  test('without an answer the code can be sent again', () => {
    expect(wordsUnsent().steps[0]).toBe('resend')
    expect(wordsRefused('Bận', 'Thử lại sau')).toMatchObject({ title: 'Bận', tone: 'wait' })
    expect(wordsRefused('Bận', 'Thử lại sau').steps[0]).toBe('resend')
  })

  test('a code that the shop does not know yet is no fault', () => {
    expect(wordsOf({ ...resultOf('earned'), code: 4711 }).name).toBe('noData')
  })
})

test('of several answers the highest balance is the newest', () => {
  const balances = [60, 30, 90, 30].map((point) =>
    resultOf('earned', { available_point: point as EarnResult['available_point'] }),
  )
  expect(balanceAfter(balances)).toBe(90)
})
