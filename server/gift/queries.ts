import type { VietnamDay } from '#domain/kernel/dates.ts'
import { shownSquare } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import type { ExchangePromotionRow, GiftRow } from './gift-row.ts'

const promotionColumns = `
  p.id, p.programme_id as "programmeId", p.name, p.description, p.starts_on as "startsOn", p.ends_on as "endsOn",
  p.point_limit as "pointLimit"`

const publishedProgramme = `select from loyalty_programme where id = $1 and published`

export async function isProgrammePublished(db: Db, id: number): Promise<boolean> {
  return (await queryRows(db, publishedProgramme, [id])).length > 0
}

const promotionsOfProgramme = `
  select ${promotionColumns} from exchange_promotion p
  where p.programme_id = $1 and p.published order by p.sort, p.starts_on, p.id`

/** The published exchange promotions of a programme, in their order. */
export async function listPromotions(db: Db, programmeId: number): Promise<ExchangePromotionRow[]> {
  return queryRows<ExchangePromotionRow>(db, promotionsOfProgramme, [programmeId])
}

const publishedPromotion = `
  select ${promotionColumns} from exchange_promotion p
  join loyalty_programme l on l.id = p.programme_id and l.published
  where p.id = $1 and p.published`

export async function findPromotion(db: Db, id: number): Promise<ExchangePromotionRow | null> {
  const [found] = await queryRows<ExchangePromotionRow>(db, publishedPromotion, [id])
  return found ?? null
}

/** What can still be exchanged: stock that nobody holds, bounded by the gift's quota in all. */
export const remainingOf = (gift: string): string =>
  `greatest(0, least(${gift}.on_hand - ${gift}.reserved, ${gift}.total_limit - ${gift}.exchanged))`

const shownColumns = `
  g.id, g.name, g.description, g.kind, g.product_code, g.point_cost, ${shownSquare('g.picture')} as picture, g.promotion_id,
  g.per_member_limit, ${remainingOf('g')} as remaining`

const giftsOfPromotions = `
  select ${shownColumns} from gift g join exchange_promotion p on p.id = g.promotion_id
  where g.promotion_id = any($1::int[]) and g.published order by p.sort, p.id, g.sort, g.id`

export async function listGiftRows(db: Db, promotionIds: readonly number[]): Promise<GiftRow[]> {
  return queryRows<GiftRow>(db, giftsOfPromotions, [promotionIds])
}

const openCosts = `
  select g.point_cost as cost from gift g
  join exchange_promotion p on p.id = g.promotion_id
  join loyalty_programme l on l.id = p.programme_id
  where g.published and p.published and l.published and ${remainingOf('g')} > 0
    and $1::date between p.starts_on and p.ends_on and $1::date between l.starts_on and l.ends_on`

/** What each gift costs that somebody could exchange on that day. */
export async function listOpenCosts(db: Db, today: VietnamDay): Promise<number[]> {
  return (await queryRows<{ cost: Column<'gift', 'point_cost'> }>(db, openCosts, [today])).map(
    ({ cost }) => cost,
  )
}

const spentByPromotion = `
  select promotion_id as "promotionId", points from promotion_holder
  where account_id = $1 and points > 0 order by promotion_id`

/** What a member has spent in each promotion; promotions without spending are left out. */
export async function listSpent(
  db: Db,
  accountId: number,
): Promise<{ promotionId: number; points: number }[]> {
  return queryRows<CamelRow<'promotion_holder', 'promotion_id' | 'points'>>(db, spentByPromotion, [
    accountId,
  ])
}

const takenInPromotion = `
  select g.id::text as id, h.taken from gift_holder h join gift g on g.id = h.gift_id
  where h.account_id = $1 and g.promotion_id = $2 and h.taken > 0 order by g.id`

/** How often a member has taken each gift of a promotion, by gift id. */
export async function readTaken(
  db: Db,
  accountId: number,
  promotionId: number,
): Promise<Record<string, number>> {
  const rows = await queryRows<Row<'gift_holder', 'taken'> & { id: string }>(db, takenInPromotion, [
    accountId,
    promotionId,
  ])
  return Object.fromEntries(rows.map(({ id, taken }) => [id, taken]))
}

const rewardsLeft = `
  select g.id, g.name, ${remainingOf('g')} as remaining
  from gift g join exchange_promotion p on p.id = g.promotion_id
    join loyalty_programme l on l.id = p.programme_id and l.published
  where p.programme_id = $1 and p.published and g.published and g.kind = 'voucher'
  order by p.sort, p.id, g.sort, g.id`

/** What is left of the vouchers that a published programme gives for points. */
export async function listRewardsLeft(
  db: Db,
  programmeId: number,
): Promise<{ id: number; name: string; remaining: number }[]> {
  return queryRows<Row<'gift', 'id' | 'name'> & { remaining: number }>(db, rewardsLeft, [
    programmeId,
  ])
}
