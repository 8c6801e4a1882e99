import { randomUUID } from 'node:crypto'
import { maskCode } from '#domain/genuine/mask.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { membershipTexts } from '#domain/membership/texts.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { products } from '#seed/catalog/products/index.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import type { PastCode, PastExchange } from '#seed/loyalty/history.ts'
import { codeCause, findCode, noteAttempt, redeemCode } from '#server/genuine/index.ts'
import { exchangeAtOnce } from '#server/gift/index.ts'
import { earnPoints } from '#server/loyalty/index.ts'
import { addToPharmacyDay } from '#server/daily-stats/index.ts'
import { yearOf, type Past } from './past.ts'

const fromSite = {
  channel: 'member',
  pharmacyCode: null,
  pharmacyUser: null,
  place: membershipTexts.ownPlace(demoShop.brandName),
} as const

/** From before pharmacies had accounts. */
const fromPharmacy = { channel: 'store', pharmacyUser: null } as const

/** A code is used up and its points earned, as entering it does. */
export async function enterPastCode(past: Past, { at, product, pharmacy }: PastCode) {
  const { db, config, terms, accountId } = past
  const code = terms.codes.get(product)!.pop()!
  const { hash, batch } = (await findCode(past, code))!
  const where = pharmacy
    ? ({ ...fromPharmacy, pharmacyCode: pharmacy.code, place: pharmacy.name } as const)
    : fromSite
  const { id: batchId, point } = batch
  await redeemCode(db, { hash, code, batchId, accountId, ...where, point, at })
  await earnPoints(db, {
    accountId,
    points: point,
    cause: codeCause(hash),
    programmeId: terms.programmes.get(yearOf(at)) ?? null,
    note: membershipTexts.codeEntered(maskCode(code), nameOf(product)),
    at,
  })
  const result = batch.kind === 'combo' ? resultCodes.comboEarned : resultCodes.earned
  const { phone } = demoLogins.member
  await noteAttempt(db, { phone, config, ...where, address: '', code, batchId, result, point, at })
  const { pharmacyCode, pharmacyUser } = where
  if (pharmacyCode === null) return
  const day = vietnamDayOf(at)
  await addToPharmacyDay(db, { pharmacyCode, pharmacyUser, day, earned: 1, points: point })
}

/** A voucher for points; kept for the order that uses it. */
export async function exchangePast(past: Past, { at, gift }: PastExchange) {
  const { db, terms, accountId } = past
  const giftId = terms.gifts.get(`${yearOf(at)} ${gift}`)!
  const cause = `exchange:${randomUUID()}`
  const note = 'Đổi điểm lấy voucher'
  const { id, code, voucher } = await exchangeAtOnce(past, db, {
    accountId,
    giftId,
    cause,
    note,
    at,
  })
  past.vouchers.set(gift, {
    campaignId: voucher.campaign_id,
    voucherId: id,
    code,
    name: voucher.name,
    saving: voucher.VoucherValue,
  })
}

function nameOf(slug: string): string {
  return products.find((product) => product.slug === slug)!.name
}
