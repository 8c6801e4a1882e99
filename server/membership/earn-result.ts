import { maskCode } from '#domain/genuine/mask.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { points } from '#domain/kernel/points.ts'
import { resultCodes, resultMessage, type ResultName } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { IssuedVoucher } from '../voucher/index.ts'
import { isEarning } from './judge-code.ts'
import type { CodeView } from './look-code-up.ts'
import { standingAt, type Standing } from './standing.ts'

interface Outcome {
  code: string
  result: ResultName
  view: CodeView | null
  available: number
  /** By this code and those entered with it before. */
  gained: number
  voucher: IssuedVoucher | null
  lockedUntil?: Date
  giftsInReach?: number
}

/** What whoever entered the code is told. */
export function toEarnResult(outcome: Outcome): EarnResult {
  const { code, result, view, available, gained, voucher, lockedUntil, giftsInReach } = outcome
  const point = isEarning(result) ? (view?.found?.batch.point ?? 0) : 0
  const isKnown = view?.found && result !== 'phoneLocked'
  return {
    code: resultCodes[result],
    message: resultMessage(result),
    point: points(point),
    available_point: points(available),
    code_masked: maskCode(code),
    ...(isKnown ? { ...productOf(view), ...batchOf(view), ...useOf(view) } : {}),
    ...(point > 0 && view ? { progress: progressOf(view.standing, gained) } : {}),
    ...(voucher ? { voucher: voucher.voucher } : {}),
    ...(lockedUntil ? { locked_until: toVietnamIso(lockedUntil) } : {}),
    ...(giftsInReach === undefined ? {} : { gifts_in_reach: giftsInReach }),
  }
}

function productOf({ product }: CodeView): Pick<EarnResult, 'product'> {
  if (!product) return {}
  const { name, slug, productCode, picture } = product
  const thumbnail = picture ? `${picture}-480.webp` : ''
  return { product: { name, slug, product_code: productCode, thumbnail } }
}

function batchOf({ found }: CodeView): Pick<EarnResult, 'batch' | 'recall_reason'> {
  if (!found) return {}
  const { lot, productExpiresOn, boxes, state, recallReason } = found.batch
  return {
    batch: { lot, boxes, ...(productExpiresOn ? { expires_on: productExpiresOn } : {}) },
    ...(state === 'recalled' ? { recall_reason: recallReason } : {}),
  }
}

/** Yourself on a date, or another: masked, and where. */
function useOf({
  found,
  account,
  usedBy,
}: CodeView): Pick<EarnResult, 'first_verified_at' | 'used_by'> {
  const use = found?.redemption
  if (!use) return {}
  return {
    first_verified_at: toVietnamIso(use.at),
    used_by: {
      own: use.accountId === account?.id,
      phone: maskPhone(usedBy?.phone ?? ''),
      place: use.place,
    },
  }
}

function progressOf(before: Standing, gained: number): EarnResult['progress'] {
  const { earned, tier, next } = standingAt(before.programme, before.earned + gained)
  return {
    tier: tier.name,
    earned: points(earned),
    tier_from: tier.pointFrom,
    ...(next ? { next_tier: next.name, next_from: next.pointFrom } : {}),
  }
}
