import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { getProgramme as definition, Programme } from '#domain/gift/api.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findActiveProgramme, findProgramme } from '../loyalty/index.ts'
import { toExchangePromotion, toGift } from './gift-view.ts'
import { isProgrammePublished, listGiftRows, listPromotions } from './queries.ts'

/** Tiers, exchange promotions and gifts of a programme; of today's when none is named. */
export async function getProgramme(
  ctx: Context,
  { programId }: ParsedInput<typeof definition>,
): Promise<Programme> {
  const programme =
    programId === undefined
      ? await findActiveProgramme(ctx, ctx.clock.today())
      : await findPublished(ctx.db, programId)
  if (!programme) throw new Refusal('notFound')
  const promotions = await listPromotions(ctx.db, programme.id)
  const gifts = await listGiftRows(
    ctx.db,
    promotions.map(({ id }) => id),
  )
  return {
    id: programme.id,
    name: programme.name,
    start_date: programme.startsOn,
    expired_date: programme.endsOn,
    tiers: programme.tiers.map(({ name, pointFrom, benefits }) => {
      return { name, PointFrom: pointFrom, benefits }
    }),
    promotions: promotions.map(toExchangePromotion),
    gifts: gifts.map(toGift),
  }
}

/** Also one that has ended or has yet to begin: orders name it. */
async function findPublished(db: Db, id: number) {
  return (await isProgrammePublished(db, id)) ? findProgramme(db, id) : null
}
