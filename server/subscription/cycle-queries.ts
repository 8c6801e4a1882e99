import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'

/** Subscriptions to announce by a day, page after page. */
export async function listToAnnounce(
  db: Db,
  until: VietnamDay,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await queryRows<Row<'standing_order', 'id'>>(
    db,
    `select s.id from standing_order s
     where s.state = 'active' and s.chosen and s.next_on <= $1::date and s.id > $2
       and not exists (select from standing_cycle c
         where c.standing_order_id = s.id and c.outcome = 'announced')
     order by s.id limit $3`,
    [until, after, limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Opens the next cycle of a subscription, with the event that tells its member: of several workers
 * one does. A day that was missed is announced now and comes as late as its notice asks.
 */
export async function announce(
  trx: Db,
  id: number,
  { until, at }: { until: VietnamDay; at: Date },
): Promise<boolean> {
  // Locked by this statement, so that the next one sees what the member has changed meanwhile.
  await queryRows(trx, `select from standing_order where id = $1 for no key update`, [id])
  const announced = await queryRows(
    trx,
    `with wanted as (
       update standing_order s set next_on = greatest(s.next_on, $2::date),
         agreed_price = p.discount_price
       from product p
       where s.id = $1 and p.id = s.product_id and s.state = 'active' and s.chosen and s.next_on <= $2::date
         and not exists (select from standing_cycle c
           where c.standing_order_id = s.id and c.outcome = 'announced')
       returning s.id, s.next_on
     ), cycle as (
       insert into standing_cycle (standing_order_id, due_on, announced_at)
       select id, next_on, $3 from wanted returning id
     )
     insert into outbox_event (topic, payload, created_at)
     select 'replenish.announced', jsonb_build_object('cycleId', id), $3 from cycle returning id`,
    [id, until, at],
  )
  return announced.length === 1
}

export interface DueCycle
  extends
    Row<'standing_cycle', 'id'>,
    CamelRow<
      'standing_order',
      | 'member_id'
      | 'product_id'
      | 'quantity'
      | 'payment_method'
      | 'agreed_price'
      | 'agreed_fee'
      | 'last_order_code'
    >,
    CamelRow<'standing_cycle', 'due_on' | 'handed_over_on'> {
  subscriptionId: Column<'standing_order', 'id'>
}

const dueCycles = `
  select c.id, s.id as "subscriptionId", s.member_id as "memberId",
    s.product_id as "productId", s.quantity, s.payment_method as "paymentMethod",
    s.agreed_price as "agreedPrice", s.agreed_fee as "agreedFee",
    s.last_order_code as "lastOrderCode", c.due_on as "dueOn", c.handed_over_on as "handedOverOn"
  from standing_cycle c join standing_order s on s.id = c.standing_order_id
  where c.outcome = 'announced' and c.due_on <= $1::date and s.state = 'active' and s.chosen
    and (c.last_try_on is null or c.last_try_on < $1::date)`

/**
 * Open cycles whose day has come and that were not tried today, page after page; those that a job has, once
 * its days are over.
 */
export function listDue(
  db: Db,
  today: VietnamDay,
  { overBefore, after, limit }: { overBefore: VietnamDay; after: number; limit: number },
): Promise<DueCycle[]> {
  return queryRows<DueCycle>(
    db,
    `${dueCycles} and (c.handed_over_on is null or c.handed_over_on < $4::date) and c.id > $2
     order by c.id limit $3`,
    [today, after, limit, overBefore],
  )
}

/** One of them, whoever has it; null when there is nothing to order any more. */
export async function findDue(db: Db, id: number, today: VietnamDay): Promise<DueCycle | null> {
  const rows = await queryRows<DueCycle>(db, `${dueCycles} and c.id = $2`, [today, id])
  return rows[0] ?? null
}

/** From now on a job tries to order it, once. */
export async function handOver(
  db: Db,
  id: number,
  { today, at }: { today: VietnamDay; at: Date },
): Promise<void> {
  await queryRows(
    db,
    `with handed as (
       update standing_cycle set handed_over_on = $2::date
       where id = $1 and outcome = 'announced' and handed_over_on is null returning id)
     insert into outbox_event (topic, payload, created_at)
     select 'replenish.notOrdered', jsonb_build_object('cycleId', id), $3 from handed`,
    [id, today, at],
  )
}

/** The hourly run has it again. */
export async function takeBack(db: Db, id: number): Promise<void> {
  await queryRows(db, `update standing_cycle set handed_over_on = null where id = $1`, [id])
}

/** The member is asked about a fee, once a cycle and fee. */
export async function askFee(
  db: Db,
  id: number,
  { fee, at }: { fee: number; at: Date },
): Promise<void> {
  await queryRows(
    db,
    `with asked as (
       update standing_cycle set asked_fee = $2
       where id = $1 and outcome = 'announced' and asked_fee is distinct from $2 returning id)
     insert into outbox_event (topic, payload, created_at)
     select 'replenish.feeRose', jsonb_build_object('cycleId', id), $3 from asked`,
    [id, fee, at],
  )
}

/** The cycle becomes this order; false when it is open no longer. In the order's own transaction. */
export async function claimCycle(
  trx: Db,
  cycle: Pick<DueCycle, 'id' | 'subscriptionId'>,
  { orderCode, at }: { orderCode: string; at: Date },
): Promise<boolean> {
  const claimed = await queryRows(
    trx,
    `update standing_order s set last_order_code = $3, next_on = c.due_on + s.cycle_days
     from standing_cycle c
     where s.id = $1 and s.state = 'active' and c.id = $2 and c.outcome = 'announced'
     returning s.id`,
    [cycle.subscriptionId, cycle.id, orderCode],
  )
  if (claimed.length === 0) return false
  const settled = await queryRows(
    trx,
    `update standing_cycle set outcome = 'ordered', order_code = $2, settled_at = $3
     where id = $1 and outcome = 'announced' returning id`,
    [cycle.id, orderCode, at],
  )
  return settled.length === 1
}

/**
 * Counts a day on which a cycle could not be ordered, once a day, with the event that tells the
 * member; after the last try the cycle is given up and the subscription goes on with the next.
 */
export async function noteTry(
  trx: Db,
  cycle: Pick<DueCycle, 'id' | 'subscriptionId'>,
  failed: {
    note: string
    today: VietnamDay
    maxTries: number
    /** The day of the next cycle must not come before. */
    earliest: VietnamDay
    at: Date
  },
): Promise<void> {
  await queryRows(trx, `select from standing_order where id = $1 for no key update`, [
    cycle.subscriptionId,
  ])
  await queryRows(
    trx,
    `with tried as (
       update standing_cycle set tries = tries + 1, handed_over_on = null, last_try_on = $2::date, note = $3,
         outcome = case when tries + 1 >= $4 then 'skipped' else outcome end,
         settled_at = case when tries + 1 >= $4 then $5::timestamptz end
       where id = $1 and outcome = 'announced' and (last_try_on is null or last_try_on < $2::date)
       returning id, standing_order_id, due_on, tries, outcome
     ), onward as (
       update standing_order s set next_on = t.due_on + s.cycle_days
         * greatest(1, ceil(($6::date - t.due_on)::numeric / s.cycle_days))::int
       from tried t where s.id = t.standing_order_id and t.outcome = 'skipped'
     )
     insert into outbox_event (topic, payload, created_at)
     select 'replenish.held', jsonb_build_object('cycleId', id, 'tries', tries), $5 from tried`,
    [cycle.id, failed.today, failed.note, failed.maxTries, failed.at, failed.earliest],
  )
}

export interface CycleForMessage
  extends
    CamelRow<
      'standing_order',
      'member_id' | 'quantity' | 'payment_method' | 'next_on' | 'last_order_code'
    >,
    CamelRow<'standing_cycle', 'due_on' | 'outcome' | 'tries' | 'note'> {
  product: Column<'product', 'name'>
  /** Đồng of one piece. */
  price: Column<'standing_order', 'agreed_price'>
  /** Đồng for delivery that the member has agreed to. */
  agreedFee: Column<'standing_order', 'agreed_fee'>
  weightGrams: Column<'product', 'weight_grams'>
}

/** What a member is told of a cycle. */
export async function findTold(db: Db, cycleId: number): Promise<CycleForMessage | null> {
  const rows = await queryRows<CycleForMessage>(
    db,
    `select s.member_id as "memberId", p.name as product, s.quantity, s.agreed_price as price,
       s.agreed_fee as "agreedFee", p.weight_grams as "weightGrams",
       s.payment_method as "paymentMethod", c.due_on as "dueOn", s.next_on as "nextOn", c.outcome,
       c.tries, c.note, s.last_order_code as "lastOrderCode"
     from standing_cycle c join standing_order s on s.id = c.standing_order_id
       join product p on p.id = s.product_id
     where c.id = $1`,
    [cycleId],
  )
  return rows[0] ?? null
}
