import type { VietnamDay } from '#domain/kernel/dates.ts'
import { shownSquare } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import { voucherPicture } from './gift-view.ts'
import { remainingOf } from './queries.ts'

/** Below this the number that is left is shown, so its every change is told. */
const shownExactly = 10

/** Sent by the database at commit, so that nobody has to think of it. */
const tellShown = (remaining: string) =>
  `case when ${remaining} <= ${shownExactly} then pg_notify('public_cache', 'loyalty') end`

/** A gift as the rules see it when somebody wants some of it. */
export interface WantedRow
  extends
    CamelRow<'gift', 'id' | 'point_cost' | 'per_member_limit'>,
    CamelRow<'exchange_promotion', 'point_limit'> {
  remaining: number
  takenByMember: number
  promotionId: Column<'exchange_promotion', 'id'>
  spentInPromotion: number
  isPublished: boolean
  /** The promotion's days, within the programme's. */
  startsOn: VietnamDay
  endsOn: VietnamDay
  /** Whether this cause has taken it already. */
  isTaken: boolean
}

const wantedGifts = `
  select g.id, g.point_cost as "pointCost", ${remainingOf('g')} as remaining,
    g.per_member_limit as "perMemberLimit", coalesce(h.taken, 0) as "takenByMember",
    p.id as "promotionId", p.point_limit as "pointLimit",
    coalesce(s.points, 0) as "spentInPromotion",
    g.published and p.published and l.published as "isPublished",
    greatest(p.starts_on, l.starts_on) as "startsOn", least(p.ends_on, l.ends_on) as "endsOn",
    exists (select from gift_exchange e where e.cause = $3 and e.gift_id = g.id) as "isTaken"
  from gift g
  join exchange_promotion p on p.id = g.promotion_id
  join loyalty_programme l on l.id = p.programme_id
  left join gift_holder h on h.gift_id = g.id and h.account_id = $2
  left join promotion_holder s on s.promotion_id = p.id and s.account_id = $2
  where g.id = any($1::int[]) order by g.id`

/** What the rules need to know of gifts; the member's part is firm while their account is locked. */
export async function listWanted(
  db: Db,
  ids: readonly number[],
  accountId: number,
  cause: string,
): Promise<WantedRow[]> {
  return queryRows<WantedRow>(db, wantedGifts, [ids, accountId, cause])
}

/** A gift as it is kept with the order that holds it. */
export interface HeldGift extends CamelRow<
  'gift',
  'promotion_id' | 'name' | 'kind' | 'product_code'
> {
  giftId: Column<'gift', 'id'>
  /** Points of one piece. */
  pointCost: Column<'gift', 'point_cost'>
  quantity: number
  /** Picture stem. */
  picture: string
  /** Of a reward voucher. */
  voucherCampaignId: Column<'gift', 'voucher_campaign_id'>
}

const heldColumns = (gift: string, exchange: string) => `
  ${gift}.id as "giftId", ${exchange}.promotion_id as "promotionId", ${gift}.name, ${gift}.kind,
  ${gift}.product_code as "productCode", ${exchange}.point_cost as "pointCost",
  ${exchange}.quantity, ${gift}.voucher_campaign_id as "voucherCampaignId",
  case ${gift}.kind when 'voucher' then '${voucherPicture}' else ${shownSquare(`${gift}.picture`)} end as picture`

/**
 * Takes from each gift what is asked, if there is so much. Gifts are locked in the order of their ids
 * by the statement that takes them; the counts of this member are safe by their account's lock.
 */
const takeThem = `
  with asked as (
    select id, quantity from unnest($1::int[], $2::int[]) as asked (id, quantity)
  ), locked as (
    select g.id, asked.quantity from gift g join asked using (id) order by g.id
    for no key update of g
  ), taken as (
    update gift g
    set reserved = g.reserved + locked.quantity, exchanged = g.exchanged + locked.quantity
    from locked
    where g.id = locked.id and ${remainingOf('g')} >= locked.quantity
    returning g.*, locked.quantity
  ), of_member as (
    insert into gift_holder as h (gift_id, account_id, taken)
    select id, $3, quantity from taken
    on conflict (gift_id, account_id) do update set taken = h.taken + excluded.taken
  ), in_promotion as (
    insert into promotion_holder as h (promotion_id, account_id, points)
    select promotion_id, $3, sum(point_cost * quantity) from taken group by promotion_id
    on conflict (promotion_id, account_id) do update set points = h.points + excluded.points
  ), kept as (
    insert into gift_exchange (gift_id, promotion_id, account_id, cause, quantity, point_cost,
      state, created_at)
    select id, promotion_id, $3, $4, quantity, point_cost, 'held', $5 from taken
  )
  select ${heldColumns('taken', 'taken')}, ${tellShown(remainingOf('taken'))} as told
  from taken order by taken.id`

