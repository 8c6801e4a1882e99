import { addDays } from '#domain/kernel/dates.ts'
import { saveGifts, type NewGift, type NewPromotion } from '#server/gift/index.ts'
import {
  ensureAccount,
  findActiveProgramme,
  findAccount,
  saveProgramme,
} from '#server/loyalty/index.ts'
import { givePoints } from '../../support/gifts.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { createMember } from './members.ts'

/** Gifts that can be exchanged today, in the programme that runs; their ids, in their order. */
export async function offerGiftsToday(
  shop: RunningShop,
  gifts: readonly NewGift[],
  change: Partial<NewPromotion> = {},
): Promise<number[]> {
  const { giftIds } = await saveGifts(shop.ctx.db, {
    programmeId: await programmeOfToday(shop),
    name: 'Đổi quà mùa lạnh',
    startsOn: addDays(shop.ctx.clock.today(), -10),
    endsOn: addDays(shop.ctx.clock.today(), 10),
    gifts,
    ...change,
  })
  return gifts.map(({ productCode }) => giftIds.get(productCode)!)
}

/** A member made by the API, with points to spend. */
export async function createMemberWith(
  shop: RunningShop,
  phone: string,
  points: number,
): Promise<void> {
  await createMember(shop, phone)
  const { db, clock } = shop.ctx
  const { id: memberId } = await db
    .selectFrom('member')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  // The worker does the same a moment later.
  const accountId = await db
    .transaction()
    .execute((trx) => ensureAccount(trx, { phone, memberId, at: clock.now() }))
  if (points > 0) await givePoints(shop, accountId, points)
}

export async function accountOf({ ctx }: RunningShop, phone: string) {
  const account = await findAccount(ctx.db, { phone }, ctx.clock.today())
  if (!account) throw new Error(`nobody earns points with ${phone}`)
  return account
}

async function programmeOfToday({ ctx }: RunningShop): Promise<number> {
  const today = ctx.clock.today()
  const active = await findActiveProgramme(ctx, today)
  if (active) return active.id
  return saveProgramme(ctx.db, {
    name: 'An Lành năm nay',
    startsOn: addDays(today, -60),
    endsOn: addDays(today, 60),
    tiers: [{ name: 'Thành viên', pointFrom: 0 }],
  })
}
