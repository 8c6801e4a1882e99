import { maskCode } from '#domain/genuine/mask.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { points } from '#domain/kernel/points.ts'
import { lockedWords, type AccountLock } from '#domain/loyalty/locked-words.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { FoundCode } from '../genuine/index.ts'
import { countAffordable } from '../gift/index.ts'
import type { Credit, Earned } from './earn-by-codes.ts'
import type { CodeView, CodeSnapshot } from './load-codes.ts'
import { standingAt, type TierProgress } from './tier-progress.ts'
import type { EarnTransaction, CodeOutcome } from './redeem-codes.ts'

/** What whoever entered the code is told; no balance where nothing was credited and none may be told. */
export function toEarnResult(
  transaction: EarnTransaction,
  outcomes: CodeOutcome,
  earned: Earned,
): EarnResult {
  const { snapshot } = transaction
  const tellsBalance = transaction.tellsBalance || earned.credits.size > 0
  const { code, result, lockedUntil } = outcomes
  const credit = earned.credits.get(code)
  const view = result === 'phoneLocked' ? null : outcomes.view
  return {
    code: resultCodes[result],
    message:
      result === 'membershipLocked' ? lockedWords(lockOf(transaction)) : resultMessage(result),
    point: points((credit && view?.found?.batch.point) ?? 0),
    available_point: points(tellsBalance ? (credit?.available ?? earned.available) : 0),
    code_masked: maskCode(code),
    ...(view
      ? {
          ...productOf(view),
          ...batchOf(view),
          ...useOf(view, tellsBalance || isOvertaken(transaction, outcomes) ? transaction : null),
        }
      : {}),
    ...(credit ? gainOf(credit, snapshot) : {}),
    ...(credit && earned.ownVoucher ? usedAlong(earned.ownVoucher) : {}),
    ...(lockedUntil ? { locked_until: toVietnamIso(lockedUntil) } : {}),
  }
}

/** Null where it was locked since it was looked up. */
function lockOf({ snapshot }: EarnTransaction): AccountLock | null {
  return snapshot.account?.lock ?? null
}

export function productOf({ found, product }: CodeView): Pick<EarnResult, 'product'> {
  if (!found || !product) return {}
  const { name, slug, productCode, picture } = product
  const thumbnail = picture ? `${picture}-480.webp` : ''
  return { product: { name, slug, product_code: productCode, thumbnail } }
}

export function batchOf({ found }: CodeView): Pick<EarnResult, 'batch' | 'recall_reason'> {
  if (!found) return {}
  const { lot, productExpiresOn, boxes, state, recallReason } = found.batch
  return {
    batch: { lot, boxes, ...(productExpiresOn ? { expires_on: productExpiresOn } : {}) },
    ...(state === 'recalled' ? { recall_reason: recallReason } : {}),
  }
}

/** Yourself on a date, or another: masked, and where. */
function useOf(
  { found }: CodeView,
  transaction: EarnTransaction | null,
): Pick<EarnResult, 'first_verified_at' | 'used_by'> {
  const use = found?.redemption
  if (!use) return {}
  return {
    ...verifiedAt({ found }),
    used_by: {
      own: transaction !== null && isOwn(transaction, found),
      phone: maskPhone(found.usedBy ?? ''),
      place: use.place,
    },
  }
}

/** When it was entered first, and nothing of whom. */
export function verifiedAt({
  found,
}: Pick<CodeView, 'found'>): Pick<EarnResult, 'first_verified_at'> {
  const use = found?.redemption
  return use ? { first_verified_at: toVietnamIso(use.at) } : {}
}

/** Free when it was looked up: whoever holds it may hear that it was for this same customer, at another phone. */
function isOvertaken({ snapshot }: EarnTransaction, { code }: CodeOutcome): boolean {
  const before = snapshot.codes.get(code)?.found
  return before !== null && before !== undefined && before.redemption === null
}

/** The account may have been made by the entry that was quicker. */
function isOwn({ snapshot, who }: EarnTransaction, { redemption, usedBy }: FoundCode): boolean {
  const { account } = snapshot
  return account ? redemption?.accountId === account.id : usedBy === who.phone
}

function gainOf(
  { available, gained, voucher }: Credit,
  { standing, openCosts }: CodeSnapshot,
): Pick<EarnResult, 'progress' | 'voucher' | 'gifts_in_reach'> {
  return {
    progress: progressOf(standing, gained),
    ...(voucher ? { voucher: voucher.voucher } : {}),
    gifts_in_reach: countAffordable(openCosts, available),
  }
}

function progressOf(before: TierProgress, gained: number): EarnResult['progress'] {
  const { earned, tier, next } = standingAt(before.programme, before.earned + gained)
  return {
    tier: tier.name,
    earned: points(earned),
    tier_from: tier.pointFrom,
    ...(next ? { next_tier: next.name, next_from: next.pointFrom } : {}),
  }
}

function usedAlong({ code, name }: { code: string; name: string }) {
  return { voucher_used: { code, name } } satisfies Pick<EarnResult, 'voucher_used'>
}