export interface AskedGift {
  id: number
  quantity: number
}

export interface GiftTaking {
  accountId: number
  gifts: readonly AskedGift[]
  cause: string
  at: Date
}

/** Returns only what could be taken: when that is less than what was asked, the caller refuses. */
export async function takeGifts(trx: Db, taking: GiftTaking): Promise<HeldGift[]> {
  const { accountId, gifts, cause, at } = taking
  const ids = gifts.map((gift) => gift.id)
  const quantities = gifts.map((gift) => gift.quantity)
  return queryRows<HeldGift>(trx, takeThem, [ids, quantities, accountId, cause, at])
}

export type ExchangeRow = HeldGift & Row<'gift_exchange', 'id' | 'state'>

const exchangesOfCause = `
  select e.id, e.state, ${heldColumns('g', 'e')}
  from gift_exchange e join gift g on g.id = e.gift_id where e.cause = $1 order by g.id`

export async function listExchanges(trx: Db, cause: string): Promise<ExchangeRow[]> {
  return queryRows<ExchangeRow>(trx, exchangesOfCause, [cause])
}

/** Whose exchanges a cause has; null when it has none. */
export async function findExchanger(trx: Db, cause: string): Promise<number | null> {
  const found = `select account_id as id from gift_exchange where cause = $1 limit 1`
  const [row] = await queryRows<{ id: Column<'gift_exchange', 'account_id'> }>(trx, found, [cause])
  return row?.id ?? null
}

/** Gifts of a cause in the order of their ids, until the transaction ends. */
export async function lockGifts(trx: Db, cause: string): Promise<void> {
  await queryRows(
    trx,
    `select from gift where id in (select gift_id from gift_exchange where cause = $1)
     order by id for no key update`,
    [cause],
  )
}

/** Held → burnt; reward vouchers are given with that and leave their stock. */
const burnThem = `
  with burnt as (
    update gift_exchange e
    set state = case when g.kind = 'voucher' then 'given' else 'burnt' end, settled_at = $2
    from gift g where g.id = e.gift_id and e.cause = $1 and e.state = 'held'
    returning e.gift_id, e.quantity, g.kind
  )
  update gift g set reserved = g.reserved - burnt.quantity, on_hand = g.on_hand - burnt.quantity
  from burnt where g.id = burnt.gift_id and burnt.kind = 'voucher'`

/** Call with the gifts locked. */
export async function burnExchanges(trx: Db, cause: string, at: Date): Promise<void> {
  await queryRows(trx, burnThem, [cause, at])
}

const giveThem = `
  with given as (
    update gift_exchange set state = 'given', settled_at = $2
    where cause = $1 and state = 'burnt' returning gift_id, quantity
  )
  update gift g set reserved = g.reserved - given.quantity, on_hand = g.on_hand - given.quantity
  from given where g.id = given.gift_id`

/** Call with the gifts locked. */
export async function giveExchanges(trx: Db, cause: string, at: Date): Promise<void> {
  await queryRows(trx, giveThem, [cause, at])
}

/** Whatever state: what was reserved is free again, what was given is back, the counts go down. */
const returnThem = `
  with asked as (
    select id, kept from unnest($1::bigint[], $2::int[]) as asked (id, kept)
  ), returned as (
    update gift_exchange e set state = 'returned', kept = asked.kept, settled_at = $3
    from asked, gift_exchange before
    where e.id = asked.id and before.id = e.id and e.state <> 'returned'
    returning e.gift_id, e.promotion_id, e.account_id, e.point_cost, e.quantity - e.kept as back,
      before.state = 'given' as was_given
  ), of_member as (
    update gift_holder h set taken = h.taken - returned.back from returned
    where h.gift_id = returned.gift_id and h.account_id = returned.account_id
  ), in_promotion as (
    update promotion_holder h set points = h.points - sums.points
    from (select promotion_id, account_id, sum(point_cost * back) as points
      from returned group by promotion_id, account_id) sums
    where h.promotion_id = sums.promotion_id and h.account_id = sums.account_id
  ), freed as (
    update gift g set exchanged = g.exchanged - returned.back,
      reserved = g.reserved - case when was_given then 0 else returned.back end,
      on_hand = g.on_hand + case when was_given then returned.back else 0 end
    from returned where g.id = returned.gift_id
    returning g.*, returned.back
  )
  select ${tellShown(`${remainingOf('freed')} - back`)} as told from freed`

/** Call with the account and the gifts locked. `kept`: used reward vouchers that stay. */
export async function returnExchanges(
  trx: Db,
  exchanges: readonly { id: number; kept: number }[],
  at: Date,
): Promise<void> {
  const ids = exchanges.map((exchange) => exchange.id)
  const kept = exchanges.map((exchange) => exchange.kept)
  await queryRows(trx, returnThem, [ids, kept, at])
}
