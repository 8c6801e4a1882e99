import { sql } from 'kysely'
import { checksBetween } from '#server/doctor.ts'
import type { Db } from '#server/platform/db.ts'
import {
  burnGifts,
  giftChecks,
  giveGifts,
  holdGifts,
  returnGifts,
  saveGifts,
  type NewGift,
  type NewPromotion,
} from '#server/gift/index.ts'
import { earnPoints, findAccount, saveProgramme } from '#server/loyalty/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import type { TestShop } from './app.ts'
import { findLedgerFaults, openAccount } from './points.ts'

let lastCode = 0

/** A gift on the shelf: 100 points, 10 pieces, no quota. */
export function someGift(change: Partial<NewGift> = {}): NewGift {
  lastCode += 1
  return {
    name: `Khăn mặt ${lastCode}`,
    description: 'Khăn bông',
    kind: 'gift',
    productCode: `QT${lastCode}`,
    pointCost: 100,
    picture: '/media/gifts/khan-mat-1',
    onHand: 10,
    ...change,
  }
}

/** A reward voucher of 50.000 đồng, of a campaign of its own. */
export async function someVoucherGift(
  { ctx }: TestShop,
  change: Partial<NewGift> = {},
  campaign: Partial<Parameters<typeof saveCampaign>[1]> = {},
): Promise<NewGift> {
  const voucherCampaignId = await saveCampaign(ctx.db, {
    name: 'Voucher đổi điểm 50.000 VNĐ',
    kind: 'amount',
    value: 50_000,
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    membersOnly: true,
    createdAt: ctx.clock.now(),
    ...campaign,
  })
  return someGift({ kind: 'voucher', picture: '', voucherCampaignId, ...change })
}

export async function openGiftProgramme({ ctx }: TestShop): Promise<number> {
  return saveProgramme(ctx.db, {
    name: 'An Lành 2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    tiers: [{ name: 'Thành viên', pointFrom: 0 }],
  })
}

/** Puts gifts into an exchange promotion that is open today; their ids, in their order. */
export async function offerGifts(
  { ctx }: TestShop,
  programmeId: number,
  gifts: readonly NewGift[],
  change: Partial<NewPromotion> = {},
) {
  const { promotionId, giftIds } = await saveGifts(ctx.db, {
    programmeId,
    name: 'Đổi quà mùa lạnh',
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    gifts,
    ...change,
  })
  return { promotionId, ids: gifts.map((gift) => giftIds.get(gift.productCode)!) }
}

/** The account of a phone that nobody else has, with points on it. */
export async function memberWith(shop: TestShop, points: number): Promise<number> {
  const accountId = await openAccount(shop.ctx.db, shop.ctx.clock.now())
  if (points > 0) await givePoints(shop, accountId, points)
  return accountId
}

export async function givePoints({ ctx }: TestShop, accountId: number, points: number) {
  lastCode += 1
  const earning = { accountId, points, cause: `code:${lastCode}`, programmeId: null, note: '' }
  await ctx.db.transaction().execute((trx) => earnPoints(trx, { ...earning, at: ctx.clock.now() }))
}

/** What orders do with gifts, each in a transaction of its own. */
export function giftBackoffice({ ctx }: TestShop) {
  const inOwn = <T>(work: (trx: Db, at: Date) => Promise<T>) =>
    ctx.db.transaction().execute((trx) => work(trx, ctx.clock.now()))
  return {
    hold: (accountId: number, cause: string, ...ids: number[]) =>
      inOwn((trx, at) => {
        const gifts = ids.map((id) => ({ id, quantity: 1 }))
        return holdGifts(trx, { accountId, gifts, cause, note: 'Đổi quà', at })
      }),
    burn: (cause: string) => inOwn((trx, at) => burnGifts(ctx, trx, { cause, at })),
    give: (cause: string) => inOwn((trx, at) => giveGifts(trx, { cause, at })),
    giveBack: (cause: string) => inOwn((trx, at) => returnGifts(trx, { cause, at })),
  }
}

export async function readGift({ ctx }: TestShop, id: number) {
  return ctx.db
    .selectFrom('gift')
    .select(['on_hand', 'reserved', 'exchanged'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function readPoints({ ctx }: TestShop, id: number) {
  const account = await findAccount(ctx.db, { id }, ctx.clock.today())
  return { available: account!.available, holding: account!.holding }
}

/** What contradicts itself in gifts and points; empty when all is well. */
export async function findGiftFaults(db: Db): Promise<string[]> {
  const faults = await findLedgerFaults(db)
  const ofOrders = checksBetween.filter(({ name }) => name.startsWith('an exchange of'))
  for (const { name, query } of [...giftChecks, ...ofOrders]) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(db)
    faults.push(...rows.map(({ found }) => `${name}: ${found}`))
  }
  return faults
}
