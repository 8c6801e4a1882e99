import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultCodes, type ResultName } from '#domain/loyalty/result-codes.ts'

/** The browser journey in which each result of the loyalty programme is seen (docs/rules/result-codes.md). */
const seenIn: Record<ResultName, string> = {
  connectionError: 'earn',
  codeIncorrect: 'earn-results',
  earned: 'earn-results',
  phoneLocked: 'earn-results',
  codeUsed: 'earn-results',
  codeAndVoucherUsed: 'earn-results',
  notEnoughPoints: 'vouchers',
  deductionFailed: 'vouchers',
  membershipLocked: 'earn-results',
  quotaExhausted: 'vouchers',
  promotionInactive: 'earn-results',
  pointsExpired: 'earn-results',
  voucherOutOfStock: 'vouchers',
  pointsNotAllowed: 'earn-results',
  voucherNotBound: 'vouchers',
  productNotFound: 'earn-results',
  noProgrammeForProduct: 'earn-results',
  orderStatusConflict: 'member-orders',
  pointsExpected: 'member-orders',
  comboEarned: 'earn-results',
  comboUsed: 'earn-results',
  noData: 'points',
  yearlyUpdate: 'points',
  systemTest: 'earn-results',
}

test.for(Object.entries(seenIn))('%s is seen in the journey %s', ([name, journey]) => {
  const file = join(import.meta.dirname, 'e2e', `${journey}.e2e.ts`)
  // As the name of a case, or as the words that are waited for.
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`'${name}|resultTexts\\.${name}\\b`))
})

test('no result is left out', () => {
  expect(Object.keys(seenIn).toSorted()).toEqual(Object.keys(resultCodes).toSorted())
})
